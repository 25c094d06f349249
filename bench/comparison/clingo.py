"""clingo: one atom for each value of each cell. Its whole time is measured, including grounding."""
import json
import shutil

from answer import Answer, outcome_of
from model import trie
from process import run

NAME = "clingo"


def available(_):
    return shutil.which("clingo")


def version():
    return run(["clingo", "--version"], 20)[0].split()[2]


COMMON = """
1 {x(C,V) : d(C,V)} 1 :- d(C,_).
takes(G,V) :- in(G,C), d(C,V).
:- takes(G,V), 2 {x(C,V) : in(G,C)}.
:- full(G,V), not 1 {x(D,V) : in(G,D)}.
:- same(A,B), x(A,V), not x(B,V).
:- no_more(A,B), x(A,V), x(B,W), V > W.
state(R,0,0) :- reads(R,_,_,_).
state(R,P+1,T) :- state(R,P,S), reads(R,A,P,C), x(C,V), step(A,S,V,T).
accepted(R) :- state(R,P,S), length(R,P), reads(R,A,_,_), accepts(A,S).
:- reads(R,_,_,_), not accepted(R).
#show x/2.
"""


def program(model):
    facts = [f"d({cell},{value})." for cell, domain in enumerate(model.domains) for value in domain]
    for group, cells in enumerate(model.distinct):
        facts += [f"in({group},{cell})." for cell in cells]
        union = set().union(*(model.domains[cell] for cell in cells))
        if len(union) == len(cells):
            facts += [f"full({group},{value})." for value in union]
    for cells, total in model.sums:
        terms = "; ".join(f"V,{cell} : x({cell},V)" for cell in cells)
        facts.append(f":- not {total} = #sum {{ {terms} }}.")
    facts += [f"same({a},{b})." for a, b in model.equal] + [f"no_more({a},{b})." for a, b in model.at_most]
    # A table is written as the automaton of its rows.
    automata = list(zip(model.automata, model.accepting)) + [trie(rows) for rows in model.tables]
    for number, (transitions, accepting) in enumerate(automata):
        facts += [f"step({number},{a},{value},{b})." for a, value, b in transitions]
        facts += [f"accepts({number},{state})." for state in accepting]
    reads = model.regular + [(cells, len(model.automata) + table) for cells, table in model.rows]
    for line, (cells, number) in enumerate(reads):
        facts += [f"reads({line},{number},{place},{cell})." for place, cell in enumerate(cells)] + [f"length({line},{len(cells)})."]
    return COMMON + "\n".join(facts) + "\n"


def solution_of(atoms, model):
    values = [0] * len(model.domains)
    for atom in atoms:
        cell, value = atom[2:-1].split(",")
        values[int(cell)] = int(value)
    return values


def solve(models, paths, limit):
    for model, path in zip(models, paths):
        yield solve_one(model, path, limit)


def solve_one(model, path, limit):
    source = path.with_suffix(".lp")
    if not source.exists():
        source.write_text(program(model))
    wanted = {"first": 1, "unique": 2, "count": 0}[model.goal]
    quiet = ["--quiet=2,2,2"] if model.goal == "count" else []
    output, _ = run(["clingo", "--outf=2", "--warn=none", f"--time-limit={int(limit)}", *quiet, f"--models={wanted}", source], 2 * limit)
    try:
        report = json.loads(output)
    except ValueError:
        return Answer()
    found = report["Models"]["Number"]
    # If clingo is stopped while grounding, it may report the grounded part as unsatisfiable.
    stopped = "TIME LIMIT" in report or "INTERRUPTED" in report or report["Time"]["Total"] >= int(limit)
    finished = not stopped and report["Result"] in ("SATISFIABLE", "UNSATISFIABLE") and report["Models"]["More"] == "no"
    witnesses = report["Call"][-1].get("Witnesses") if report["Call"] else None
    return Answer(outcome_of(model.goal, found, finished), report["Time"]["Total"],
                  solution_of(witnesses[0]["Value"], model) if witnesses and "Value" in witnesses[0] else None)
