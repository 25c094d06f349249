"""A question that Sator and the peers are asked: one puzzle, or several of a file."""
from dataclasses import dataclass
from typing import Callable


@dataclass
class Puzzle:
    """text: the file as Sator reads it; or path: where it is already. models: makes the peers' models, of as many of the file's puzzles as
    the peers get, none where they have no encoding. count: of the file's puzzles. chain: puzzles that differ by size, the
    smallest first."""
    name: str
    goal: str
    models: Callable
    text: str = ""
    ending: str = "sator"
    path: object = None
    count: int = 1
    has_list: bool = False
    chain: str = ""
    note: str = ""
    size: int = 0
    family: str = ""


def drawing(rows):
    """A drawing of Sator's language out of lists of marks."""
    return "".join("| " + " ".join(str(mark) for mark in row) + "\n" for row in rows)


def initial(grid):
    """The known values; 0 is open."""
    return "initial\n" + drawing([value or "." for value in row] for row in grid)


def lines_of(n):
    """The cells of each row and of each column of an n × n grid."""
    return [[row * n + column for column in range(n)] for row in range(n)] + [[row * n + column for row in range(n)] for column in range(n)]


def row_and_column(n):
    """Two drawings that fit every row and every column."""
    return drawing([["*"] * n]) + "\n" + drawing([["*"]] * n)
