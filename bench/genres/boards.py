"""Boards of the table boards.tsv as texts of Sator, and their answers as its signs.

A row of the table has kind, key, problem and solution; '/' joins the lines of the last two. The first line is rows and columns."""
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Board:
    genre: str     # the table's name of the kind
    key: str
    rows: list     # the clues, a list of words for each row
    regions: list  # the same of the regions; empty if the kind has none
    answer: list   # the same of the solution


def read_boards(path):
    boards = []
    for line in Path(path).read_text().splitlines()[1:]:
        genre, key, problem, solution = line.split("\t")[:4]
        height, _, *grids = _rows_of(problem)
        answer = _rows_of(solution)[2:]
        boards.append(Board(genre, key, grids[:height], grids[height:], answer))
    return boards


def _rows_of(text):
    first, *lines = text.split("/")
    height, width = map(int, first.split()[:2])
    return [height, width, *(line.split() for line in lines if line.strip())]


@dataclass
class Genre:
    kind: str      # Sator's kind
    clues: dict    # the table's sign -> the drawing's; others stay
    values: dict   # the table's sign of the answer -> the grid's; others stay
    regions: bool = False
    text: object = None  # returns the text of a board; None: the clues are drawn below the kind

    def text_of(self, board):
        if self.text:
            return self.text(board)
        drawn = _drawing([[self.clues.get(sign, sign) for sign in row] for row in board.rows])
        if not self.regions:
            return f"{self.kind}\n{drawn}\n"
        return f"{self.kind}\n{_drawing(_letters(board.regions))}\n\ninitial\n{drawn}\n"

    def grid_of(self, board):
        return [[self.values.get(sign, sign) for sign in row] for row in board.answer]


def _drawing(rows):
    width = max(len(sign) for row in rows for sign in row)
    return "\n".join("| " + " ".join(sign.rjust(width) for sign in row) for row in rows)


_LETTERS = [chr(c) for c in (*range(0x61, 0x7B), *range(0x41, 0x5B), *range(0x410, 0x450), *range(0x4E00, 0x5000))]


def _letters(regions):
    """Gives each region a letter of its own."""
    names = {}
    for row in regions:
        for name in row:
            names.setdefault(name, _LETTERS[len(names)])
    return [[names[name] for name in row] for row in regions]


def _with_numbers_of_regions(kind):
    def text(board):
        letters = _letters(board.regions)
        numbers = {}
        for row, names in zip(board.rows, letters):
            for sign, letter in zip(row, names):
                if sign.isdigit():
                    numbers.setdefault(letter, sign)
        keys = "".join(f" {letter}={number}" for letter, number in numbers.items())
        return f"{kind}{keys}\n{_drawing(letters)}\n"
    return text


OPEN = {"-": "."}
SHADED = {"-": ".", "x": "#"}

GENRES = {
    "Hitori": Genre("hitori", OPEN, SHADED),
    "Kuromasu": Genre("kuromasu", OPEN, SHADED),
    "Cave": Genre("cave", OPEN, {"-": "#", "x": "."}),
    "CanalView": Genre("canal_view", OPEN, SHADED),
    "Nurimisaki": Genre("nurimisaki", {"-": ".", "?": "o"}, SHADED),
    "Sukoro": Genre("sukoro", OPEN, {}),
    "YinYang": Genre("yin_yang", {"-": ".", "w": "o", "b": "x"}, {"w": "o", "b": "x"}),
    "Hakoiri": Genre("hakoiri", {"-": ".", "c": "o"}, {"c": "o"}, regions=True),
    "Nurikabe": Genre("nurikabe", {"-": "."}, {"-": ".", "x": "#"}),
    "Kurotto": Genre("kurotto", OPEN, SHADED),
    "Hidoku": Genre("hidato", OPEN, {}),
    "Snake": Genre("snake", OPEN, SHADED),
    "Heyawake": Genre("heyawake", {}, SHADED, text=_with_numbers_of_regions("heyawake")),
    "Chocona": Genre("chocona", {}, SHADED, text=_with_numbers_of_regions("chocona")),
    "Aqre": Genre("aqre", {}, SHADED, text=_with_numbers_of_regions("aqre")),
    "CocktailLamp": Genre("cocktail_lamp", {}, SHADED, text=_with_numbers_of_regions("cocktail_lamp")),
    "Shimaguni": Genre("shimaguni", {}, SHADED, text=_with_numbers_of_regions("shimaguni")),
    "Kuroshuto": Genre("kurochute", OPEN, SHADED),
}
