#!/bin/bash
# cross_check.sh PROGRAM TIME [SOLVER…]: solves each puzzle of the gallery with PROGRAM (sator) and compares the number of solutions, up to two,
# with what each solver (by default: all) that is installed finds in the puzzle's model. Prints the puzzles whose numbers differ and those that TIME was
# not enough for, and a line for each solver. A puzzle one of whose rules is too large for a model is counted apart. Fails if a number differs.
# Status 77: no solver is installed.
set -euo pipefail
program=$1 time=$2
shift 2
(($# > 0)) || set -- cadical clasp gecode clingo z3
declare -A needs=([cadical]=cadical [clasp]=clasp [gecode]=fzn-gecode [clingo]=clingo [z3]=z3)
found=0 differ=0
shopt -s globstar
for solver in "$@"; do
    command -v "${needs[$solver]}" >/dev/null || { echo "$solver: not installed"; continue; }
    found=1 equal=0 late=0 unmodelled=0 wrong=0
    for file in puzzles/**/*.sator puzzles/**/*.json; do
        status=0
        answer=$("$program" solve "$file" --cross-check "$solver" --time-limit "$time" 2>&1) || status=$?
        if ((status <= 1)) && [[ $answer == *"$solver finds "*", too"* ]]; then
            ((equal += 1))
        elif ((status == 3)) || [[ $answer == *"did not end before the limit"* ]]; then
            ((late += 1))
            echo "$solver: $file: more than $time"
        elif ((status == 2)) && [[ $answer == *"is too large for a model"* ]]; then
            ((unmodelled += 1))
            echo "$solver: $file: no model"
        else
            ((wrong += 1))
            echo "$solver: $file: status $status: $(tail -n 3 <<<"$answer")"
        fi
    done
    echo "$solver: $equal equal, $late over the limit, $unmodelled without a model, $wrong different"
    ((differ += wrong)) || true
done
((found)) || exit 77
((differ == 0))
