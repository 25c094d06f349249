#!/bin/bash
# Runs the plans of docs/scale.md and prints its figures: the total of each plan, and its time on more and more nodes. The magic squares take
# 24 minutes of one core, the double word squares 13 s, and the sudokus hours. FOLDER keeps all that is finished, so that a further call goes on.
#   bench/scale/figures.sh PROGRAM FOLDER           all magic squares of order 5, all double word squares of order 5, a million sudokus
#   bench/scale/figures.sh PROGRAM FOLDER --small   the same in a minute: order 4, words of four letters, two thousand sudokus
# The word list is Debian's wamerican. The sudokus are variants of those in SUDOKUS, a file with a sudoku a line; if it is not set, of twenty
# that Sator makes.
set -euo pipefail
program=$(realpath "$1") folder=$2 small=${3:-}
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
words=/usr/share/dict/american-english
if [[ ! -e $words ]]; then echo "skipped: there is no $words; install wamerican" >&2; exit 77; fi
if [[ -n $small ]]; then order=4 parts=50 letters=4 count=2000; else order=5 parts=500 letters=5 count=1000000; fi
mkdir -p "$folder"

if [[ -n ${SUDOKUS:-} ]]; then cp "$SUDOKUS" "$folder/originals.txt"; fi
cd "$folder"
[[ -e originals.txt ]] || "$program" create sudoku --count 20 --unrated --format sudoku -o originals.txt

# plan NAME ARGUMENT…: makes a plan, unless there is one.
plan() {
    local name=$1
    shift
    [[ -e $name.plan ]] || "$program" plan "$@" -o "$name.plan"
}
echo "magic_square ${order}x$order" >magic.sator
plan magic count magic.sator --parts "$parts"
grep -xE "[a-z]{$letters}" "$words" >words.txt
echo "word_square double ${letters}x$letters words.txt" >words.sator
plan words count words.sator --parts "$parts"
[[ -e sudokus.txt ]] || python3 "$here/variants.py" originals.txt "$count" >sudokus.txt
plan sudokus rate sudokus.txt

for name in magic words sudokus; do
    "$program" part "$name.plan" >/dev/null
    "$program" status --check-plan "$name.plan" | head -1
    echo "$name:"
    if [[ $name == sudokus ]]; then "$program" merge sudokus.plan -o rated.txt; else "$program" merge "$name.plan"; fi
done
# The grades of all sudokus.
grep -oE '"grade":[0-9]+' rated.txt | sort | uniq -c
python3 "$here/growth.py" magic.plan words.plan sudokus.plan
