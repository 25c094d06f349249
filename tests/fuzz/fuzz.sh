#!/bin/bash
# fuzz.sh PROGRAM CORPUS: runs a libFuzzer target on the inputs of the folder CORPUS and on what it makes of them, which it keeps
# beside the program; an input that breaks it too. With SATOR_FUZZ_SECONDS set it looks for so long, each time elsewhere, and goes
# on from what it kept. Without, it begins afresh from one seed: so a commit's tests come to much the same every time.
set -euo pipefail
program=$1 corpus=$2
found=$program.found
if [[ -n ${SATOR_FUZZ_SECONDS:-} ]]; then
    how=("-max_total_time=$SATOR_FUZZ_SECONDS")
else
    rm -rf "$found"
    how=(-seed=1 -runs=20000)
fi
mkdir -p "$found"
# Seconds and megabytes for one input: far beyond what any input may need.
exec "$program" "${how[@]}" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 -verbosity=0 \
    -artifact_prefix="$program.broken-" "$found" "$corpus"
