"""Large puzzles of the kinds that count: minesweeper, star battle and tents.

Each has a random solution. Sator is asked for a rival, another solution, and the puzzle is changed where the two differ, until
there is no rival. So a puzzle has few more clues than it needs."""
import json
import random
import subprocess

LIMIT = "60s"
NEAR = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0)]
BESIDE = [(-1, 0), (1, 0), (0, -1), (0, 1)]


class GaveUp(Exception):
    """A puzzle was not unique after many changes."""


def drawing(rows):
    return "\n".join("| " + " ".join(map(str, row)) for row in rows)


def grids(program, text, wanted=2):
    """Returns up to `wanted` solutions, as grids of symbols."""
    command = [program, "solve", "-", "--json", "--threads", "1", "--time-limit", LIMIT, "--limit", str(wanted)]
    output = subprocess.run(command, input=text, capture_output=True, text=True).stdout
    answer = json.loads(output.splitlines()[0])
    if answer["status"] not in ("unique", "multiple"):
        raise GaveUp(f"{answer['status']}: {text}")
    return [solution["grid"] for solution in answer["solutions"]]


def rival_of(program, text, is_own):
    """Returns a solution that is not the own one, or None."""
    return next((grid for grid in grids(program, text) if not is_own(grid)), None)


def inside(width, height, cell, steps):
    return [(cell[0] + a, cell[1] + b) for a, b in steps if 0 <= cell[0] + a < height and 0 <= cell[1] + b < width]


def minesweeper(program, width, height, seed, density=0.25):
    generator = random.Random(seed)
    cells = [(y, x) for y in range(height) for x in range(width)]
    mines = set(generator.sample(cells, round(density * len(cells))))
    number = {cell: sum(near in mines for near in inside(width, height, cell, NEAR)) for cell in cells if cell not in mines}
    clues = {cell for cell in number if generator.random() < 0.2}

    def text():
        rows = [[number[y, x] if (y, x) in clues else "." for x in range(width)] for y in range(height)]
        return f"minesweeper\n{drawing(rows)}\n"

    while rival := rival_of(program, text(), lambda grid: all((grid[y][x] == "M") == ((y, x) in mines) for y, x in cells)):
        open_cells = [c for c in number if c not in clues and rival[c[0]][c[1]] != str(number[c])]
        if not open_cells:  # a mine among mines: no number tells it
            cell = next(c for c in mines if rival[c[0]][c[1]] != "M")
            mines.remove(cell)
            number = {c: sum(near in mines for near in inside(width, height, c, NEAR)) for c in cells if c not in mines}
            continue
        clues.add(generator.choice(open_cells))
    return text()


def random_stars(program, n, stars, seed):
    """Returns stars that do not touch: `stars` of them in each row and column."""
    text = f'grid {n}x{n}\nrange "." "*"\nrule count "*" {stars} at rows columns\nrule anti_king "*" at all\n'
    command = [program, "solve", "-", "--json", "--threads", "1", "--limit", "1", "--seed", str(seed)]
    output = subprocess.run(command, input=text, capture_output=True, text=True).stdout
    grid = json.loads(output.splitlines()[0])["solutions"][0]["grid"]
    return {(y, x) for y in range(n) for x in range(n) if grid[y][x] == "*"}


def grown(n, seeds, generator):
    """Returns for each cell the seed from which a random growth reaches it."""
    owner = {seed: seed for seed in seeds}
    edge = list(seeds)
    while edge:
        cell = edge.pop(generator.randrange(len(edge)))
        for beside in inside(n, n, cell, BESIDE):
            if beside not in owner:
                owner[beside] = owner[cell]
                edge.append(beside)
    return owner


def joined(owner, n, size, generator):
    """Joins the parts of `owner` to connected regions of `size` parts each. Returns the region of each part, or None."""
    touching = {part: set() for part in owner.values()}
    for cell, part in owner.items():
        touching[part] |= {owner[b] for b in inside(n, n, cell, BESIDE)} - {part}
    region = {}
    while len(region) < len(touching):
        free = [part for part in touching if part not in region]
        group = [min(free, key=lambda p: (len(touching[p] - region.keys()), generator.random()))]
        while len(group) < size:
            reach = {q for p in group for q in touching[p]} - region.keys() - set(group)
            if not reach:
                return None
            group.append(min(reach, key=lambda p: (len(touching[p] - region.keys()), generator.random())))
        for part in group:
            region[part] = len(region) // size
    return region


def is_connected(cells, n):
    seen, todo = set(), [next(iter(cells))]
    while todo:
        cell = todo.pop()
        if cell not in seen:
            seen.add(cell)
            todo += [b for b in inside(n, n, cell, BESIDE) if b in cells]
    return len(seen) == len(cells)


def star_battle(program, n, stars, seed):
    generator = random.Random(seed)
    while True:
        own = random_stars(program, n, stars, generator.randrange(10**6))
        owner = grown(n, sorted(own), generator)
        if joining := joined(owner, n, stars, generator):
            break
    region = {cell: joining[part] for cell, part in owner.items()}

    def text():
        rows = [[chr(ord("a") + region[y, x]) for x in range(n)] for y in range(n)]
        return f"star_battle {stars}\n{drawing(rows)}\n"

    def is_solution(rival, moved=None):
        counts = [0] * n
        for cell in rival:
            counts[moved[1] if moved and cell == moved[0] else region[cell]] += 1
        return counts == [stars] * n

    def moves():
        for cell in region:
            if cell in own or not is_connected({c for c in region if region[c] == region[cell]} - {cell}, n):
                continue
            for to in {region[b] for b in inside(n, n, cell, BESIDE)} - {region[cell]}:
                yield cell, to

    rivals = set()
    for _ in range(400):
        found = [frozenset(c for c in region if grid[c[0]][c[1]] == "*") for grid in grids(program, text())]
        if found == [frozenset(own)]:
            return text()
        rivals |= {rival for rival in found if rival != own}
        # Rivals that were found before must not become solutions again.
        best = min(moves(), key=lambda move: (sum(is_solution(rival, move) for rival in rivals), generator.random()))
        region[best[0]] = best[1]
    raise GaveUp("star battle")


def tents(program, width, height, seed):
    generator = random.Random(seed)
    cells = [(y, x) for y in range(height) for x in range(width)]
    tree_of = {}

    def add_pairs():
        for cell in generator.sample(cells, len(cells)):
            if cell in tree_of or cell in tree_of.values() or any(c in tree_of for c in inside(width, height, cell, NEAR)):
                continue
            free = [c for c in inside(width, height, cell, BESIDE) if c not in tree_of and c not in tree_of.values()]
            if free and len(tree_of) < len(cells) // 5:
                tree_of[cell] = generator.choice(free)

    def text():
        trees = set(tree_of.values())
        rows = [["T" if (y, x) in trees else "." for x in range(width)] for y in range(height)]
        left = [sum((y, x) in tree_of for x in range(width)) for y in range(height)]
        top = [sum((y, x) in tree_of for y in range(height)) for x in range(width)]
        return f"tents\n{drawing(rows)}\nleft {' '.join(map(str, left))}\ntop {' '.join(map(str, top))}\n"

    add_pairs()
    for _ in range(2000):
        rival = rival_of(program, text(), lambda grid: all(grid[y][x] == "A" for y, x in tree_of))
        if not rival:
            return text()
        lost = [cell for cell in tree_of if rival[cell[0]][cell[1]] != "A"]
        for cell in generator.sample(lost, 1 + len(lost) // 4):
            del tree_of[cell]
        add_pairs()
    raise GaveUp("tents")
