#!/usr/bin/python3
"""Solves quasigroups and sudokus of bench/large with CaDiCaL (Debian's package cadical): bench/comparison/distinct_sat.py FILE… [--seconds N] [--proof]

A direct encoding: a variable says that a cell has a value. A cell has a value and not two, and each group uses each value and none
twice. With --proof, a second call with the solution forbidden is the proof that there is no other. Prints the processor seconds and
conflicts of each call."""
import argparse
import itertools
import pathlib

from nonogram_sat import solve
from puzzle import lines_of


def read(path):
    """Returns the givens, row by row with 0 for an open cell, and the groups of cells that differ."""
    rows = [line.split()[1:] for line in path.read_text().splitlines() if line.startswith("|")]
    n = len(rows[0])  # rows begins with a drawing of a row and one of a column, and ends with the givens
    boxes = {}
    for cell, mark in enumerate(itertools.chain(*rows[n + 1:-n])):
        boxes.setdefault(mark, []).append(cell)
    return [0 if mark == "." else int(mark) for row in rows[-n:] for mark in row], lines_of(n) + list(boxes.values())


def clauses_of(givens, groups):
    n = len(groups[0])

    def has(cell, value):
        return cell * n + value

    values = range(1, n + 1)
    clauses = [[has(cell, given)] for cell, given in enumerate(givens) if given]
    for alternatives in [[has(cell, v) for v in values] for cell in range(n * n)] + [[has(cell, v) for cell in group] for group in groups for v in values]:
        clauses.append(alternatives)
        clauses += [[-a, -b] for a, b in itertools.combinations(alternatives, 2)]
    return n * n * n, clauses


def main(paths, seconds, with_proof):
    for path in paths:
        givens, groups = read(path)
        n = len(groups[0])
        variables, clauses = clauses_of(givens, groups)
        status, literals, used, conflicts = solve(variables, clauses, seconds)
        print(f"{path.stem}: first {status} {used:.2f} s, {conflicts} conflicts", flush=True)
        if status != "SATISFIABLE":
            continue
        chosen = [literal for literal in literals if literal > 0]
        found = [(literal - 1) % n + 1 for literal in sorted(chosen)]
        assert all(given in (0, value) for given, value in zip(givens, found)), "not a solution"
        assert all(len({found[cell] for cell in group}) == n for group in groups), "not a solution"
        if with_proof:
            status, _, used, conflicts = solve(variables, clauses + [[-literal for literal in chosen]], seconds)
            print(f"{path.stem}: second {status} {used:.2f} s, {conflicts} conflicts", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", type=pathlib.Path, metavar="FILE")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--proof", action="store_true")
    arguments = parser.parse_args()
    main(arguments.paths, arguments.seconds, arguments.proof)
