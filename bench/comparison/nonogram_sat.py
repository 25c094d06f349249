#!/usr/bin/python3
"""Solves a nonogram picture with CaDiCaL (Debian's package cadical), beside Sator: bench/comparison/nonogram_sat.py N [SECONDS]

The starts of the runs have an order encoding: for each run and position p, a variable says that the run starts at p or before.
A second call with the solution forbidden is the proof that there is no other. Prints the processor seconds of both calls."""
import os
import resource
import subprocess
import sys
import tempfile

import nonogram
from puzzle import lines_of


def clauses_of(lines, clues, cells):
    """Returns the number of variables and the clauses; the variables 1 to `cells` say which cells are black."""
    clauses, last = [], cells
    for line, runs in zip(lines, clues):
        size, covers, first = len(line), [[] for _ in line], 0
        early = sum(runs) + len(runs) - 1
        slack, by = size - early, []  # run i starts at first + 0 … first + slack
        for length in runs:
            order = [last + 1 + k for k in range(slack)]  # by at most first + k
            last += slack
            by.append(order)
            clauses += [[-a, b] for a, b in zip(order, order[1:])]
            for position in range(first, first + slack + length):
                # The run covers the position if it starts in (position - length, position].
                k = position - first
                now = order[k] if k < slack else True
                before = False if k - length < 0 else order[k - length]
                last += 1
                cover = last
                clauses.append([-cover] + ([now] if now is not True else [True]))
                clauses.append([-cover, True] if before is False else [-cover, -before])
                clauses.append([cover] + ([] if now is True else [-now]) + ([] if before is False else [before]))
                clauses.append([-cover, line[position] + 1])
                covers[position].append(cover)
            first += length + 1
        for earlier, later in zip(by, by[1:]):
            clauses += [[-b, a] for a, b in zip(earlier, later)]
        clauses += [[-(cell + 1)] + cover for cell, cover in zip(line, covers)]
    return last, [clause for clause in clauses if not any(literal is True for literal in clause)]


def solve(variables, clauses, limit):
    """Returns the status, the literals of the solution, the processor seconds and the number of conflicts."""
    with tempfile.NamedTemporaryFile("w", suffix=".cnf", delete=False) as file:
        file.write(f"p cnf {variables} {len(clauses)}\n" + "".join(" ".join(map(str, c)) + " 0\n" for c in clauses))
    start = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    output = subprocess.run(["cadical", "-t", str(limit), file.name], capture_output=True, text=True).stdout
    os.unlink(file.name)
    seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - start
    status = next((line[2:] for line in output.splitlines() if line.startswith("s ")), "UNKNOWN")
    conflicts = next((line.split()[2] for line in output.splitlines() if line.startswith("c conflicts:")), "?")
    return status, [int(word) for line in output.splitlines() if line.startswith("v ") for word in line[2:].split()], seconds, conflicts


def main(n, limit):
    grid = nonogram.picture(n)
    clues = [nonogram.runs(line) for line in list(grid) + list(zip(*grid))]
    variables, clauses = clauses_of(lines_of(n), clues, n * n)
    status, values, seconds, conflicts = solve(variables, clauses, limit)
    print(f"picture-{n}: first {status} {seconds:.2f} s, {conflicts} conflicts", flush=True)
    if status != "SATISFIABLE":
        return
    cells = [value for value in values if 0 < abs(value) <= n * n]
    found = [[cells[row * n + column] > 0 for column in range(n)] for row in range(n)]
    assert [nonogram.runs(line) for line in found + list(zip(*found))] == clues, "not a solution"
    status, _, seconds, conflicts = solve(variables, clauses + [[-cell for cell in cells]], limit)
    print(f"picture-{n}: second {status} {seconds:.2f} s, {conflicts} conflicts")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 60)
