#!/bin/bash
# Runs a plan on a Slurm cluster of three nodes on this machine. One node is lost in the middle and comes back, one counts wrongly: the
# total is that of one process. Usage: slurm_test.sh PROGRAM. Status 77: Slurm or munge is not installed, or the user is not root.
set -euo pipefail
SATOR=$(realpath "$1")
export SATOR
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
source "$here/campaign.sh"
source "$here/slurm_cluster.sh"
if [[ $EUID != 0 ]] || ! command -v slurmctld munged sbatch >/dev/null; then exit 77; fi
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

printf 'magic_square 5x5\ninitial\n| 3 17 . . .\n| . . . . .\n| . . . . .\n| . . . . .\n| . . . . .\n' >square.sator
total=$("$SATOR" solve --count --json square.sator | sed -E 's/.*"count":"([0-9]+)".*/\1/')
"$SATOR" plan count square.sator --parts 40 -o square.plan --slurm >square.sbatch
sed -i 's/--mem=4G/--mem=1G/; s/--memory-limit 3G/--memory-limit 1G --checkpoint-every 200ms/' square.sbatch
parts=$(grep -c '^part ' square.plan)

timeout 20 sbatch square.sbatch
until (($(finished) >= 6)); do sleep 0.1; done
echo "$(finished) of $parts parts are finished; n2 is lost"
node_lost n2
sleep 12
node_up n2
wait_for_jobs 900
expect_total square.plan "$total"
grep -h '^host ' square.parts/*.result | sort | uniq -c

# n1 counts one part wrongly. Each node runs what the others have run.
part=$(grep -l '^host n1$' square.parts/*.result | head -1)
counted_wrongly "$part"
[[ $("$SATOR" merge square.plan) != "$total solutions"* ]] || fail "the count is right, although one part is wrong"
for node in n1 n2 n3; do
    timeout 20 sbatch --nodelist="$node" --output=/dev/null --wrap "'$SATOR' part square.plan --again 100%"
done
wait_for_jobs 900
if "$SATOR" merge square.plan >merged.txt; then fail "the wrong count was not found"; fi
cat merged.txt
grep -q "^part $(basename "$part" .result): the results differ" merged.txt || fail "the wrong part is not named"
grep -q 'n1' merged.txt || fail "the host is not named"
timeout 20 sbatch square.sbatch
wait_for_jobs 900
expect_total square.plan "$total"
