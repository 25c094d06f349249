#!/bin/bash
# Runs a plan by GNU parallel, with parts that are killed at random moments and a disk that is full at first: the total is that of one
# process. Usage: parallel_test.sh PROGRAM. Status 77: parallel is not installed.
set -euo pipefail
SATOR=$(realpath "$1")
export SATOR
source "$(dirname "${BASH_SOURCE[0]}")/campaign.sh"
command -v parallel >/dev/null || exit 77
folder=$(mktemp -d)
# end: removes the folder; its disk is unmounted first.
end() {
    ! mountpoint -q "$folder/disk" || umount "$folder/disk"
    rm -rf "$folder"
}
trap end EXIT
trap 'exit 1' INT TERM
cd "$folder"

printf 'magic_square 5x5\ninitial\n| 3 17 . . .\n| . 9 . . .\n| . . . . .\n| . . . . .\n| . . . . .\n' >square.sator
total=$("$SATOR" solve --count --json square.sator | sed -E 's/.*"count":"([0-9]+)".*/\1/')
"$SATOR" plan count square.sator --parts 40 -o square.plan --parallel >run.sh 2>/dev/null
"$SATOR" status --check-plan square.plan >status.txt || [[ $? == 3 ]]
grep -q '^the plan is complete' status.txt || fail "the plan is not complete"

# Some parts are killed while they run.
for _ in {1..8}; do
    (timeout --signal=KILL "0.0$((RANDOM % 9 + 1))" "$SATOR" part square.plan --checkpoint-every 5ms || true) >/dev/null 2>&1
done
bash run.sh >/dev/null
expect_total square.plan "$total"

# A host that counts wrongly is found by a second run on another host.
counted_wrongly square.parts/7.result
sed -i 's/^host .*/host other/' square.parts/7.result
reseal square.parts/7.result
"$SATOR" part square.plan --again 100% --same-host >/dev/null
if "$SATOR" merge square.plan >merged.txt; then fail "the wrong count was not found"; fi
grep -q '^part 7: the results differ' merged.txt || fail "$(cat merged.txt)"
bash run.sh >/dev/null
expect_total square.plan "$total"

# The disk is full, until there is room again.
mkdir disk
if [[ $EUID == 0 ]] && mount -t tmpfs -o size=64k tmpfs disk 2>/dev/null; then
    "$SATOR" plan count square.sator --parts 40 -o disk/square.plan >/dev/null
    head -c 64K /dev/zero >disk/filler 2>/dev/null || true
    status=0
    "$SATOR" part disk/square.plan >/dev/null 2>full.txt || status=$?
    [[ $status == 2 ]] && grep -q 'No space left' full.txt || fail "a full disk: status $status, $(cat full.txt)"
    rm disk/filler
    mount -o remount,size=4m disk
    "$SATOR" part disk/square.plan >/dev/null
    expect_total disk/square.plan "$total"
fi
