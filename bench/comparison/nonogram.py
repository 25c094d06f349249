"""Nonograms of random pictures: smoothed noise, which has blots like a picture."""
import itertools
import random

from model import Model
from puzzle import Puzzle, lines_of

BLANK, BLACK = 1, 2
# The share of black cells in the random noise.
DENSITY = 0.52


def picture(n):
    generator = random.Random(n)
    noise = [[generator.random() < DENSITY for _ in range(n)] for _ in range(n)]

    def is_black(row, column):
        around = [noise[r][c] for r in range(max(0, row - 1), min(n, row + 2)) for c in range(max(0, column - 1), min(n, column + 2))]
        return 2 * sum(around) > len(around)

    return [[is_black(row, column) for column in range(n)] for row in range(n)]


def runs(line):
    return [len(list(cells)) for black, cells in itertools.groupby(line) if black]


def automaton(lengths):
    """Returns the automaton of a clue, a chain of states: a blank loops between runs, and each black cell of a run is a step."""
    transitions, state = [(0, BLANK, 0)], 0
    for number, length in enumerate(lengths):
        for _ in range(length):
            transitions.append((state, BLACK, state + 1))
            state += 1
        if number + 1 < len(lengths):
            transitions.append((state, BLANK, state + 1))
            state += 1
        transitions.append((state, BLANK, state))
    return transitions, [state]


def generated(n):
    grid = picture(n)
    rows, columns = [runs(row) for row in grid], [runs(column) for column in zip(*grid)]

    def model():
        result = Model("unique", [[BLANK, BLACK]] * (n * n), {"": BLANK, "#": BLACK})
        result.regular = [(cells, result.automaton(*automaton(lengths))) for cells, lengths in zip(lines_of(n), rows + columns)]
        return result

    clues = ["\n".join(",".join(map(str, lengths)) or "0" for lengths in lines) for lines in (rows, columns)]
    text = f"width {n}\nheight {n}\n\nrows\n{clues[0]}\n\ncolumns\n{clues[1]}\n"
    return Puzzle(f"nonogram {n} × {n}", "unique", lambda: [model()], text, "non")
