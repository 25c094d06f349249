"""Sator itself. Measured: building and solving, but not starting the program and reading the file, and not the building if it reads a word
list."""
import functools
import json

from answer import Answer
from process import run

NAME = "Sator"
program = None


def solve(puzzle, models, limit):
    """Returns the answers to the puzzles of a file, in order."""
    goal = {"first": ["--limit", 1], "count": ["--count"], "unique": []}[puzzle.goal]
    command = [program, "solve", "--json", *one_thread(), f"--time-limit={limit}s", *goal, puzzle.path]
    output, _ = run(command, limit * puzzle.count + 5)
    for index, line in enumerate(output.splitlines()):
        report = json.loads(line)
        if report["status"] == "error":
            raise RuntimeError(f"{puzzle.path}: {report['message']}")
        seconds = report["seconds"]["solve"] + (0 if puzzle.has_list else report["seconds"]["build"])
        yield Answer(outcome_of(puzzle.goal, report), seconds, solution_of(report, models[index] if index < len(models) else None))


@functools.cache
def one_thread():
    """Sator runs with one thread, because the peers do."""
    return ["--threads", 1] if "--threads" in run([program, "solve", "--help"], 20)[0] else []


def outcome_of(goal, report):
    if goal == "count":
        return int(report["count"]) if report["complete"] else None
    if goal == "first":
        return "found" if report["count"] != "0" else "none" if report["complete"] else None
    return None if report["status"] == "unknown" else report["status"]


def solution_of(report, model):
    solutions = report.get("solutions")
    return model.values_of(solutions[0]["grid"]) if solutions and model else None
