"""Word squares and crosswords to fill, with Debian's largest English list, and solv-o-matic's word puzzles with its own."""
import pathlib
import random
import string

from model import Model
from puzzle import Puzzle, drawing, lines_of, row_and_column

LIST = pathlib.Path("/usr/share/dict/american-english-huge")
LETTERS = {letter: number for number, letter in enumerate(string.ascii_lowercase, 1)}
# The longest and the shortest word of a generated crossword, and its least share of black cells.
LONGEST, SHORTEST, BLACK = 7, 3, 0.16


def words(path):
    """Returns the words by length, as tuples of letter numbers."""
    by_length = {}
    for line in sorted(set(path.read_text().lower().split())):
        if all(letter in LETTERS for letter in line):
            by_length.setdefault(len(line), []).append(tuple(LETTERS[letter] for letter in line))
    return by_length


def model_of(goal, cells, slots, path):
    """Returns the model in which each slot, a list of cells, holds a word of the list."""
    model = Model(goal, [range(1, 27)] * cells, LETTERS)
    known = words(path)
    tables = {length: model.table(known.get(length, [])) for length in sorted({len(slot) for slot in slots})}
    model.rows = [(slot, tables[len(slot)]) for slot in slots]
    return model


def square(n):
    """Makes a word square: its columns read like its rows."""
    pairs = [(row * n + column, column * n + row) for row in range(n) for column in range(row)]

    def model():
        result = model_of("first", n * n, lines_of(n), LIST)
        result.equal = pairs
        return result

    marks = [[f'"{min(row, column)}-{max(row, column)}"' for column in range(n)] for row in range(n)]
    text = f"layout {n}x{n}\n\nrange a..z\n\nrule word {LIST.name}\n{row_and_column(n)}\nrule equal\n{drawing(marks)}"
    return Puzzle(f"word square {n} × {n}", "first", lambda: [model()], text, has_list=True)


def slots_of(black, n):
    """Returns the runs of open cells in rows and columns, as lists of (row, column)."""
    slots = []
    for line in [[(row, column) for column in range(n)] for row in range(n)] + [[(row, column) for row in range(n)] for column in range(n)]:
        run = []
        for cell in line + [None]:
            if cell is not None and cell not in black:
                run.append(cell)
            elif run:
                slots.append(run)
                run = []
    return slots


def is_connected(black, n):
    open_cells = {(row, column) for row in range(n) for column in range(n)} - black
    reached, todo = set(), [min(open_cells)]
    while todo:
        row, column = cell = todo.pop()
        if cell in open_cells and cell not in reached:
            reached.add(cell)
            todo += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return reached == open_cells


def pattern(n, generator):
    """Chooses black cells with half-turn symmetry: cuts the longest runs until there are enough black cells and no run is too long."""
    while True:
        black = set()
        for _ in range(20 * n):
            slot = max(slots_of(black, n), key=len)
            if len(slot) <= LONGEST and len(black) >= BLACK * n * n:
                return black
            row, column = generator.choice(slot)
            more = black | {(row, column), (n - 1 - row, n - 1 - column)}
            if min(map(len, slots_of(more, n))) >= SHORTEST and is_connected(more, n):
                black = more


def fill(n, seed=None):
    """Makes a crossword to fill; words may occur twice."""
    black = pattern(n, random.Random(n if seed is None else seed))
    slots = slots_of(black, n)
    numbers = {cell: number for number, cell in enumerate((r, c) for r in range(n) for c in range(n) if (r, c) not in black)}

    def marks(part):
        named = {cell: f'"s{number}"' for number, slot in enumerate(part) for cell in slot}
        return drawing([["#" if (row, column) in black else named[row, column] for column in range(n)] for row in range(n)])

    across = [slot for slot in slots if slot[0][0] == slot[-1][0]]
    down = [slot for slot in slots if slot[0][1] == slot[-1][1]]
    layout = drawing([["#" if (row, column) in black else "*" for column in range(n)] for row in range(n)])
    text = f"layout\n{layout}\nrange a..z\n\nrule word {LIST.name}\n{marks(across)}\n{marks(down)}"
    cells = [[numbers[cell] for cell in slot] for slot in slots]
    return Puzzle(f"crossword fill {n} × {n}", "first", lambda: [model_of("first", len(numbers), cells, LIST)], text, has_list=True)


def solvomatic(folder):
    """Returns the three word puzzles of solv-o-matic; the question is for all solutions."""
    own_list = next(folder.glob("word-list*"))

    def word_square():
        model = model_of("count", 16, lines_of(4), own_list)
        vowels = [LETTERS[letter] for letter in "aeiou"]
        for row in range(4):
            model.domains[5 * row] = model.domains[3 * row + 3] = vowels
        model.at_most = [(3, 12)]
        return model

    def word_pyramid():
        rows = [[1, 2], [3, 4, 5], [6, 7, 8, 9]]
        falling = [[0, 2, 5, 9], [1, 4, 8], [3, 7]]
        rising = [[0, 1, 3, 6], [2, 4, 7], [5, 8]]
        return model_of("count", 10, rows + falling + rising, own_list)

    def palindrome():
        return model_of("count", 5, [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0]], own_list)

    models = {"word square": word_square, "word pyramid": word_pyramid, "palindrome": palindrome}
    return [Puzzle(f"solv-o-matic's {name}, all", "count", lambda model=model: [model()],
                   path=folder / (name.replace(" ", "-") + ".txt"), has_list=True) for name, model in models.items()]
