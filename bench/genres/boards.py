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
        height, width, *grids = _rows_of(problem)
        clue_rows = height + (len(grids[0]) > width)  # clues at corners have a row more
        answer = _rows_of(solution)[2:][:height]
        boards.append(Board(genre, key, grids[:clue_rows], grids[clue_rows:], answer))
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
    lit: object = None   # returns the edges or links that are lit in a board's answer, by their names; None: the answer is cells

    def text_of(self, board):
        if self.text:
            return self.text(board)
        drawn = _drawing([[self.clues.get(sign, sign) for sign in row] for row in board.rows])
        if not self.regions:
            return f"{self.kind}\n{drawn}\n"
        return f"{self.kind}\n{_drawing(_letters(board.regions))}\n\ninitial\n{drawn}\n"

    def answer_of(self, board):
        """Returns the stated answer in the form that `answer_in` gives."""
        return self.lit(board) if self.lit else [[self.values.get(sign, sign) for sign in row] for row in board.answer]

    def answer_in(self, solution):
        """Returns a solution in Sator's JSON as rows of signs, or as the lit edges or links."""
        if not self.lit:
            return solution["grid"]
        return {place: sign for place, sign in solution["values"].items() if sign != "."}


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


def _sides(board):
    """Yields the names of the edges between two cells of a board, with both cells; None is a place outside."""
    height, width = len(board.answer), len(board.answer[0])
    for r in range(height):
        for c in range(width):
            if r == 0:
                yield f"R1C{c + 1}/top", (r, c), None
            if c == 0:
                yield f"R{r + 1}C1/left", (r, c), None
            right = (r, c + 1) if c + 1 < width else None
            below = (r + 1, c) if r + 1 < height else None
            yield f"R{r + 1}C{c + 1}/" + (f"R{r + 1}C{c + 2}" if right else "right"), (r, c), right
            yield f"R{r + 1}C{c + 1}/" + (f"R{r + 2}C{c + 1}" if below else "bottom"), (r, c), below


def _borders(sign):
    """Returns the edges between cells whose sign in the answer differs. Outside is "-"."""
    def lit(board):
        def at(place):
            return board.answer[place[0]][place[1]] if place else "-"
        return {name: sign for name, first, second in _sides(board) if at(first) != at(second)}
    return lit


def _lines(board):
    """Returns the links between the centres of cells through which the answer's line leaves."""
    links = {}
    for r, row in enumerate(board.answer):
        for c, sides in enumerate(row):
            if "e" in sides:
                links[f"R{r + 1}C{c + 1}-R{r + 1}C{c + 2}"] = "-"
            if "s" in sides:
                links[f"R{r + 1}C{c + 1}-R{r + 2}C{c + 1}"] = "-"
    return links


def _bridges(board):
    """Returns the links of the bridges: 1 and 2 lie along a row, a and b along a column."""
    links = {}
    for r, row in enumerate(board.answer):
        for c, sign in enumerate(row):
            value = "=" if sign in "2b" else "-"
            if sign in "12":
                links.update({f"R{r + 1}C{c}-R{r + 1}C{c + 1}": value, f"R{r + 1}C{c + 1}-R{r + 1}C{c + 2}": value})
            elif sign in "ab":
                links.update({f"R{r}C{c + 1}-R{r + 1}C{c + 1}": value, f"R{r + 1}C{c + 1}-R{r + 2}C{c + 1}": value})
    return links


def _regions_alone(kind):
    return lambda board: f"{kind}\n{_drawing(_letters(board.rows))}\n"


def _snake(board):
    """Returns the text of a snake: its counts above and on the left stand before the rows, which have x for both ends."""
    clues = [[{"-": "."}.get(sign, sign) for sign in line] for line in [*board.rows, *board.regions]]
    drawn = [["@" if sign == "x" else sign for sign in line] for line in clues[2:]]
    return f"snake\n{_drawing(drawn)}\ntop {' '.join(clues[0])}\nleft {' '.join(clues[1])}\n"


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
    "Snake": Genre("snake", {}, SHADED, text=_snake),
    "Heyawake": Genre("heyawake", {}, SHADED, text=_with_numbers_of_regions("heyawake")),
    "Chocona": Genre("chocona", {}, SHADED, text=_with_numbers_of_regions("chocona")),
    "Aqre": Genre("aqre", {}, SHADED, text=_with_numbers_of_regions("aqre")),
    "CocktailLamp": Genre("cocktail_lamp", {}, SHADED, text=_with_numbers_of_regions("cocktail_lamp")),
    "Shimaguni": Genre("shimaguni", {}, SHADED, text=_with_numbers_of_regions("shimaguni")),
    "Kuroshuto": Genre("kurochute", OPEN, SHADED),
    "LITS": Genre("lits", {}, {"-": ".", "L": "#", "I": "#", "T": "#", "S": "#"}, text=_regions_alone("lits")),
    "Slitherlink": Genre("slitherlink", OPEN, {}, lit=_borders("-")),
    "Masyu": Genre("masyu", {"-": ".", "w": "o", "b": "x"}, {}, lit=_lines),
    "Geradeweg": Genre("geradeweg", OPEN, {}, lit=_lines),
    "NumberLink": Genre("numberlink", OPEN, {}, lit=_lines),
    "NumberSnake": Genre("number_snake", OPEN, {}, lit=_lines),
    "Hashi": Genre("hashiwokakero", OPEN, {}, lit=_bridges),
    "Fillomino": Genre("fillomino", OPEN, {}),
    "Creek": Genre("creek", OPEN, SHADED),
    "Galaxies": Genre("galaxies", {"-": ".", "0": "o", "1": ">", "2": "v", "3": "x"}, {}, lit=_borders("#")),
    "Shikaku": Genre("shikaku", OPEN, {}, lit=_borders("#")),
}
