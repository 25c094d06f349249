"""qqwing, for sudokus of order 9 only. Its time includes its start-up, which is small compared with many puzzles."""
import re
import shutil

from answer import Answer
from process import run

NAME = "qqwing"


def available(_):
    return shutil.which("qqwing")


def version():
    return run(["qqwing", "--version"], 20)[0].split()[-1]


def is_sudoku(model):
    return len(model.domains) == 81 and len(model.distinct) == 27 and not model.sums and model.goal == "unique"


def solve(models, _, limit):
    if not all(is_sudoku(model) for model in models):
        return
    lines = "".join("".join(str(d[0]) if len(d) == 1 else "." for d in model.domains) + "\n" for model in models)
    output, seconds = run(["qqwing", "--solve", "--count-solutions", "--csv"], limit * len(models), lines)
    rows = re.findall(r"^([1-9.]{81}|\D*),.*?(\d+),?$", output, re.MULTILINE)
    for number in range(len(models)):
        if seconds is None or number >= len(rows):
            yield Answer()
            continue
        grid, count = rows[number]
        yield Answer({"0": "none", "1": "unique"}.get(count, "multiple"), seconds / len(models),
                     [int(value) for value in grid] if count == "1" and "." not in grid else None)
