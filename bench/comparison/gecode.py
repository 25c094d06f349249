"""Gecode through its FlatZinc reader: its own constraints, and search by the smallest domain size divided by the weight of failures.

FlatZinc is written here directly, because Debian's MiniZinc does not know which constraints Debian's Gecode has. Measured: Gecode's solve
time, but not its init time, in which it reads the file and posts the constraints."""
import re
import shutil

from answer import Answer, outcome_of
from process import run

NAME = "Gecode"


def available(_):
    return shutil.which("fzn-gecode")


def version():
    return run(["dpkg-query", "-W", "-f", "${Version}", "flatzinc"], 20)[0]


def names(cells):
    return "[" + ",".join(f"x{cell}" for cell in cells) + "]"


def array(name, values):
    values = list(values)
    return f"array [1..{len(values)}] of int: {name} = [{','.join(map(str, values))}];"


def automaton(transitions, accepting, largest):
    """Returns (number of states, table of next states, accepting states). States are numbered from 1, because 0 is the failure state."""
    states = max([a for a, _, _ in transitions] + [b for _, _, b in transitions] + accepting + [0]) + 1
    step = [[0] * largest for _ in range(states)]
    for state, value, to in transitions:
        step[state][value - 1] = to + 1
    return states, [to for row in step for to in row], "{" + ",".join(str(state + 1) for state in accepting) + "}"


def flatzinc(model):
    largest = max(max(domain) for domain in model.domains)
    automata = [automaton(*pair, largest) for pair in zip(model.automata, model.accepting)]
    lines = [array(f"t{number}", step) for number, (_, step, _) in enumerate(automata)]
    lines += [array(f"w{number}", (value for row in rows for value in row)) for number, rows in enumerate(model.tables)]
    for cell, domain in enumerate(model.domains):
        lines.append("var {%s}: x%d;" % (",".join(map(str, domain)), cell))
    everything = names(range(len(model.domains)))
    lines.append(f"array [1..{len(model.domains)}] of var int: x :: output_array([1..{len(model.domains)}]) = {everything};")
    for cells in model.distinct:
        # Domain consistency pays off if the cells take nearly all values and there are no sums.
        lines.append(f"constraint all_different_int({names(cells)}){'' if model.sums else ' :: domain'};")
    for cells, total in model.sums:
        lines.append(f"constraint int_lin_eq([{','.join('1' * len(cells))}],{names(cells)},{total});")
    lines += [f"constraint int_eq(x{a},x{b});" for a, b in model.equal]
    lines += [f"constraint int_le(x{a},x{b});" for a, b in model.at_most]
    for cells, number in model.regular:
        states, _, accepting = automata[number]
        lines.append(f"constraint gecode_regular({names(cells)},{states},{largest},t{number},1,{accepting});")
    lines += [f"constraint gecode_table_int({names(cells)},w{table});" for cells, table in model.rows]
    # Splitting domains in half is faster for sums, trying single values for all else.
    choice = "indomain_split" if model.sums else "indomain_min"
    lines.append(f"solve :: int_search(x, dom_w_deg, {choice}, complete) satisfy;")
    return "\n".join(lines) + "\n"


def solve(models, paths, limit):
    for model, path in zip(models, paths):
        yield solve_one(model, path, limit)


def solve_one(model, path, limit):
    source = path.with_suffix(".fzn")
    if not source.exists():
        source.write_text(flatzinc(model))
    wanted = {"first": 1, "unique": 2, "count": 0}[model.goal]
    output, seconds = run(["fzn-gecode", "-s", "-n", wanted, "-time", int(limit * 1000), source], 2 * limit)
    if seconds is None:
        return Answer()
    seconds = re.search(r"solveTime=([0-9.e+-]+)", output)
    found = output.count("----------")
    finished = "==========" in output or "=====UNSATISFIABLE=====" in output
    solution = re.search(r"x = array1d\([^[]*\[([^]]*)\]", output)
    return Answer(outcome_of(model.goal, found, finished), float(seconds.group(1)) if seconds else 0,
                  [int(value) for value in solution.group(1).split(",")] if solution else None)
