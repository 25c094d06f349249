"""Sudokus: those of the corpus, and generated ones with boxes 3 to 6 cells wide."""
import math
import random
import string

from model import Model
from puzzle import Puzzle, drawing, initial, lines_of, row_and_column

# The number of puzzles of a corpus file for peers that start a process for each puzzle.
SAMPLE = 6
# The share of open cells in a generated sudoku.
OPEN = 0.5
# Larger than any order, so that no two seeds of any orders are the same.
SEED_STEP = 1000


def box_of(row, column, width):
    return row // width * width + column // width


def model_of(grid):
    n = len(grid)
    width = math.isqrt(n)
    model = Model("unique", [[value] if value else range(1, n + 1) for row in grid for value in row])
    boxes = [[] for _ in range(n)]
    for cell in range(n * n):
        boxes[box_of(cell // n, cell % n, width)].append(cell)
    model.distinct = lines_of(n) + boxes
    return model


def grid_of(line):
    return [[int(c) if c in "123456789" else 0 for c in line[start:start + 9]] for start in range(0, 81, 9)]


def from_lines(name, path, sample=SAMPLE):
    lines = path.read_text().split()
    return Puzzle(name, "unique", lambda: [model_of(grid_of(line)) for line in lines[:sample]], path=path, count=len(lines))


def hardest(path):
    """Returns the file's only puzzle: the last nine lines of its drawing `initial`."""
    rows = [line for line in path.read_text().split("initial")[-1].splitlines() if any(c in ".123456789" for c in line)]
    grid = [[int(c) if c != "." else 0 for c in row if c in ".123456789"] for row in rows]
    return Puzzle("hardest sudoku of solv-o-matic", "unique", lambda: [model_of(grid)], path=path)


def solved(width, generator):
    """Returns a solved grid: a pattern whose rows, columns and values are shuffled as far as the boxes allow."""
    n = width * width

    def order():
        return [band * width + line for band in generator.sample(range(width), width) for line in generator.sample(range(width), width)]

    values = generator.sample(range(1, n + 1), n)
    rows, columns = order(), order()
    return [[values[(width * (row % width) + row // width + column) % n] for column in columns] for row in rows]


def generated(n, seed=0):
    width = math.isqrt(n)
    generator = random.Random(n + SEED_STEP * seed)
    grid = solved(width, generator)
    for cell in generator.sample(range(n * n), round(n * n * OPEN)):
        grid[cell // n][cell % n] = 0
    boxes = [[string.ascii_letters[box_of(row, column, width)] for column in range(n)] for row in range(n)]
    text = f"layout {n}x{n}\n\nrange 1..{n}\n\nrule permutation 1..{n}\n{row_and_column(n)}\n{drawing(boxes)}\n{initial(grid)}"
    return Puzzle(f"sudoku {n} × {n}", "unique", lambda: [model_of(grid)], text)
