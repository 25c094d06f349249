"""Regex crosswords. The peers know no regular expressions: they get the clues' minimal automata, which `sator regex` prints, made
beforehand at no cost to them. Puzzles with references have no automata and are Sator's alone."""
import json
import random
import re
import string

import sator
from model import Model
from process import run
from puzzle import Puzzle

TRANSITION = re.compile(r"^  (.+) -> (\d+)$")
STATE = re.compile(r"^(\d+)( start)?( accepts)?$")


def symbols_of(label):
    """Returns the symbols of a transition: one, or a class with ranges."""
    if len(label) == 1:
        return [label]
    # Nothing is escaped: a literal hyphen comes last, or begins a range.
    inner = list(label[1:-1])
    symbols = []
    while inner:
        first = inner.pop(0)
        last = inner[1] if len(inner) > 1 and inner[0] == "-" else first
        if last != first:
            del inner[:2]
        symbols += [chr(code) for code in range(ord(first), ord(last) + 1)]
    return symbols


def automaton(clue, alphabet):
    """Returns (transitions, accepting) over the numbers of the symbols, or None if the clue has no automaton."""
    try:
        output, _ = run([sator.program, "regex", "--show", "dfa", "--alphabet", alphabet, "--", clue], 20)
    except RuntimeError:
        return None
    transitions, accepting, state = [], [], 0
    for line in output.splitlines()[1:]:
        if head := STATE.match(line):
            state = int(head.group(1))
            accepting += [state] if head.group(3) else []
        elif move := TRANSITION.match(line):
            transitions += [(state, ord(symbol), int(move.group(2))) for symbol in symbols_of(move.group(1))]
    return transitions, accepting


def model_of(puzzle, alphabet="A-Z"):
    """Returns the model of a rectangular puzzle of the site's format, or None if a clue has no automaton."""
    rows, columns = puzzle["patternsY"], puzzle["patternsX"]
    width = len(columns)
    values = [ord(symbol) for symbol in symbols_of(f"[{alphabet}]")]
    model = Model("unique", [values] * (len(rows) * width), {chr(value): value for value in values})
    lines = [(clues, [row * width + column for column in range(width)]) for row, clues in enumerate(rows)]
    lines += [(clues, [row * width + column for row in range(len(rows))]) for column, clues in enumerate(columns)]
    for clues, cells in lines:
        for clue in filter(None, clues):
            pair = automaton(clue, alphabet)
            if pair is None:
                return None
            model.regular.append((cells, model.automaton(*pair)))
    return model


def alphabets(path):
    output, _ = run([sator.program, "solve", "--json", path], 60)
    return [json.loads(line)["alphabet"] for line in output.splitlines()]


def official(path):
    """Returns all official puzzles for Sator, and separately those that peers can solve, too."""
    puzzles = [puzzle for part in json.loads(path.read_text()) for puzzle in part["puzzles"]]
    plain, models = [], []
    for puzzle, alphabet in zip(puzzles, alphabets(path)):
        model = None if puzzle.get("hexagonal") else model_of(puzzle, alphabet)
        if model:
            plain.append(puzzle)
            models.append(model)
    return [Puzzle("official regex crosswords", "unique", list, path=path, count=len(puzzles), note="clues with references"),
            Puzzle(f"{len(plain)} official regex crosswords without references", "unique", lambda: models, json.dumps(plain), "json",
                   count=len(plain))]


def mit(path):
    return Puzzle("MIT 2013", "unique", list, path=path, note="clues with references")


def crossing_line(length):
    puzzle = {"name": "crossing", "patternsY": [["(AB|BA|C)*", ""]], "patternsX": [["[ABC]", ""]] * length}
    return Puzzle(f"(AB|BA|C)* on {length} cells crossing [ABC]", "unique", lambda: [model_of(puzzle)], json.dumps(puzzle), "json")


def class_with(letter, generator):
    return "[" + "".join(generator.choice(string.ascii_uppercase) for _ in range(2)) + letter + "]"


def clue(line, generator):
    """Returns a clue that the line matches: letters, classes, choices of two pairs, and repeated classes."""
    text, at = "", 0
    while at < len(line):
        kind = generator.randrange(5) if at + 1 < len(line) else generator.choice([0, 1, 4])
        other = "".join(generator.choice(string.ascii_uppercase) for _ in range(2))
        pair = line[at:at + 2]
        text += {0: line[at], 1: class_with(line[at], generator), 2: "(" + "|".join(generator.sample([pair, other], 2)) + ")",
                 3: f"[{pair}{other[0]}]+", 4: class_with(line[at], generator) + "?"}[kind]
        at += 2 if kind in (2, 3) else 1
    return text


def generated(n):
    generator = random.Random(n)
    rows = ["".join(generator.choice(string.ascii_uppercase) for _ in range(n)) for _ in range(n)]
    columns = ["".join(column) for column in zip(*rows)]
    puzzle = {"name": f"{n} × {n}", "patternsY": [[clue(row, generator), ""] for row in rows],
              "patternsX": [[clue(column, generator), ""] for column in columns]}
    return Puzzle(f"regex crossword {n} × {n}", "unique", lambda: [model_of(puzzle)], json.dumps(puzzle), "json")
