"""Runs Sator and the peers on the same puzzles, checks that they agree, and writes the results. Called by bench/compare."""
import argparse
import pathlib
import statistics
import sys
import time
from dataclasses import dataclass, field

import clingo
import cp_sat
import families
import gecode
import plot
import qqwing
import report
import sator
import z3_peer

PEERS = [gecode, clingo, z3_peer, cp_sat, qqwing]
# The number of runs, of which the median is reported; a problem that takes more than LONG seconds runs once.
REPETITIONS, LONG = 3, 1.0
# Seconds after which a quick run begins no further problem; building Sator and installing peers count.
QUICK_END = 510


@dataclass
class Row:
    """The answers to one problem. results: by solver name, the answers, the mean seconds a puzzle, and the same with start-up. absent: by
    solver name, why there is no result."""
    puzzle: object
    results: dict = field(default_factory=dict)
    absent: dict = field(default_factory=dict)
    faults: list = field(default_factory=list)


def measured(solve):
    """Returns (answers, median of the mean seconds, median of the seconds with start-up). Runs only once if a run takes long."""
    means, wholes, answers = [], [], []
    for _ in range(REPETITIONS):
        start = time.perf_counter()
        answers = list(solve())
        wholes.append((time.perf_counter() - start) / max(1, len(answers)))
        means.append(statistics.fmean(answer.seconds for answer in answers) if answers else 0)
        if wholes[-1] * max(1, len(answers)) > LONG:
            break
    return answers, statistics.median(means), statistics.median(wholes)


class Comparison:
    def __init__(self, arguments, peers):
        self.arguments, self.peers = arguments, peers
        self.folder = arguments.work / "puzzles"
        self.folder.mkdir(parents=True, exist_ok=True)
        # (chain, solver) pairs for which a size took too long, so that larger sizes are skipped.
        self.failed = set()

    def row(self, puzzle):
        puzzle.path = puzzle.path or self.write(puzzle)
        row = Row(puzzle)
        models = puzzle.models()
        if models == [None]:
            models, puzzle.note = [], "a clue has no automaton"
        paths = []
        for number, model in enumerate(models):
            paths.append(self.folder / f"{self.stem(puzzle)}-{number}.json")
            model.write(paths[-1])
        limit = self.arguments.limit
        self.ask(row, sator.NAME, lambda: sator.solve(puzzle, models, limit), puzzle.count)
        for peer in self.peers:
            if not models:
                row.absent[peer.NAME] = puzzle.note
            elif peer is not qqwing or all(map(qqwing.is_sudoku, models)):
                self.ask(row, peer.NAME, lambda: peer.solve(models, paths, limit), len(models))
            else:
                row.absent[peer.NAME] = "solves sudokus of order 9 only"
        self.judge(row, models)
        for path in self.folder.glob(f"{self.stem(puzzle)}-*"):
            path.unlink()
        return row

    def ask(self, row, name, solve, count):
        if (row.puzzle.chain, name) in self.failed and name != sator.NAME:
            row.absent[name] = "a smaller one took too long"
            return
        try:
            answers, mean, whole = measured(solve)
        except RuntimeError as error:
            row.faults.append(f"{name}: {error}")
            return
        row.results[name] = (answers, mean, whole)
        if len(answers) < count or any(answer.outcome is None for answer in answers):
            row.absent[name] = "too long"
            if row.puzzle.chain:
                self.failed.add((row.puzzle.chain, name))

    def judge(self, row, models):
        """Checks that all known outcomes are equal and that every solution satisfies the model."""
        for number, model in enumerate(models):
            answers = {name: result[0][number] for name, result in row.results.items() if number < len(result[0])}
            outcomes = {name: answer.outcome for name, answer in answers.items() if answer.outcome is not None}
            if len(set(outcomes.values())) > 1:
                row.faults.append(f"puzzle {number + 1}: {outcomes}")
            for name, answer in answers.items():
                if answer.solution and answer.outcome is not None and not model.holds(answer.solution):
                    row.faults.append(f"puzzle {number + 1}: {name}'s solution breaks a rule")

    def stem(self, puzzle):
        return "".join(c if c.isascii() and c.isalnum() else "-" for c in puzzle.name.lower())

    def write(self, puzzle):
        path = self.folder / f"{self.stem(puzzle)}.{puzzle.ending}"
        path.write_text(puzzle.text)
        return path


def problems(arguments):
    yield from families.marks(arguments.root, arguments.shared)
    yield from families.growing(arguments.quick)


def options():
    parser = argparse.ArgumentParser(prog="bench/compare")
    parser.add_argument("--quick", action="store_true", help="smaller sizes, shorter limits: under ten minutes on two cores")
    parser.add_argument("--only", default="", help="only problems whose names hold this; writes to the work folder")
    parser.add_argument("--limit", type=int, help="seconds a puzzle; 3 with --quick, else 60")
    parser.add_argument("--elapsed", type=float, default=0, help=argparse.SUPPRESS)
    for name in ("root", "shared", "work", "program"):
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    arguments.limit = arguments.limit or (3 if arguments.quick else 60)
    return arguments


def main():
    arguments = options()
    start = time.perf_counter() - arguments.elapsed
    sator.program = arguments.program
    missing = [peer.NAME for peer in PEERS if not peer.available(arguments.work)]
    peers = [peer for peer in PEERS if peer.NAME not in missing]
    comparison = Comparison(arguments, peers)
    rows, left_out = [], []
    for puzzle in problems(arguments):
        if arguments.only not in puzzle.name:
            continue
        if arguments.quick and time.perf_counter() - start > QUICK_END:
            left_out.append(puzzle.name)
            continue
        rows.append(comparison.row(puzzle))
        print(report.line(rows[-1], peers), file=sys.stderr, flush=True)
    folder = arguments.work if arguments.only else arguments.root / "bench"
    (folder / "RESULTS.md").write_text(report.page(rows, peers, missing, left_out, arguments))
    (folder / "results.svg").write_text(plot.picture(rows, [sator.NAME] + [peer.NAME for peer in peers]))
    faults = sum(len(row.faults) for row in rows)
    print(f"{len(rows)} problems, {faults} disagreements or errors; see {folder / 'RESULTS.md'}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
