"""The problems to compare: the marks, each with a time to reach, and the families of growing size."""
from dataclasses import dataclass
from typing import Callable

import magic
import nonogram
import quasigroup
import regexes
import sudoku
import words


@dataclass
class Growth:
    name: str
    puzzle: Callable
    sizes: list
    quick_sizes: list


GROWTH = [
    Growth("sudoku", sudoku.generated, [9, 16, 25, 36], [9, 16, 25]),
    Growth("quasigroup completion", quasigroup.completion, [20, 25, 30, 33, 35, 40], [20, 25, 30]),
    Growth("magic square, first", magic.square, list(range(3, 13)), [3, 4, 5, 6]),
    Growth("regex crossword", regexes.generated, [10, 20, 50, 100, 200], [10, 20, 50]),
    Growth("nonogram", nonogram.generated, [10, 15, 20, 30, 40, 50, 70, 100], [10, 20, 30]),
    Growth("word square, first", words.square, list(range(3, 9)), [3, 4, 5]),
    Growth("crossword fill, first", words.fill, list(range(5, 22, 2)), [5, 7, 9]),
]


def corpus_marks(shared):
    corpus = shared / "corpus"
    if not corpus.is_dir():
        return []
    return [
        sudoku.from_lines("sudoku with 17 givens", corpus / "sudoku/clue17-1000.txt"),
        sudoku.from_lines("top95", corpus / "sudoku/top95.txt"),
        sudoku.hardest(corpus / "solvomatic/puzzles/hardest-sudoku.txt"),
        *regexes.official(corpus / "regex/official.json"),
        regexes.mit(corpus / "regex/mit2013.json"),
        *words.solvomatic(corpus / "solvomatic/puzzles"),
    ]


def marks(root, shared):
    """Returns the problems that have a mark, i.e. a time to reach; those of the corpus only if it is there."""
    return corpus_marks(shared) + [
        magic.square(4, "count"),
        magic.hexagon(root),
        magic.square(5, "count", magic.TOP_ROW),
        regexes.crossing_line(200),
        *chained("quasigroups of the marks", [quasigroup.completion(n) for n in (30, 33)]),
        *chained("magic squares of the marks", [magic.square(n) for n in (6, 7, 8, 10)]),
    ]


def chained(name, puzzles):
    """Makes a chain of the puzzles: a solver that fails at one is not run on the later ones."""
    for puzzle in puzzles:
        puzzle.chain = name
    return puzzles


def growing(quick):
    """Returns the growing problems, the small ones of all families first, so that a run that stops early covers all families."""
    rows = []
    for family in GROWTH:
        for step, size in enumerate(family.quick_sizes if quick else family.sizes):
            rows.append((step, family, size))
    for _, family, size in sorted(rows, key=lambda row: row[0]):
        puzzle = family.puzzle(size)
        puzzle.family, puzzle.size, puzzle.chain = family.name, size, family.name
        yield puzzle
