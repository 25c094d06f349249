#!/usr/bin/env python3
"""Prints the deciles of effort of Sator's own examples, whose tenths are the grades of kinds without a collection.

usage: measure_example_efforts.py SATOR

SATOR is the program. The examples are the puzzles of the folder puzzles/ that have one solution and need a deduction; a puzzle whose
rating takes more than a minute of processor time is left out. The names and efforts are printed, too. The deciles stand in
sator/explain/rate/rating_scale.cpp."""
import json
import resource
import statistics
import subprocess
import sys
from pathlib import Path

SECONDS = 60


def effort(sator, path):
    """Returns the effort of a puzzle, or None if it has no rating."""
    done = subprocess.run([sator, "rate", str(path), "--json"], capture_output=True, text=True, check=False,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS)))
    lines = done.stdout.strip().split("\n")
    if done.returncode or len(lines) != 1:
        return None
    return json.loads(lines[0]).get("effort")


def main():
    efforts = []
    for path in sorted((Path(__file__).resolve().parent.parent / "puzzles").rglob("*.sator")):
        found = effort(sys.argv[1], path)
        print(path.parent.name, path.stem, found, file=sys.stderr, flush=True)
        if found:
            efforts.append(found)
    deciles = ", ".join(f"{d:.4g}" for d in statistics.quantiles(efforts, n=10, method="inclusive"))
    print(f"{len(efforts)} examples: {{{deciles}}}")


main()
