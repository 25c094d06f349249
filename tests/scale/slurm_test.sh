#!/bin/bash
# Runs a plan on a Slurm cluster of three nodes on this machine. One node is lost in the middle and comes back, one counts wrongly: the
# total is that of one process. Usage: slurm_test.sh PROGRAM. Status 77: Slurm or munge is not installed.
set -euo pipefail
SATOR=$(realpath "$1")
export SATOR
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
source "$here/campaign.sh"
source "$here/slurm_cluster.sh"
export PATH=$PATH:/usr/sbin
for program in slurmctld slurmd sbatch munged mungekey; do
    command -v "$program" >/dev/null || { echo "skipped: there is no $program; install slurm-wlm and munge" >&2; exit 77; }
done
# Jobs that are not finished after these seconds are a failure. An idle machine needs a tenth of them.
patience=300
folder=$(mktemp -d)
end() {
    cluster_down
    rm -rf "$folder"
}
trap end EXIT
trap 'exit 1' INT TERM
cd "$folder"
cluster_up "$folder/cluster"

# finished: prints the number of parts that have a result.
finished() { find square.parts -maxdepth 1 -name '*.result' ! -name '*.again.*' | wc -l; }
# tell LINE: prints a line with the seconds since the test began.
tell() { echo "$SECONDS s: $1"; }

printf 'magic_square 5x5\ninitial\n| 3 17 . . .\n| 9 . . . .\n| . . . . .\n| . . . . .\n| . . . . .\n' >square.sator
total=$("$SATOR" solve --count --json square.sator | sed -E 's/.*"count":"([0-9]+)".*/\1/')
"$SATOR" plan count square.sator --parts 8 -o square.plan --slurm >square.sbatch
sed -i 's/--mem=4G/--mem=1G/; s/--memory-limit 3G/--memory-limit 1G --checkpoint-every 200ms/' square.sbatch
parts=$(grep -c '^part ' square.plan)

timeout 20 sbatch square.sbatch
for ((end = SECONDS + patience; $(finished) < 3 || $(processes_with SLURMD_NODENAME=n2 | wc -l) == 0; )); do
    ((SECONDS < end)) || fail "n2 runs no part after $patience s"
    sleep 0.1
done
tell "$(finished) of $parts parts are finished; n2 is lost while it runs one"
node_lost n2
sleep 12
node_up n2
wait_for_jobs "$patience"
expect_total square.plan "$total"
tell "the hosts of the parts: $(grep -h '^host ' square.parts/*.result | sort | uniq -c | tr -s '\n ' ' ')"

# n1 counts one part wrongly. Each node runs what the others have run.
part=$(grep -l '^host n1$' square.parts/*.result | head -1)
counted_wrongly "$part"
[[ $("$SATOR" merge square.plan) != "$total solutions"* ]] || fail "the count is right, although one part is wrong"
for node in n1 n2 n3; do
    timeout 20 sbatch --nodelist="$node" --mem=1G --output="$folder/again.$node.log" --wrap "'$SATOR' part square.plan --again 100%"
done
wait_for_jobs "$patience"
tell "$(find square.parts -name '*.again.*.result' | wc -l) parts were run again"
if "$SATOR" merge square.plan >merged.txt; then fail "the wrong count was not found"; fi
cat merged.txt
grep -q "^part $(basename "$part" .result): the results differ" merged.txt || fail "the wrong part is not named"
grep -q 'n1' merged.txt || fail "the host is not named"
timeout 20 sbatch square.sbatch
wait_for_jobs "$patience"
expect_total square.plan "$total"
tell "the total is right again"
