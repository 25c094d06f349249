"""Quasigroup completion: random Latin squares with holes."""
import random

from model import Model
from puzzle import Puzzle, initial, lines_of, row_and_column

HOLES = 0.42
# Search times vary by luck, so there are several puzzles of each order.
SEVERAL = 3
# The number of random moves for each cell that mixes the square well.
MOVES = 10


def latin_square(n, generator):
    """Mixes a Latin square by random moves, through improper squares (Jacobson and Matthews, J. Combin. Designs 4, 1996)."""
    cube = [[[int((x + y) % n == z) for z in range(n)] for y in range(n)] for x in range(n)]
    improper = None
    moves = 0
    while moves < MOVES * n * n or improper:
        moves += 1
        x, y, z = improper or [generator.randrange(n) for _ in range(3)]
        if cube[x][y][z] == 1:
            continue
        other_x = generator.choice([i for i in range(n) if cube[i][y][z] == 1])
        other_y = generator.choice([i for i in range(n) if cube[x][i][z] == 1])
        other_z = generator.choice([i for i in range(n) if cube[x][y][i] == 1])
        for i, a in ((x, 1), (other_x, -1)):
            for j, b in ((y, 1), (other_y, -1)):
                for k, c in ((z, 1), (other_z, -1)):
                    cube[i][j][k] += a * b * c
        improper = (other_x, other_y, other_z) if cube[other_x][other_y][other_z] < 0 else None
    return [[cube[x][y].index(1) + 1 for y in range(n)] for x in range(n)]


def model_of(grid):
    n = len(grid)
    model = Model("first", [[value] if value else range(1, n + 1) for row in grid for value in row])
    model.distinct = lines_of(n)
    return model


def with_holes(n, generator):
    grid = latin_square(n, generator)
    # The same number of holes in each row and column, which is hardest: the holes are where another Latin square has small values.
    other = latin_square(n, generator)
    return [[value if mark > round(HOLES * n) else 0 for value, mark in zip(*rows)] for rows in zip(grid, other)]


def completion(n):
    generator = random.Random(n)
    grids = [with_holes(n, generator) for _ in range(SEVERAL)]
    initials = "\n".join(map(initial, grids))
    text = f"layout {n}x{n}\n\nrange 1..{n}\n\nrule permutation 1..{n}\n{row_and_column(n)}\n{initials}"
    return Puzzle(f"{SEVERAL} quasigroup completions, order {n}, 42 % holes", "first", lambda: [model_of(grid) for grid in grids], text, count=SEVERAL)
