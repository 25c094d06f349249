"""Checks the quality rules of docs/create.md by what is printed of a puzzle alone: its text, its solution and its rating.

`flaws(kind, text, solution, rating, grade)` returns what is wrong in words; an empty list says that all rules hold."""
import itertools
import math
import re
from collections import Counter

LINE_KINDS = {
    "thermometer-sudoku": "thermometer", "slow-thermometer": "slow_thermometer", "arrow-sudoku": "arrow",
    "pill-arrow": "pill_arrow", "double-arrow": "double_arrow", "renban-sudoku": "renban", "whispers-sudoku": "whispers",
    "lockout-sudoku": "lockout", "between-sudoku": "between", "palindrome-sudoku": "palindrome",
    "region-sum-sudoku": "region_sum_line", "parity-line": "parity_line", "entropic-sudoku": "entropic_line",
    "modular-sudoku": "modular_line", "nabner": "nabner", "zipper-sudoku": "zipper_line", "ten-lines": "sum_line",
}
MARK_KINDS = {
    "even-odd": ("even", "odd"), "min-max": ("minimum", "maximum"), "quadruple-sudoku": ("quadruple",),
    "indexer-sudoku": ("row_indexer", "column_indexer"), "clone-sudoku": ("clone",), "little-killer": ("little_killer",),
    "kropki": ("black_dot", "white_dot"), "kropki-sudoku": ("black_dot", "white_dot"), "xv-sudoku": ("xv",),
    "futoshiki": ("futoshiki",), "sandwich-sudoku": ("sandwich",), "x-sums": ("x_sum",), "skyscrapers": ("skyscrapers",),
    "skyscraper-sums": ("skyscraper_sum",), "numbered-rooms": ("numbered_rooms",), "full-rank": ("full_rank",),
    "battlefield": ("battlefield",), "doppelblock": ("doppelblock",), "easy-as-abc": ("easy_as_abc",),
}
HALF_TURN = {"sudoku", "diagonal-sudoku", "windoku", "anti-knight-sudoku", "anti-king-sudoku", "non-consecutive-sudoku",
             "disjoint-groups", "global-entropy", "dutch-flatmates", "latin-square", "jigsaw-sudoku"}
TRIALS = {"trial", "nested-trial"}


def lines_of(text):
    return [line for line in text.split("\n") if line.strip() and not line.startswith("#")]


def drawings(text):
    """The drawings of a text: lists of rows of signs."""
    found = [[]]
    for line in lines_of(text):
        if line.startswith("|") and not line.startswith("|-"):
            found[-1].append([sign for sign in line.split() if sign != "|"])
        elif not line.startswith("|") and found[-1]:
            found.append([])
    return [drawing for drawing in found if drawing]


def section(text, *names):
    """The indented lines below a line that begins with one of the names."""
    found, inside = [], False
    for line in lines_of(text):
        if not line.startswith((" ", "|")):
            inside = line.split()[0] in names
        elif inside and line.startswith(" "):
            found.append(line.strip())
    return found


def place(name):
    row, column = re.fullmatch(r"R(\d+)C(\d+)", name).groups()
    return int(row), int(column)


def cells(words):
    """The cells of a list such as "R1C2: R2C3..R4C5" or "block R1C1..R2C3", in order."""
    found = []
    for first, last in re.findall(r"block (R\d+C\d+)\.\.(R\d+C\d+)", words):
        (r, c), (s, d) = place(first), place(last)
        found += itertools.product(range(r, s + 1), range(c, d + 1))
    words = re.sub(r"block \S+", "", words)
    for word in re.findall(r"R\d+C\d+(?:\.\.R\d+C\d+)?", words):
        first, _, last = word.partition("..")
        (r, c), (s, d) = place(first), place(last or first)
        steps = max(abs(s - r), abs(d - c))
        found += [(r + (s - r) * i // max(steps, 1), c + (d - c) * i // max(steps, 1)) for i in range(steps + 1)]
    return found


def is_connected(area):
    area = set(area)
    reached, open_cells = set(), [next(iter(area))]
    while open_cells:
        r, c = open_cells.pop()
        if (r, c) in area and (r, c) not in reached:
            reached.add((r, c))
            open_cells += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return reached == area


def has_half_turn(drawing, is_marked):
    signs = [is_marked(sign) for row in drawing for sign in row]
    return signs == signs[::-1]


def of_difficulty(rating, grade):
    if rating is None or grade is None:
        return
    if grade <= 8 and rating["hardest"] in TRIALS:
        yield f"grade {grade} needs a {rating['hardest']}"
    efforts = [1 / width for width in rating["width"]]
    if len(efforts) > 1 and sum(efforts) - max(efforts) < sum(efforts) / 3 - 1e-9:
        yield "less than a third of the effort lies outside the hardest step"
    fewest = min(rating["width"], default=0)
    narrow = [i for i, width in enumerate(rating["width"]) if width == fewest]
    if 4 <= len(narrow) < len(efforts) and narrow[-1] - narrow[0] == len(narrow) - 1:
        yield "the narrow steps are all in one stretch"


def of_lines(kind, text):
    own = section(text, LINE_KINDS[kind])
    if not own:
        yield "no line of the kind"
    seen, steps = Counter(), set()
    for line in own:
        path = []
        for group in line.split(":") if kind != "arrow-sudoku" else [line]:
            path += cells(group)
        seen.update(path)
        for (r, c), (s, d) in zip(path, path[1:]):
            if abs(r - s) == 1 and abs(c - d) == 1:
                steps.add(frozenset({(r, c), (s, d)}))
                if frozenset({(r, d), (s, c)}) in steps:
                    yield "two lines cross"
    if any(count > 1 for count in seen.values()):
        yield "two lines share a cell"


def of_cages(kind, text, size):
    cages = [(line.split()[0], cells(line)) for line in section(text, kind.removesuffix("-sudoku"))]
    if any(len(cage) < 2 for _, cage in cages):
        yield "a cage has one cell"
    if not all(is_connected(cage) for _, cage in cages):
        yield "a cage falls into pieces"
    if sorted(cell for _, cage in cages for cell in cage) != sorted(itertools.product(range(1, size + 1), repeat=2)):
        yield "cages do not divide the grid"
    if drawings(text):
        yield "a cell is given"
    if kind == "kenken" and size >= 5:
        signs = Counter(clue[-1] for clue, _ in cages)
        if len(signs) < 3 or 2 * max(signs.values()) > len(cages):
            yield "signs are not balanced"
        for clue, cage in cages:
            if fillings(clue, cage, size) == 1:
                yield f"the clue {clue} gives its cage away"


def fillings(clue, cage, size):
    """The number of different choices of digits that a cage of a kenken may have."""
    target, sign = int(clue[:-1]), clue[-1]
    found = set()
    for digits in itertools.product(range(1, size + 1), repeat=len(cage)):
        if any(a == b and (p[0] == q[0] or p[1] == q[1])
               for (a, p), (b, q) in itertools.combinations(zip(digits, cage), 2)):
            continue
        low, high, product = min(digits), max(digits), 1
        for digit in digits:
            product *= digit
        value = {"+": sum(digits), "x": product, "-": 2 * high - sum(digits), "/": high * high / product}[sign]
        if value == target:
            found.add(tuple(sorted(digits)))
    return len(found)


def of_kakuro(text):
    rows = drawings(text)[0]
    white = {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "."}
    if any(re.fullmatch(r"\d+", sign) for row in rows for sign in row):
        yield "a cell is given"
    inner = [row[1:] for row in rows[1:]]
    if not has_half_turn(inner, lambda sign: sign == "."):
        yield "black cells are not symmetric"
    if not is_connected(white):
        yield "white cells fall into pieces"
    runs = []
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            if "\\" not in sign:
                continue
            down, across = sign.split("\\")
            for total, (dr, dc) in ((down, (1, 0)), (across, (0, 1))):
                if total:
                    run = list(itertools.takewhile(lambda cell: cell in white,
                                                   ((r + i * dr, c + i * dc) for i in range(1, 100))))
                    runs.append((int(total), run))
    if any(not 2 <= len(run) <= 9 for _, run in runs) or Counter(c for _, run in runs for c in run) != {c: 2 for c in white}:
        yield "a run has fewer than 2 or more than 9 cells, or has no sum"
    forced = [run for total, run in runs
              if sum(1 for digits in itertools.combinations(range(1, 10), len(run)) if sum(digits) == total) == 1]
    chains = []
    for run in forced:
        touched = [chain for chain in chains if any(set(run) & set(other) for other in chain)]
        chains = [chain for chain in chains if chain not in touched] + [sum(touched, [run])]
    if chains and 2 * max(map(len, chains)) > len(runs):
        yield "a chain of forced sums has more than half of all runs"
    if any(len(digits) > 1 for digits in left_by_runs(runs).values()):
        yield "single runs are not enough"
    black = {(r, c) for r in range(1, len(rows)) for c in range(1, len(rows[0]))} - white
    while black:
        area, open_cells = set(), [next(iter(black))]
        while open_cells:
            r, c = open_cells.pop()
            if (r, c) in black:
                black.remove((r, c))
                area.add((r, c))
                open_cells += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
        if 2 * len(area) > len(rows) - 1 + len(rows[0]) - 1:
            yield "a black area is large"


def left_by_runs(runs):
    """The digits that the sums of a kakuro leave to each cell if single runs are looked at again and again."""
    left = {cell: set(range(1, 10)) for _, run in runs for cell in run}
    while True:
        before = sum(map(len, left.values()))
        for total, run in runs:
            for cell, digits in zip(run, left_by_run(total, [left[cell] for cell in run])):
                left[cell] = digits
        if sum(map(len, left.values())) == before:
            return left


def left_by_run(total, choices):
    """The digits of each cell in the ways to fill a run."""
    used = [{frozenset()}]  # sets of digits that the first cells can have
    for digits in choices:
        used.append({others | {digit} for others in used[-1] for digit in digits - others})
    wanted = {digits for digits in used[-1] if sum(digits) == total}
    found = []
    for digits, before in zip(reversed(choices), reversed(used[:-1])):
        steps = [(others, digit) for others in before for digit in digits - others if others | {digit} in wanted]
        found.append({digit for _, digit in steps})
        wanted = {others for others, _ in steps}
    return found[::-1]


def of_crossword(text, solution):
    rows = drawings(text)[0]
    if not has_half_turn(rows, lambda sign: sign == "#"):
        yield "black squares are not symmetric"
    white = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != "#"]
    if not is_connected(white):
        yield "white cells fall into pieces"
    letters = dict(zip(white, solution))
    lines = [[letters.get((r, c), " ") for c in range(len(rows[0]))] for r in range(len(rows))]
    entries = "\n".join("".join(line) for line in lines + list(zip(*lines))).split()
    if any(len(entry) < 3 for entry in entries):
        yield "an entry has fewer than three letters"
    if len(set(entries)) != len(entries):
        yield "an entry comes twice"


def of_nonogram(text, solution, rating):
    rows, columns = section(text, "rows"), section(text, "columns")
    for runs, length in [(line, len(columns)) for line in rows] + [(line, len(rows)) for line in columns]:
        if runs.split() in (["0"], [str(length)]):
            yield "a line is empty or full"
    black = sum(int(run) for line in rows for run in line.split())
    if black > 0.7 * len(rows) * len(columns):
        yield "less than 30 % is white"
    if rating and rating["hardest_rules"] != 1:
        yield "single lines are not enough"


def of_str8ts(text):
    rows = drawings(text)[0]
    if not has_half_turn(rows, lambda sign: sign.startswith("#")):
        yield "black cells are not symmetric"
    white = {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if not sign.startswith("#")}
    if any(not white & {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} for r, c in white):
        yield "a white cell is in no straight"


def of_regions(text, rooms):
    names = {}
    for r, row in enumerate(drawings(text)[0]):
        for c, name in enumerate(row):
            names.setdefault(name, []).append((r, c))
    if not all(is_connected(area) for area in names.values()):
        yield "a region falls into pieces"
    if rooms and len(names) != rooms:
        yield "there is not one region for each line"


def of_cryptarithm(text, words):
    used = re.findall(r"[A-Z]+", text.partition('"')[2])
    if len(used) != 3 or not set(used) <= set(words):
        yield "the words are not three of the list"


def of_word_search(text, words):
    rows = ["".join(row) for row in drawings(text)[0]]
    for word in words:
        count = sum(word == "".join(rows[r + i * dr][c + i * dc] for i in range(len(word))
                                    if 0 <= r + i * dr < len(rows) and 0 <= c + i * dc < len(rows[0]))
                    for r in range(len(rows)) for c in range(len(rows[0]))
                    for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dr or dc)
        if count != 1:
            yield f"{word} is there {count} times"


def of_regex(text, grade):
    clues = [clue for line in lines_of(text) for clue in re.findall(r"(?<=/)\S+(?=/(?:\s|$))", line)]
    if len(set(clues)) != len(clues):
        yield "a clue comes twice"
    if grade is not None and grade > 2 and any(re.fullmatch(r"\w+", clue) for clue in clues):
        yield "a clue spells its line"
    for what, pattern, share in (("alternatives", r"\|", 0.6), ("references", r"\\\d", 0.25), ("negated classes", r"\[\^", 0.2)):
        count = sum(1 for clue in clues if re.search(pattern, clue))
        if count > max(2, math.ceil(share * len(clues) - 1e-9)):
            yield f"{what} are in {count} of {len(clues)} clues"


def flaws(kind, text, solution, rating, grade, words=()):
    """What is wrong with a puzzle, in words. `rating` may be None, and `grade` is the one that was asked for."""
    found = list(of_difficulty(rating, grade))
    size = round(len(solution) ** 0.5)
    if kind in LINE_KINDS:
        found += of_lines(kind, text)
    if kind in MARK_KINDS and not any(name in text for name in MARK_KINDS[kind]):
        found.append("no clue of the kind")
    if kind in HALF_TURN and not has_half_turn(drawings(text)[-1], lambda sign: sign == "."):
        found.append("givens are not symmetric by half a turn")
    if kind in ("killer-sudoku", "kenken"):
        found += of_cages(kind, text, size)
    if kind == "kakuro":
        found += of_kakuro(text)
    if kind == "nonogram":
        found += of_nonogram(text, solution, rating)
    if kind == "mosaic" and rating and rating["hardest_rules"] != 1:
        found.append("single numbers are not enough")
    if kind == "str8ts":
        found += of_str8ts(text)
    if kind == "star-battle":
        found += of_regions(text, size)
    if kind == "norinori":
        found += of_regions(text, None)
    if kind == "cryptarithm":
        found += of_cryptarithm(text, words)
    if kind == "crossword":
        found += of_crossword(text, solution)
    if kind == "word-search":
        found += of_word_search(text, words)
    if kind == "regex":
        found += of_regex(text, grade)
    return found
