#!/usr/bin/env python3
"""Learns which constructs people put into the clues of regex crosswords, and writes the costs as C++.

usage: learn_clue_costs.py CORPUS… --write sator/create/regex/clue_cost_table.inc
       learn_clue_costs.py CORPUS… --compare MADE…
       learn_clue_costs.py CORPUS… --costs CLUE LENGTH

CORPUS are JSON files of crosswords (patternsX, patternsY, patternsZ; or lists and sets of such). MADE are puzzle files whose
statement `regexes` has the lists rows, columns, x, y or z.

The model is a grammar with probabilities. A clue is generated from left to right: the next construct depends on the one before it
and on the surrounding construct; then follow its quantifier, the size of a class, the number of branches. Probabilities are
smoothed by backing off to less context (Witten and Bell's idea with a constant weight). A cost is -ln(probability) in
hundredths. Letters cost nothing: only the form of a clue is judged.

--compare learns from every second crossword alone, and prints the perplexity of the others and of MADE: e to the mean cost of
an event.
"""

import argparse
import json
import math
import re
import sys
from collections import Counter, defaultdict

CONSTRUCTS = ["letter", "dot", "class", "negated", "shorthand", "group", "reference", "look"]
QUANTIFIERS = ["none", "?", "*", "+", "{n}", "{n,}", "{n,m}"]
CONTEXTS = ["top", "branch", "inner", "look"]
PREVIOUS = ["start"] + [c + q for c in CONSTRUCTS for q in ("", "*")]
LINE_BUCKETS = [3, 5, 8]
RATIO_BUCKETS = [0.75, 1.25, 1.75, 2.5, 3.5]
SIZES = 8  # of classes: 1 to 7, and 8 for more
BRANCHES = 5  # 1 to 4, and 5 for more

# The number of events after which a context is trusted as much as the less specific one.
BACKOFF = 4.0


class Parser:
    """Reads a clue as a list of branches, each a list of items (construct, quantifier, size, has_range, branches)."""

    def __init__(self, text):
        self.text, self.at = text, 0

    def peek(self):
        return self.text[self.at:self.at + 1]

    def take(self, count=1):
        taken = self.text[self.at:self.at + count]
        self.at += count
        return taken

    def branches(self):
        found = [[]]
        while self.at < len(self.text) and self.peek() != ")":
            if self.peek() == "|":
                self.take()
                found.append([])
                continue
            if self.peek() in "^$":
                self.take()
                continue
            found[-1].append(self.item())
        return found

    def item(self):
        construct, size, has_range, inner = self.atom()
        return (construct, self.quantifier(), size, has_range, inner)

    def atom(self):
        c = self.take()
        if c == ".":
            return "dot", 0, False, None
        if c == "[":
            return self.char_class()
        if c == "(":
            is_look = False
            if self.peek() == "?":
                is_look = self.text[self.at + 1] in "=!" or self.text[self.at + 1:self.at + 3] in ("<=", "<!")
                self.take(3 if self.text[self.at + 1] == "<" and is_look else 2)
            inner = self.branches()
            self.take()
            return ("look" if is_look else "group"), 0, False, inner
        if c == "\\":
            e = self.take()
            if e in "123456789":
                return "reference", 0, False, None
            return ("shorthand" if e in "sSdDwW" else "letter"), 0, False, None
        return "letter", 0, False, None

    def char_class(self):
        negated = self.peek() == "^"
        if negated:
            self.take()
        size, has_range = 0, False
        while self.at < len(self.text) and self.peek() != "]":
            if self.take() == "\\":
                self.take()
            size += 1
            if self.peek() == "-" and self.text[self.at + 1:self.at + 2] not in ("]", ""):
                self.take(2)
                has_range = True
        self.take()
        return ("negated" if negated else "class"), size, has_range, None

    def quantifier(self):
        c = self.peek()
        if c and c in "?*+":
            self.take()
            found = c
        else:
            match = re.match(r"\{(\d+)(,?)(\d*)\}", self.text[self.at:])
            if not match:
                return "none"
            self.take(match.end())
            found = "{n}" if not match[2] else "{n,m}" if match[3] else "{n,}"
        if self.peek() == "?":
            self.take()
        return found


def bucket(value, bounds):
    return sum(value >= b if isinstance(b, float) else value > b for b in bounds)


def events_of_sequence(sequence, context, events):
    previous = "start"
    for construct, quantifier, size, has_range, inner in sequence:
        events.append(("next", context, previous, construct))
        events.append(("quantifier", construct, "top" if context == "top" else "inside", quantifier))
        quantified = "once" if quantifier in ("none", "?") else "often"
        if construct in ("class", "negated"):
            events.append(("size", construct, quantified, min(size, SIZES)))
            events.append(("range", construct, "", has_range))
        if construct in ("group", "look"):
            events.append(("branches", construct, quantified, min(len(inner), BRANCHES)))
            for branch in inner:
                below = "look" if construct == "look" else "branch" if len(inner) > 1 else "inner"
                events_of_sequence(branch, below, events)
        previous = construct + ("*" if quantified == "often" else "")
    events.append(("next", context, previous, "end"))


def events_of(clue, length):
    branches = Parser(clue).branches()
    events = [("branches", "top", "once", min(len(branches), BRANCHES))]
    for branch in branches:
        events_of_sequence(branch, "top", events)
    events.append(("ratio", str(bucket(length, LINE_BUCKETS)), "", bucket(len(clue) / length, RATIO_BUCKETS)))
    return events


OUTCOMES = {
    "next": CONSTRUCTS + ["end"],
    "quantifier": QUANTIFIERS,
    "size": list(range(1, SIZES + 1)),
    "range": [False, True],
    "branches": list(range(1, BRANCHES + 1)),
    "ratio": list(range(len(RATIO_BUCKETS) + 1)),
}


class Model:
    def __init__(self, clues):
        self.counts = defaultdict(Counter)
        for clue, length in clues:
            for kind, a, b, outcome in events_of(clue, length):
                for context in ((kind,), (kind, a), (kind, a, b)):
                    self.counts[context][outcome] += 1

    def probability(self, kind, a, b, outcome):
        p = 1 / len(OUTCOMES[kind])
        for context in ((kind,), (kind, a), (kind, a, b)):
            counted = self.counts[context]
            p = (counted[outcome] + BACKOFF * p) / (sum(counted.values()) + BACKOFF)
        return p

    def cost(self, kind, a, b, outcome):
        return round(-100 * math.log(self.probability(kind, a, b, outcome)))

    def perplexity(self, clues):
        costs = [-math.log(self.probability(*event)) for clue in clues for event in events_of(*clue)]
        return math.exp(sum(costs) / len(costs)), sum(costs) / len(clues)


def line_lengths(puzzle):
    x, y, z = (len(puzzle.get("patterns" + axis, [])) for axis in "XYZ")
    if not puzzle.get("hexagonal"):
        return {"X": [y] * x, "Y": [x] * y}
    half = (x + y + z - 3) // 2
    cells = [(i, j) for i in range(x) for j in range(y) if 0 <= half - j - (x - 1 - i) < z]
    return {"X": [sum(i == n for i, _ in cells) for n in range(x)],
            "Y": [sum(j == n for _, j in cells) for n in range(y)],
            "Z": [sum(half - j - (x - 1 - i) == n for i, j in cells) for n in range(z)]}


def clues_of(puzzle):
    for axis, lengths in line_lengths(puzzle).items():
        for line, length in zip(puzzle["patterns" + axis], lengths):
            for clue in line if isinstance(line, list) else [line]:
                clue = clue.rstrip("/") if clue.endswith("/") and clue != "/" else clue
                if clue:
                    yield clue, max(1, length)


def crosswords(files):
    for file in files:
        data = json.load(open(file))
        for part in data if isinstance(data, list) else [data]:
            for puzzle in part.get("puzzles", [part]):
                if "patternsX" in puzzle:
                    yield puzzle


CLUE = re.compile(r"/((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\[])+)/")
AXES = {"rows": "Y", "columns": "X", "x": "X", "y": "Y", "z": "Z"}


def made_clues(files):
    """Yields the clues of puzzle files. A list of clues may go on in indented lines."""
    for file in files:
        lines, axis = {}, None
        for text in open(file):
            words = text.split()
            if words and not text[0].isspace():
                axis = AXES.get(words[0])
            if axis and words:
                lines.setdefault("patterns" + axis, []).extend(CLUE.findall(text))
        yield from clues_of({"hexagonal": "patternsZ" in lines, **lines})


def row(values):
    return "{" + ", ".join(str(v) for v in values) + "}"


def write(model, path):
    with open(path, "w") as out:
        out.write("// Made by tables/learn_clue_costs.py: -100 ln of the probability of each form in clues that people wrote.\n")

        def table(name, dimensions, rows):
            out.write(f"constexpr std::uint16_t {name}{dimensions} = {{\n")
            for line in rows:
                out.write("    " + line + ",\n")
            out.write("};\n")

        def costs(kind, a, b):
            return row(model.cost(kind, a, b, o) for o in OUTCOMES[kind])

        table("kNextCosts", f"[{len(CONTEXTS)}][{len(PREVIOUS)}][{len(CONSTRUCTS) + 1}]",
              (row(costs("next", c, p) for p in PREVIOUS) for c in CONTEXTS))
        table("kQuantifierCosts", f"[{len(CONSTRUCTS)}][2][{len(QUANTIFIERS)}]",
              (row(costs("quantifier", c, w) for w in ("top", "inside")) for c in CONSTRUCTS))
        table("kSizeCosts", f"[2][2][{SIZES}]",
              (row(costs("size", c, q) for q in ("once", "often")) for c in ("class", "negated")))
        table("kRangeCosts", "[2][2]", (costs("range", c, "") for c in ("class", "negated")))
        table("kBranchCosts", f"[3][2][{BRANCHES}]",
              (row(costs("branches", c, q) for q in ("once", "often")) for c in ("group", "look", "top")))
        table("kRatioCosts", f"[{len(LINE_BUCKETS) + 1}][{len(RATIO_BUCKETS) + 1}]",
              (costs("ratio", str(b), "") for b in range(len(LINE_BUCKETS) + 1)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", nargs="*")
    parser.add_argument("--write")
    parser.add_argument("--compare", nargs="*")
    parser.add_argument("--costs", nargs=2)
    call = parser.parse_args()
    puzzles = list(crosswords(call.corpus))
    if call.write:
        write(Model([clue for puzzle in puzzles for clue in clues_of(puzzle)]), call.write)
    if call.costs:
        model = Model([clue for puzzle in puzzles for clue in clues_of(puzzle)])
        costs = [(model.cost(*event), *event) for event in events_of(call.costs[0], int(call.costs[1]))]
        for cost in costs:
            print(*cost)
        print("%d events, %.2f nats" % (len(costs), sum(cost[0] for cost in costs) / 100))
    if call.compare is not None:
        half = Model([clue for puzzle in puzzles[::2] for clue in clues_of(puzzle)])
        held_out = [clue for puzzle in puzzles[1::2] for clue in clues_of(puzzle)]
        made = list(made_clues(call.compare))
        for name, clues in (("held out", held_out), ("made", made)):
            if clues:
                print("%s: %d clues, perplexity %.2f, %.2f nats a clue" % (name, len(clues), *half.perplexity(clues)))


if __name__ == "__main__":
    sys.exit(main())
