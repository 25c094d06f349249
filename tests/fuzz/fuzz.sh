#!/bin/bash
# fuzz.sh PROGRAM CORPUS: runs a libFuzzer target on the inputs of the folder CORPUS for SATOR_FUZZ_SECONDS seconds. What it finds
# beyond them is kept beside the program; an input that breaks it too.
set -euo pipefail
program=$1 corpus=$2
found=$program.found
mkdir -p "$found"
# Seconds and megabytes for one input: far beyond what any input may need.
exec "$program" -max_total_time="${SATOR_FUZZ_SECONDS:-30}" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 -verbosity=0 \
    -artifact_prefix="$program.broken-" "$found" "$corpus"
