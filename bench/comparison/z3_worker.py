"""Solves models with Z3 and prints a line of JSON for each: z3_worker.py SECONDS MODEL…"""
import itertools
import json
import sys
import time

import z3

from model import trie


class Numbers:
    """Models cells as integers."""

    def __init__(self, model, solver):
        self.cells = [z3.Int(f"x{cell}") for cell in range(len(model["domains"]))]
        self.solver = solver
        for cell, domain in zip(self.cells, model["domains"]):
            solver.add(z3.And(cell >= domain[0], cell <= domain[-1]))
            solver.add(*(cell != value for value in range(domain[0], domain[-1]) if value not in set(domain)))
        for cells in model["distinct"]:
            solver.add(z3.Distinct(*self.pick(cells)))
        for cells, total in model["sums"]:
            solver.add(z3.Sum(*self.pick(cells)) == total)
        for a, b in model["equal"]:
            solver.add(self.cells[a] == self.cells[b])
        for a, b in model["at_most"]:
            solver.add(self.cells[a] <= self.cells[b])

    def pick(self, cells):
        return [self.cells[cell] for cell in cells]

    def solution(self, found):
        return [found.eval(cell, model_completion=True).as_long() for cell in self.cells]

    def forbid(self, solution):
        self.solver.add(z3.Or(*(cell != value for cell, value in zip(self.cells, solution))))


class Choices:
    """Models each value of each cell as a Boolean."""

    def __init__(self, model, solver):
        self.solver = solver
        self.is_ = [{value: z3.Bool(f"x{cell}_{value}") for value in domain} for cell, domain in enumerate(model["domains"])]
        for choice in self.is_:
            self.exactly_one(list(choice.values()))
        for cells in model["distinct"]:
            self.distinct(cells)
        for a, b in model["equal"]:
            for value in set(self.is_[a]) | set(self.is_[b]):
                solver.add(self.has(a, value) == self.has(b, value))
        for a, b in model["at_most"]:
            solver.add(*(z3.Or(z3.Not(p), z3.Not(q)) for v, p in self.is_[a].items() for w, q in self.is_[b].items() if v > w))
        automata = list(zip(model["automata"], model["accepting"]))
        tries = [trie(rows) for rows in model["tables"]]
        for line, (cells, number) in enumerate(model["regular"]):
            self.reads(f"s{line}", cells, *automata[number])
        for line, (cells, number) in enumerate(model["rows"]):
            self.reads(f"t{line}", cells, *tries[number])

    def has(self, cell, value):
        return self.is_[cell].get(value, z3.BoolVal(False))

    def exactly_one(self, choices):
        self.solver.add(z3.Or(*choices), *(z3.Or(z3.Not(a), z3.Not(b)) for a, b in itertools.combinations(choices, 2)))

    def distinct(self, cells):
        values = sorted(set().union(*(self.is_[cell] for cell in cells)))
        for value in values:
            choices = [self.is_[cell][value] for cell in cells if value in self.is_[cell]]
            self.solver.add(*(z3.Or(z3.Not(a), z3.Not(b)) for a, b in itertools.combinations(choices, 2)))
            if len(values) == len(cells):
                self.solver.add(z3.Or(*choices))

    def reads(self, name, cells, transitions, accepting):
        """Unrolls the automaton: a state that is reached has a step in and a step out."""
        layers = [{0}]
        steps = {}
        for a, value, b in transitions:
            steps.setdefault(a, []).append((value, b))
        for cell in cells:
            layers.append({b for a in layers[-1] for value, b in steps.get(a, ()) if value in self.is_[cell]})
        layers[-1] &= set(accepting)
        for place in range(len(cells) - 1, -1, -1):
            layers[place] = {a for a in layers[place] if any(b in layers[place + 1] for _, b in steps.get(a, ()))}
        at = [{state: z3.Bool(f"{name}_{place}_{state}") for state in layer} for place, layer in enumerate(layers)]
        for layer in at:
            self.solver.add(z3.Or(*layer.values()))
        for place, cell in enumerate(cells):
            self.step(at[place], at[place + 1], cell, steps)

    def step(self, before, after, cell, steps):
        into, support = {}, {}
        for a, here in before.items():
            moves = {}
            for value, b in steps.get(a, ()):
                if b in after and value in self.is_[cell]:
                    moves[value] = b
                    into.setdefault(b, []).append(z3.And(here, self.is_[cell][value]))
                    support.setdefault(value, []).append(here)
            for value, chosen in self.is_[cell].items():
                then = after[moves[value]] if value in moves else z3.BoolVal(False)
                self.solver.add(z3.Or(z3.Not(here), z3.Not(chosen), then))
        for b, there in after.items():
            self.solver.add(z3.Or(z3.Not(there), *into.get(b, ())))
        for value, chosen in self.is_[cell].items():
            self.solver.add(z3.Or(z3.Not(chosen), *support.get(value, ())))

    def solution(self, found):
        return [next(value for value, choice in choices.items() if z3.is_true(found.eval(choice))) for choices in self.is_]

    def forbid(self, solution):
        self.solver.add(z3.Or(*(z3.Not(choices[value]) for choices, value in zip(self.is_, solution))))


def answer(model, limit):
    start = time.perf_counter()
    left = lambda: limit - (time.perf_counter() - start)
    solver = z3.Solver() if model["sums"] else z3.SolverFor("QF_FD")
    encoding = (Numbers if model["sums"] else Choices)(model, solver)
    wanted = {"first": 1, "unique": 2, "count": None}[model["goal"]]
    found, first, finished = 0, None, False
    while found != wanted and left() > 0:
        solver.set("timeout", max(1, int(left() * 1000)))
        result = solver.check()
        if result != z3.sat:
            finished = result == z3.unsat
            break
        solution = encoding.solution(solver.model())
        first = first or solution
        found += 1
        encoding.forbid(solution)
    return {"found": found, "finished": finished, "seconds": time.perf_counter() - start, "solution": first}


if __name__ == "__main__":
    for path in sys.argv[2:]:
        with open(path) as file:
            print(json.dumps(answer(json.load(file), float(sys.argv[1]))), flush=True)
