#!/usr/bin/env python3
"""Makes puzzles of each kind and grade, and proves each of them by what is printed alone:

- unique by Sator: `sator solve` finds one solution, the printed one;
- unique by CaDiCaL: `sator convert --to dimacs` has the printed solution and no other. The two roads share no propagator. What is too
  large for a model is searched by the plain programs of plain_roads.py;
- rated as printed: `sator rate` gives the same grade and effort;
- the quality rules of docs/create.md hold (quality.py).

--seconds limits the processor time of a puzzle.

usage: prove_created.py [--seeds N] [--seconds N] [--kinds LIST] [--grades LIST] [--records FILE] [--table FILE] [--fast MS N]

--table writes a table of all records, a row a kind. Records are lines of JSON; what they have is not made again, so an interrupted run
goes on. `--fast 50 100` goes on to 100 seeds for each kind and grade whose puzzles took less than 50 ms on average. The exit status
is 1 if a made puzzle fails any of these proofs, if the program crashes, or if no puzzle is made.
SATOR_PROGRAM: the program; otherwise build/cli/sator."""
import argparse
import json
import os
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import plain_roads
import quality

ROOT = Path(__file__).resolve().parent.parent.parent
SATOR = os.environ.get("SATOR_PROGRAM", str(ROOT / "build/cli/sator"))
NUMBERS = """ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE FIFTEEN SIXTEEN NINETEEN TWENTY THIRTY FORTY FIFTY
SIXTY SEVENTY EIGHTY NINETY HUNDRED""".split()
FRUIT = "APPLE,PEAR,PLUM,CHERRY,FIG,QUINCE".split(",")
ARGUMENTS = {
    "cryptarithm": ["--words", ",".join(NUMBERS)],
    "word-search": ["--words", ",".join(FRUIT)],
    "crossword": ["--words", "american-english", "--size", "5x5"],
}
WORDS = {"cryptarithm": NUMBERS, "word-search": FRUIT}
# Further sizes, beside the usual one of the kind.
FURTHER = {
    "kakuro 5x5": ["kakuro", "--size", "5x5"],
    "killer-sudoku 6x6": ["killer-sudoku", "--size", "6x6"],
    "kenken 4x4": ["kenken", "--size", "4x4"],
    "two-star-battle": ["star-battle", "--stars", "2"],
    "regex 5x5 --sides 4": ["regex", "--size", "5x5", "--sides", "4"],
    "regex hexagon 3": ["regex", "--hexagon", "3"],
}
NO_GRADES = {"crossword", "word-search"}  # a word search has nothing to rate; a crossword's grade depends on its list
MODEL_SECONDS = 60
CRASH = "crashed"


def names():
    """Returns name -> the words of the call."""
    listing = subprocess.run([SATOR, "create"], capture_output=True, text=True, check=False).stdout
    kinds = [kind for kind in re.findall(r"^  ([a-z0-9-]+) ", listing, re.M) if kind != "sator"]
    return dict(sorted(({kind: [kind, *ARGUMENTS.get(kind, [])] for kind in kinds} | FURTHER).items()))


def run(call, text=None, seconds=None):
    try:
        return subprocess.run(call, input=text, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return None


def make(words, grade, seed, seconds):
    """Returns the printed object, or None and why not; and the processor time."""
    call = [SATOR, "create", *words, "--seed", str(seed), "--json", "--time-limit", "1h"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    # A limit of processor time, because wall time depends on what else the machine does.
    done = subprocess.run(call + (["--grade", str(grade)] if grade else []), capture_output=True, text=True, check=False,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds)))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if done.returncode == 0:
        return json.loads(done.stdout.split("\n")[0]), "", used
    if -done.returncode in (signal.SIGXCPU, signal.SIGKILL):
        return None, "limit", used
    return None, CRASH if done.returncode < 0 else done.stderr.strip().split("\n")[0], used


def is_unique_for_sator(text, solution):
    answer = json.loads(run([SATOR, "solve", "-", "--json"], text).stdout.split("\n")[0])
    if answer["status"] != "unique":
        return False
    return [sign for row in answer["solutions"][0]["grid"] for sign in row if sign is not None] == solution


def satisfiable(head, clauses, count):
    """What CaDiCaL says of a formula: True, False, or None at the limit."""
    variables = int(head.split()[2])
    with tempfile.NamedTemporaryFile("w", suffix=".cnf") as file:
        file.write(f"p cnf {variables} {count}\n{clauses}")
        file.flush()
        done = run(["cadical", "-q", "-n", file.name], seconds=MODEL_SECONDS)
    return None if done is None else {10: True, 20: False}.get(done.returncode)


def is_unique_for_cadical(text, solution, places):
    """Whether a model for SAT solvers has the solution and no other; None at a limit; "too large" if there is no model."""
    model = run([SATOR, "convert", "-", "--to", "dimacs"], text, MODEL_SECONDS)
    if model is None:
        return None
    if model.returncode:
        return "too large"
    head = re.search(r"^p cnf .*$", model.stdout, re.M)
    clauses = model.stdout[head.end() + 1:]
    named = {(cell, "" if value == "blank" else value): int(number)
             for number, cell, value in re.findall(r"^c (\d+) is (\S+) = (.*)$", model.stdout, re.M)}
    of_solution = [named.get((cell, value)) for cell, value in zip(places, solution)]
    if None in of_solution:
        return False
    count = int(head.group().split()[3])
    units = "".join(f"{number} 0\n" for number in of_solution)
    another = " ".join(str(-number) for number in of_solution) + " 0\n"
    has_it = satisfiable(head.group(), clauses + units, count + len(of_solution))
    has_another = satisfiable(head.group(), clauses + another, count + 1)
    return None if has_it is None or has_another is None else has_it and not has_another


def places_of(text):
    """The names of the cells, in the order of a printed solution."""
    model = run([SATOR, "convert", "-", "--to", "dimacs"], text)
    return list(dict.fromkeys(re.findall(r"^c \d+ is (\S+) = ", model.stdout, re.M)))


def prove(kind, made, grade):
    """What the proofs say of a printed puzzle."""
    text, solution, printed = made["puzzle"], made["solution"], made.get("rating")
    record = {"unique": is_unique_for_sator(text, solution)}
    record["unique_again"] = is_unique_for_cadical(text, solution, places_of(text))
    if record["unique_again"] == "too large":
        record["unique_again"] = plain_roads.is_unique(kind, text, solution)
    if kind not in NO_GRADES:
        rated = json.loads(run([SATOR, "rate", "-", "--json"], text).stdout.split("\n")[0])
        record["rated"] = (rated.get("grade") == printed["grade"] and rated.get("kind") == printed.get("kind")
                           and rated.get("rank") == printed.get("rank")
                           and abs(rated["effort"] - printed["effort"]) < 1e-6 * max(1, printed["effort"])
                           and grade in (None, printed["grade"]))
    record["flaws"] = quality.flaws(kind, text, solution, printed, grade, WORDS.get(kind, ()))
    return record


def load(path):
    """The records of a file. A line that an interrupted run left unfinished counts for nothing."""
    found = {}
    if path and Path(path).exists():
        for line in Path(path).read_text(encoding="utf-8").split("\n"):
            try:
                record = json.loads(line)
            except json.JSONDecodeError:
                continue
            found[record["name"], record["grade"], record["seed"]] = record
    return found


def one(name, words, grade, seed, seconds):
    made, why, used = make(words, grade, seed, seconds)
    record = {"name": name, "grade": grade, "seed": seed, "seconds": round(used, 4), "why": why}
    if made:
        record |= {"command": made["command"], **prove(words[0], made, grade)}
    return record


def is_bad(record):
    if record["why"]:
        return record["why"] == CRASH
    return (record["unique"] is not True or record["unique_again"] is False or record.get("rated") is False
            or bool(record["flaws"]))


def row(name, grade, records):
    made = [record for record in records if not record["why"]]
    if not made:
        return f"| {name} | {grade or '–'} | 0 of {len(records)} | | | | | |"
    def held(test):
        count = sum(1 for record in made if test(record))
        return "all" if count == len(made) else str(count)
    times = statistics.mean(record["seconds"] for record in made)
    rated = held(lambda record: record["rated"]) if "rated" in made[0] else "–"
    return (f"| {name} | {grade or '–'} | {len(made)} of {len(records)} | {rated} | {held(lambda r: r['unique'] is True)} | "
            f"{held(lambda r: r['unique_again'] is True)} | {held(lambda r: not r['flaws'])} | {times:.2g} s |")


HEAD = """| kind | made, by grades from 1 to 10 | unique by Sator | unique by CaDiCaL | rated as printed | quality held | mean time |
|---|---|---|---|---|---|---|"""


def summary(name, records):
    """The row of a kind: for each grade, how many of the seeds gave a puzzle, and what the proofs say of these puzzles."""
    made = [record for record in records if not record["why"]]
    if not made:
        return f"| {name} | none of {len(records)} | | | | | |"
    def held(test):
        count = sum(1 for record in made if test(record))
        return f"all {count}" if count == len(made) else f"{count} of {len(made)}"
    def of_grade(grade):
        group = [record for record in records if record["grade"] == grade]
        return f"{sum(1 for record in group if not record['why'])}/{len(group)}" if group else ""
    grades = [None] if records[0]["grade"] is None else range(1, 11)
    rated = held(lambda record: record["rated"]) if "rated" in made[0] else "–"
    return (f"| {name} | {' '.join(map(of_grade, grades)).strip()} | {held(lambda r: r['unique'] is True)} | "
            f"{held(lambda r: r['unique_again'] is True)} | {rated} | {held(lambda r: not r['flaws'])} | "
            f"{statistics.mean(record['seconds'] for record in made):.2g} s |")


def table(records):
    groups = {}
    for (name, _, _), record in sorted(records.items(), key=lambda item: (item[0][0], item[0][1] or 0, item[0][2])):
        groups.setdefault(name, []).append(record)
    return "\n".join([HEAD] + [summary(name, group) for name, group in groups.items()]) + "\n"


def seeds_of(options, records, name, grade):
    """How many seeds a kind and grade has: more if its puzzles take little time."""
    if not options.fast:
        return options.seeds
    known = [record for (other, g, _), record in records.items() if (other, g) == (name, grade)]
    if not known or any(record["why"] for record in known):
        return options.seeds
    mean = statistics.mean(record["seconds"] for record in known)
    return options.fast[1] if mean * 1000 < options.fast[0] else options.seeds


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--kinds", default="")
    parser.add_argument("--grades", default=",".join(map(str, range(1, 11))))
    parser.add_argument("--records")
    parser.add_argument("--table")
    parser.add_argument("--fast", nargs=2, type=int, metavar=("MS", "N"))
    options = parser.parse_args()
    records = load(options.records)
    known = names()
    wanted = options.kinds.split(",") if options.kinds else list(known)
    bad = [record for record in records.values() if is_bad(record)]
    for name in wanted:
        for grade in [None] if known[name][0] in NO_GRADES else [int(g) for g in options.grades.split(",")]:
            for seed in range(1, seeds_of(options, records, name, grade) + 1):
                if (name, grade, seed) in records:
                    continue
                record = one(name, known[name], grade, seed, options.seconds)
                records[name, grade, seed] = record
                if options.records:
                    with open(options.records, "a", encoding="utf-8") as file:
                        file.write(json.dumps(record) + "\n")
                if is_bad(record):
                    bad.append(record)
                    print("failed:", json.dumps(record), flush=True)
                if "no puzzle of the kind" in record["why"]:
                    break
            print(row(name, grade, [r for (n, g, _), r in records.items() if (n, g) == (name, grade)]), flush=True)
    if options.table:
        Path(options.table).write_text(table(records), encoding="utf-8")
    is_any_made = any(record["why"] == "" for record in records.values())
    if not is_any_made:
        print("failed: no puzzle was made", flush=True)
    sys.exit(1 if bad or not is_any_made else 0)


if __name__ == "__main__":
    main()
