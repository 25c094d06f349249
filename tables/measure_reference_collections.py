#!/usr/bin/env python3
"""Makes the reference collections whose tenths of effort are the grades of a kind of puzzle, and writes them as C++.

usage: measure_reference_collections.py SATOR [--puzzles N] [--seconds N] [--write TABLE] [COLLECTION…]

SATOR is the program. A COLLECTION is one of the names below; without one, all are made. The puzzles of a collection are those
that `sator create` makes without a grade from the seeds 1, 2, …; fewer than N if the seconds for a collection are used up.
TABLE is sator/explain/rate/reference_table.inc: its rows of these collections are replaced, the others stay.

A row has the kind, the size of the grid if it is not the usual one, the average number of its cells, the number of puzzles, and
the nine deciles of effort. If deciles differ by less than a hundredth, no grade lies between them: all are the greatest of them,
rounded up, so that the puzzles at this effort have the lowest of their grades.
"""

import argparse
import json
import re
import signal
import statistics
import subprocess
import sys
import time

# Each collection: the name of a kind, and the arguments that follow it in the call.
SIZED = {
    "sudoku": ["4x4", "6x6", "16x16"],
    "killer-sudoku": ["6x6"],
    "kenken": ["4x4"],
    "futoshiki": ["4x4", "6x6"],
    "nonogram": ["5x5", "15x15", "20x20"],
    "kakuro": ["5x5", "15x15"],
    "str8ts": ["6x6"],
}
NUMBERS = """ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE FIFTEEN SIXTEEN NINETEEN TWENTY THIRTY FORTY
FIFTY SIXTY SEVENTY EIGHTY NINETY HUNDRED""".split()
ARGUMENTS = {"cryptarithm": ["--words", ",".join(NUMBERS)]}
FURTHER = {"two-star-battle": ["star-battle", "--stars", "2"]}
# 9 x 9 sudokus and regex crosswords have collections of puzzles by people; a word search has nothing to rate; how hard a
# crossword is depends on its list of words.
NOT_RATED = {"sudoku", "regex", "word-search", "crossword"}
LEAST_PUZZLES = 25
TIE = 0.01


def collections(sator):
    """Returns name -> (kind, arguments), in alphabetical order."""
    listing = subprocess.run([sator, "create"], capture_output=True, text=True).stdout
    kinds = [k for k in re.findall(r"^  ([a-z0-9-]+) ", listing, re.M) if k != "sator"]
    made = {}
    for kind in kinds:
        if kind not in NOT_RATED:
            made[kind] = (kind, [kind, *ARGUMENTS.get(kind, [])])
        for size in SIZED.get(kind, []):
            made[f"{kind} {size}"] = (kind, [kind, "--size", size])
    for kind, arguments in FURTHER.items():
        made[kind] = (kind, arguments)
    return dict(sorted(made.items()))


def efforts_of(sator, arguments, puzzles, seconds):
    """Returns the efforts of puzzles from the seeds 1, 2, …, and the numbers of their cells."""
    call = [sator, "create", *arguments, "--seed", "1", "--count", str(puzzles), "--json"]
    process = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    signal.signal(signal.SIGALRM, lambda *_: process.kill())
    signal.alarm(seconds)
    efforts, cells = [], []
    for line in process.stdout:
        try:
            made = json.loads(line)
        except json.JSONDecodeError:
            break  # killed while it wrote
        efforts.append(made["rating"]["effort"])
        cells.append(len(made["solution"]))
    signal.alarm(0)
    process.wait()
    return efforts, cells


def merged(deciles):
    """Makes deciles that hardly differ equal, a little above the greatest of them."""
    result, first = list(deciles), 0
    for i in range(1, len(deciles) + 1):
        if i < len(deciles) and deciles[i] <= deciles[first] * (1 + TIE):
            continue
        if i - first > 1:
            result[first:i] = [deciles[i - 1] * (1 + TIE / 2)] * (i - first)
        first = i
    return result


def row_of(kind, size, efforts, cells):
    deciles = merged(statistics.quantiles(efforts, n=10, method="inclusive"))
    numbers = ", ".join(f"{d:.4g}" for d in deciles)
    return f'{{"{kind}", "{size}", {statistics.mean(cells):.0f}, {len(efforts)}, {{{numbers}}}}},'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sator")
    parser.add_argument("--puzzles", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--write", metavar="TABLE")
    parser.add_argument("collections", nargs="*")
    call = parser.parse_intermixed_args()
    known = collections(call.sator)
    for name in call.collections or known:
        kind, arguments = known[name]
        size = name.partition(" ")[2]
        begin = time.time()
        efforts, cells = efforts_of(call.sator, arguments, call.puzzles, call.seconds)
        if len(efforts) < LEAST_PUZZLES:
            print(f"// {name}: only {len(efforts)} puzzles", flush=True)
            continue
        row = row_of(kind, size, efforts, cells)
        print(row, f"// {time.time() - begin:.0f} s", flush=True)
        if call.write:
            replace_row(call.write, kind, size, row)


def replace_row(table, kind, size, row):
    with open(table) as file:
        lines = file.read().split("\n")
    lines = [line for line in lines if line and not line.startswith(f'{{"{kind}", "{size}",')]
    head = [line for line in lines if line.startswith("//")]
    rows = sorted([line for line in lines if not line.startswith("//")] + [row])
    with open(table, "w") as file:
        file.write("\n".join(head + rows) + "\n")


if __name__ == "__main__":
    sys.exit(main())
