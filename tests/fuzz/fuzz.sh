#!/bin/bash
# fuzz.sh PROGRAM CORPUS RUNS: runs a libFuzzer target on the inputs in the folder CORPUS and on mutations of them, RUNS in all.
# Stores the mutations and any input that breaks the target beside PROGRAM. If SATOR_FUZZ_SECONDS is set, runs for that time with a
# random seed and continues from the stored inputs. Otherwise starts anew from a fixed seed, so that a commit's tests are nearly
# deterministic.
set -euo pipefail
program=$1 corpus=$2 runs=$3
found=$program.found
if [[ -n ${SATOR_FUZZ_SECONDS:-} ]]; then
    how=("-max_total_time=$SATOR_FUZZ_SECONDS")
else
    rm -rf "$found"
    how=(-seed=1 "-runs=$runs")
fi
mkdir -p "$found"
# The limits for one input, in seconds and megabytes, are far above what any input should need.
exec "$program" "${how[@]}" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 -verbosity=0 \
    -artifact_prefix="$program.broken-" "$found" "$corpus"
