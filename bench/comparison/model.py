"""Puzzles in the form that all peers get: cells with domains, and constraints on them. Values are numbers; letters are numbered."""
import json


class Model:
    """A problem for a peer.

    goal: "unique" looks for two solutions, "count" for all, "first" for one.
    domains: for each cell, in reading order, its values.
    symbols: the text that Sator writes for a value, if it is not the number itself.
    """

    def __init__(self, goal, domains, symbols=None):
        self.goal = goal
        self.domains = [sorted(domain) for domain in domains]
        self.symbols = symbols or {}
        self.distinct = []  # lists of cells
        self.sums = []  # (cells, total)
        self.equal = []  # (cell, cell)
        self.at_most = []  # (cell, cell): the first holds no more than the second
        self.automata = []  # lists of (state, value, next state); state 0 is the start, for accepting states see `accepting`
        self.accepting = []
        self.regular = []  # (cells, automaton)
        self.tables = []  # lists of tuples
        self.rows = []  # (cells, table): the cells hold one of the tuples

    def give(self, cell, value):
        self.domains[cell] = [value]

    def automaton(self, transitions, accepting):
        """Returns the number of the automaton; an equal one is shared."""
        pair = (sorted(transitions), sorted(accepting))
        for number, known in enumerate(zip(self.automata, self.accepting)):
            if known == pair:
                return number
        self.automata.append(pair[0])
        self.accepting.append(pair[1])
        return len(self.automata) - 1

    def table(self, tuples):
        self.tables.append(tuples)
        return len(self.tables) - 1

    def holds(self, solution):
        """Returns whether the values, one for each cell, are a solution. This simple check judges Sator and the peers."""
        def values(cells):
            return [solution[cell] for cell in cells]

        return (
            len(solution) == len(self.domains)
            and all(value in domain for value, domain in zip(solution, self.domains))
            and all(len(set(values(cells))) == len(cells) for cells in self.distinct)
            and all(sum(values(cells)) == total for cells, total in self.sums)
            and all(solution[a] == solution[b] for a, b in self.equal)
            and all(solution[a] <= solution[b] for a, b in self.at_most)
            and all(self._accepts(automaton, values(cells)) for cells, automaton in self.regular)
            and all(tuple(values(cells)) in {tuple(row) for row in self.tables[table]} for cells, table in self.rows)
        )

    def _accepts(self, automaton, word):
        step = {(state, value): to for state, value, to in self.automata[automaton]}
        state = 0
        for value in word:
            state = step.get((state, value))
        return state in self.accepting[automaton]

    def values_of(self, grid):
        """Sator's grid as this model's values."""
        return [self.symbols.get(symbol, symbol) if self.symbols else int(symbol) for row in grid for symbol in row]

    def write(self, path):
        path.write_text(json.dumps(vars(self)))


def trie(tuples):
    """The table as an automaton whose states that read the same endings are one: (transitions, accepting)."""
    class Node(dict):
        end = False

    root = Node()
    for word in tuples:
        node = root
        for value in word:
            node = node.setdefault(value, Node())
        node.end = True
    numbers, transitions, accepting = {}, [], []

    def number(node):
        key = (node.end, tuple(sorted((value, number(child)) for value, child in node.items())))
        if key not in numbers:
            numbers[key] = len(numbers) + 1
            transitions.extend((numbers[key], value, child) for value, child in key[1])
            if node.end:
                accepting.append(numbers[key])
        return numbers[key]

    begin = number(root)
    move = lambda state: 0 if state == begin else state
    return [(move(a), value, move(b)) for a, value, b in transitions], [move(state) for state in accepting]
