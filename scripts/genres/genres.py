#!/usr/bin/env python3
"""Writes docs/genres.md: the kinds of puzz.link, and for each kind the questions that Sator answers.

    scripts/genres/genres.py build/cli/sator > docs/genres.md

puzz_link_kinds.txt beside this file lists puzz.link's kinds. Which of them Sator has follows from the lines `codec` of its own kinds'
texts; what it can do with a kind is tried with the program on the kind's first example.
"""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
# Kinds that have no codec, or no text of their own: puzz.link's name, and Sator's.
WITHOUT_CODEC = {"battleship": "battleships", "doppelblock": "doppelblock"}
# By kind: the sites whose links or boards are read although the kind has no codec.
RULES = {"doppelblock": {"puzz.link", "pzprv3"}}
TITLE = """# Kinds of puzz.link

A program wrote this page: `scripts/genres/genres.py build/cli/sator > docs/genres.md`. It tries each kind on its first example.

- *solved*: the example has as many solutions as its text says. All questions of Sator are then answered: count, check, hint, explain,
  rate, render.
- *link*: links of puzz.link are read, or read and written.
- *board*: boards with an answer (`pzprv3/…`) are read, and `check` judges the answer.
- *made*: `sator create` makes such puzzles, and grades them.
- *missing*: what Sator would need to say the kind, in a word. Loops, lines and divisions of the grid are the largest groups.
"""


def kinds_of_sator():
    """By name on puzz.link: Sator's name, the sites that have it, and whether it is made."""
    found = {}
    for path in sorted((ROOT / "sator" / "kinds").glob("*/*.kind")):
        text = path.read_text()
        for site, names in re.findall(r"^codec +(\S+) ([^=]*?) *=", text, re.MULTILINE):
            for name in names.split(","):
                if site in ("puzz.link", "pzprv3"):
                    found.setdefault(name.strip(), (path.stem, set()))[1].add(site)
    for name, kind in WITHOUT_CODEC.items():
        found.setdefault(name, (kind, RULES.get(name, set())))
    return found


def plain(name):
    return re.sub(r"[^a-z0-9]", "", name.lower())


def kinds_by_words():
    """Returns the kinds by all their names, without signs and capital letters."""
    found = {}
    for path in sorted((ROOT / "sator" / "kinds").glob("*/*.kind")):
        names = re.search(r"^names +(.*)$", path.read_text(), re.MULTILINE)
        for name in [path.stem, *(names.group(1).split(",") if names else [])]:
            found.setdefault(plain(name), path.stem)
    return found


class Trial:
    """Tries a kind with the program."""

    def __init__(self, program, kind):
        self.program = program
        self.kind = kind
        self.example = self.run(["new", kind]).stdout

    def run(self, arguments, text=""):
        return subprocess.run([self.program, *arguments], input=text, capture_output=True, text=True, check=False)

    def is_solved(self):
        return self.run(["solve", "-"], self.example).returncode == 0

    def link(self, sites):
        if "puzz.link" not in sites:
            return ""
        written = self.run(["convert", "--to", "puzz.link", "-"], self.example)
        return "read, written" if written.returncode == 0 else "read"

    def is_made(self):
        text = next((ROOT / "sator" / "kinds").glob(f"*/{self.kind}.kind"), None)
        if text is not None and re.search(r"^create +none", text.read_text(), re.MULTILINE):
            return False
        return self.run(["create", self.kind, "--seed", "1", "--time-limit", "60s"]).returncode == 0


def row(program, name, title, missing, known):
    if name not in known:
        return f"| {name} | {title} | | | | | | {missing} |"
    kind, sites = known[name]
    trial = Trial(program, kind)
    cells = [
        name,
        title,
        kind,
        "yes" if trial.is_solved() else "",
        trial.link(sites),
        "read" if "pzprv3" in sites else "",
        "yes" if trial.is_made() else "",
        "",
    ]
    return "| " + " | ".join(cells) + " |"


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    known = kinds_of_sator()
    lines = [line.split("|") for line in (HERE / "puzz_link_kinds.txt").read_text().splitlines()]
    lines = [line for line in lines if not line[0].startswith("#")]
    words = kinds_by_words()
    for name, title, _ in lines:
        kind = words.get(plain(name)) or words.get(plain(title))
        if kind is not None:
            known.setdefault(name, (kind, set()))
    rows = [row(program, name, title, missing, known) for name, title, missing in lines]
    said = sum(1 for name, _, _ in lines if name in known)
    print(TITLE)
    print(f"Sator has {said} of these {len(lines)} kinds.\n")
    print("| puzz.link | title | Sator | solved | link | board | made | missing |")
    print("|---|---|---|---|---|---|---|---|")
    print("\n".join(rows).replace("|  |", "| |").replace("|  |", "| |"))


main()
