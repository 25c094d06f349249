"""A question to Sator and the peers: one puzzle, or several of a file."""
from dataclasses import dataclass
from typing import Callable


@dataclass
class Puzzle:
    """text: the file for Sator; or path: the path of an existing file. models: makes the models of those puzzles of the file that peers get,
    none if there is no encoding for them. count: the number of puzzles in the file. chain: the name of a series of puzzles by size, the
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
    """Returns lists of marks as a drawing in Sator's language."""
    return "".join("| " + " ".join(str(mark) for mark in row) + "\n" for row in rows)


def initial(grid):
    """Returns the drawing of the givens; 0 is an open cell."""
    return "initial\n" + drawing([value or "." for value in row] for row in grid)


def lines_of(n):
    """Returns the cells of each row and of each column of an n × n grid."""
    return [[row * n + column for column in range(n)] for row in range(n)] + [[row * n + column for row in range(n)] for column in range(n)]


def row_and_column(n):
    """Returns two drawings, which fit every row and every column."""
    return drawing([["*"] * n]) + "\n" + drawing([["*"]] * n)
