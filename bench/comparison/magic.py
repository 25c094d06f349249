"""Magic squares and the magic hexagon."""
from model import Model
from puzzle import Puzzle, drawing, initial, lines_of, row_and_column

TOP_ROW = [1, 2, 13, 24, 25]
HEXAGON_ROWS = [3, 4, 5, 4, 3]


def square_model(n, goal, top_row=()):
    model = Model(goal, [range(1, n * n + 1)] * (n * n))
    for cell, value in enumerate(top_row):
        model.give(cell, value)
    model.distinct = [list(range(n * n))]
    total = n * (n * n + 1) // 2
    diagonals = [[i * (n + 1) for i in range(n)], [(i + 1) * (n - 1) for i in range(n)]]
    model.sums = [(line, total) for line in lines_of(n) + diagonals]
    return model


def square_text(n, top_row=()):
    diagonals = [drawing([["*" if column == at(row) else "." for column in range(n)] for row in range(n)])
                 for at in (lambda row: row, lambda row: n - 1 - row)]
    text = (f"layout {n}x{n}\n\nrange 1..{n * n}\n\nrule permutation 1..{n * n}\n{drawing([['*'] * n] * n)}\n"
            f"rule sum {n * (n * n + 1) // 2}\n{row_and_column(n)}\n" + "\n".join(diagonals))
    return text + ("\n" + initial([top_row] + [[0] * n] * (n - 1)) if top_row else "")


def square(n, goal="first", top_row=()):
    which = {"first": "first", "count": "all"}[goal]
    name = f"{n} × {n} magic squares" + (" with top row " + " ".join(map(str, top_row)) if top_row else "") + f", {which}"
    return Puzzle(name, goal, lambda: [square_model(n, goal, top_row)], square_text(n, top_row))


def hexagon_model():
    places = [(row, 2 * column + abs(2 - row)) for row, length in enumerate(HEXAGON_ROWS) for column in range(length)]
    model = Model("count", [range(1, 20)] * 19)
    model.distinct = [list(range(19))]
    for line in (lambda row, across: row, lambda row, across: row + across, lambda row, across: row - across):
        lines = {}
        for cell, place in enumerate(places):
            lines.setdefault(line(*place), []).append(cell)
        model.sums += [(cells, 38) for cells in lines.values()]
    return model


def hexagon(root):
    return Puzzle("magic hexagon, all", "count", lambda: [hexagon_model()], path=root / "puzzles/magic-hexagon/order-three.sator")
