"""Plain searches for puzzles whose rules are too large for a model: full-rank, crossword, word search
and cryptarithms. They read what is printed."""
import re
from pathlib import Path

import quality


def is_unique(kind, text, solution):
    """Whether the text has one solution, the stated one; None if there is no plain search for the kind."""
    search = {"full-rank": full_ranks, "crossword": crosswords, "word-search": lambda text: [letters_of(text)],
              "cryptarithm": cryptarithms}.get(kind)
    if search is None:
        return None
    found = []
    for grid in search(text):
        found.append(grid)
        if len(found) > 1:
            break
    return found == [solution]


def cryptarithms(text):
    """Yields the digits of the three words, letter by letter: columns are tried from the right, and no word begins with 0."""
    words = re.findall(r"[A-Z]+", text.partition('"')[2])
    length = max(map(len, words))
    padded = [word.rjust(length, "0") for word in words]
    def columns(place, digits, carry):
        if place < 0:
            if carry == 0:
                yield digits
            return
        yield from rows(place, 0, digits, carry)
    def rows(place, row, digits, carry):
        if row == 3:
            a, b, c = (digits[word[place]] for word in padded)
            if (a + b + carry) % 10 == c:
                yield from columns(place - 1, digits, (a + b + carry) // 10)
            return
        letter = padded[row][place]
        if letter in digits:
            yield from rows(place, row + 1, digits, carry)
            return
        for digit in range(10):
            is_used = digit in [value for name, value in digits.items() if name != "0"]
            if not is_used and (digit > 0 or all(word[0] != letter for word in words)):
                yield from rows(place, row + 1, digits | {letter: digit}, carry)
    for digits in columns(length - 1, {"0": 0}, 0):
        yield [str(digits[letter]) for word in words for letter in word]


def letters_of(text):
    """The only fill of a word search: all letters are given. Whether each word is there once is a rule of quality."""
    return [sign for row in quality.drawings(text)[0] for sign in row]


def full_ranks(text):
    """Yields the Latin squares with these ranks: whole squares are tried, row by row, and judged at the end."""
    size = int(re.search(r"^latin (\d+)", text, re.M).group(1))
    givens = {(r, c): int(sign) for drawing in quality.drawings(text) for r, row in enumerate(drawing)
              for c, sign in enumerate(row) if sign.isdigit()}
    clues = {}
    for side, *numbers in re.findall(r"^(left|right|top|bottom) (.*)$", text, re.M):
        numbers = numbers[0].split()
        clues |= {(side, i): int(number) for i, number in enumerate(numbers) if number.isdigit()}
    for square in latin_squares(size, givens, []):
        rows, columns = square, list(zip(*square))
        read = {("left", i): tuple(row) for i, row in enumerate(rows)}
        read |= {("right", i): tuple(row)[::-1] for i, row in enumerate(rows)}
        read |= {("top", i): column for i, column in enumerate(columns)}
        read |= {("bottom", i): column[::-1] for i, column in enumerate(columns)}
        order = sorted(read.values())
        if all(order.index(read[place]) + 1 == rank and order.count(read[place]) == 1 for place, rank in clues.items()):
            yield [str(digit) for row in rows for digit in row]


def latin_squares(size, givens, rows):
    if len(rows) == size:
        yield rows
        return
    def fill(row):
        c = len(row)
        if c == size:
            yield row
            return
        for digit in range(1, size + 1):
            if givens.get((len(rows), c), digit) == digit and digit not in row and all(above[c] != digit for above in rows):
                yield from fill(row + [digit])
    for row in fill([]):
        yield from latin_squares(size, givens, rows + [row])


def crosswords(text):
    """Yields the fills of a crossword: entries one after the other, the one with fewest words first."""
    name = re.search(r'^crossword "([^"]+)"', text, re.M).group(1)
    path = next(p for p in (Path(name), Path("/usr/share/dict") / name) if p.exists())
    least = int(re.search(r"at_least (\d+)", text).group(1))
    words = {re.sub(r"[^A-Z]", "", line.upper()) for line in path.read_text(encoding="utf-8").split("\n") if line.isascii()}
    by_length = {}
    for word in words:
        by_length.setdefault(len(word), set()).add(word)
    rows = quality.drawings(text)[0]
    letters = {(r, c): None if sign == "." else sign for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != "#"}
    entries = [run for run in runs_of(rows) if len(run) >= least]
    for fill in fills(dict(letters), entries, by_length, frozenset()):
        yield [fill[cell] for cell in sorted(fill)]


def runs_of(rows):
    lines = [[(r, c) for c in range(len(rows[0]))] for r in range(len(rows))]
    lines += [[(r, c) for r in range(len(rows))] for c in range(len(rows[0]))]
    for line in lines:
        run = []
        for r, c in line:
            if rows[r][c] == "#":
                yield run
                run = []
            else:
                run.append((r, c))
        yield run


def fills(letters, entries, by_length, used):
    if not entries:
        yield letters
        return
    def fitting(entry):
        return [word for word in by_length.get(len(entry), ()) if word not in used
                and all(letters[cell] in (None, letter) for cell, letter in zip(entry, word))]
    choices = {i: fitting(entry) for i, entry in enumerate(entries)}
    best = min(choices, key=lambda i: len(choices[i]))
    rest = entries[:best] + entries[best + 1:]
    for word in choices[best]:
        yield from fills(letters | dict(zip(entries[best], word)), rest, by_length, used | {word})
