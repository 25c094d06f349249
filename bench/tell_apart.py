#!/usr/bin/env python3
"""Tells regex crosswords that people made from those that `sator create regex` makes, by their clues.

    bench/tell_apart.py [--program build/cli/sator] [--rounds 10] CROSSWORDS.json…

Each file has crosswords with patternsX, patternsY and perhaps patternsZ. For each of them with at least four clues, the program makes one
of the same size. Logistic regression learns from half of both kinds and is tested on the other half; the halves are drawn anew in each
round. Prints the mean share of crosswords, and of single clues, that are told rightly: 50 % is a guess. It needs nothing but Python."""
import argparse
import json
import math
import random
import re
import subprocess

FEWEST_CLUES = 4
SHORTHAND = re.compile(r'\\[swdSWD]')
SIGN = re.compile(r"[^A-Za-z0-9\[\]()|*+?.^\\{},$]|\\[^swdSWDb\d]")
CLASS = re.compile(r'\[(\^?)((?:\\.|[^\]\\])*)\]')
GROUP = re.compile(r'\(([^()?][^()]*\|[^()]*)\)')


def crosswords_in(value):
    """Yields the clues, and the number of lines of each direction, of all crosswords in any nesting of JSON."""
    if isinstance(value, dict):
        if 'patternsX' in value:
            directions = [value.get(key) or [] for key in ('patternsX', 'patternsY', 'patternsZ')]
            texts = [line if isinstance(line, list) else [line] for direction in directions for line in direction]
            yield [clue for line in texts for clue in line if clue], [len(direction) for direction in directions]
        for inner in value.values():
            yield from crosswords_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from crosswords_in(inner)


def made(program, lines, clues, seed):
    """Returns the clues of a crossword with as many lines and clues; None if there is none."""
    if lines[2]:
        size = ['--hexagon', 'x'.join(str(n) for n in lines), '--sides', '6' if 2 * sum(lines) == clues else '3']
    else:
        # The clues of a row are in patternsY here, and a column's in patternsX.
        size = ['--size', f'{lines[0]}x{lines[1]}', '--sides', '4' if 2 * sum(lines) == clues else '2']
    text = subprocess.run([program, 'create', 'regex', *size, '--seed', str(seed), '--time-limit', '20s'], capture_output=True)
    if text.returncode != 0:
        return None
    written = subprocess.run([program, 'convert', '--to', 'json', '-'], input=text.stdout, capture_output=True)
    return next(crosswords_in(json.loads(written.stdout)))[0] if written.returncode == 0 else None


def mean(values):
    values = [float(v) for v in values]
    return sum(values) / len(values) if values else 0.0


def features_of_clue(clue):
    members = [re.sub(r'\\(.)', r'\1', text) for _, text in CLASS.findall(clue)]
    branches = [group.split('|') for group in GROUP.findall(clue)]
    if '|' in clue and '(' not in clue:
        branches.append(clue.split('|'))
    plain = re.sub(r'\\.|\[[^\]]*\]', '', clue)
    digits = re.sub(r'\\\d|\{[^}]*\}', '', clue)

    def differ_in_one(texts):
        return any(len(a) == len(b) and sum(x != y for x, y in zip(a, b)) == 1 for a in texts for b in texts)

    return [
        len(clue) / 10, len(members), mean(len(m) for m in members) / 5, bool(re.search(r'\[\^', clue)),
        mean(m == ''.join(sorted(m)) for m in members), mean(len(set(m)) < len(m) for m in members),
        mean(len(m) > 6 for m in members), bool(re.search(r'\[[^\]]*\w-\w', clue)), len(branches), mean(len(b) for b in branches),
        mean(mean(len(t) for t in b) for b in branches), mean(differ_in_one(b) for b in branches), '*' in clue, '+' in clue,
        '?' in plain.replace('(?', ''), '{' in clue, bool(re.search(r'\\[1-9]', clue)), '(?' in clue, '.' in plain, '.*' in plain,
        bool(re.search(r'\)[*+]', clue)), bool(re.search(r'\]\{', clue)), '\\s' in clue, bool(re.search(r'\\[wW]', clue)),
        bool(re.search(r'\\[dD]', clue)), bool(SIGN.search(clue)), bool(re.search(r'\d', digits)),
        len(re.findall('[A-Z]', plain)) / 5, plain.startswith('.*'),
    ]


def features(clues):
    columns = list(zip(*[features_of_clue(clue) for clue in clues]))
    means = [mean(column) for column in columns]
    return means + [math.sqrt(mean((v - m) ** 2 for v in column)) for column, m in zip(columns[:3], means)]


def learn(rows, labels, strength=0.02, steps=300, rate=0.3):
    """Logistic regression by gradient descent on standardised features. Returns a function whose sign is the label."""
    columns = list(zip(*rows))
    means = [mean(c) for c in columns]
    scales = [math.sqrt(mean((v - m) ** 2 for v in c)) or 1.0 for c, m in zip(columns, means)]
    scaled = [[(v - m) / s for v, m, s in zip(row, means, scales)] for row in rows]
    weights, bias = [0.0] * len(columns), 0.0
    for _ in range(steps):
        errors = []
        for row, label in zip(scaled, labels):
            total = bias + sum(w * v for w, v in zip(weights, row))
            errors.append(1 / (1 + math.exp(-max(-30.0, min(30.0, total)))) - label)
        bias -= rate * mean(errors)
        slopes = [sum(e * row[i] for e, row in zip(errors, scaled)) / len(errors) for i in range(len(weights))]
        weights = [w - rate * (slope + strength * w) for w, slope in zip(weights, slopes)]
    return (lambda row: bias + sum(w * (v - m) / s for w, v, m, s in zip(weights, row, means, scales))), weights


def accuracy(people, machine, rows_of, rounds, source):
    """The mean share of rightly told members of the halves that were not learnt, and the mean weights."""
    shares, sums = [], []
    for _ in range(rounds):
        train, tests = [], []
        for group, label in ((people, 1), (machine, 0)):
            order = list(group)
            source.shuffle(order)
            half = len(order) // 2
            train += [(row, label) for crossword in order[:half] for row in rows_of(crossword)]
            tests.append(([row for crossword in order[half:] for row in rows_of(crossword)], label))
        told, weights = learn([row for row, _ in train], [label for _, label in train])
        sums.append(weights)
        shares.append(mean(mean((told(row) > 0) == bool(label) for row in rows) for rows, label in tests))
    return mean(shares), [mean(column) for column in zip(*sums)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('files', nargs='+', metavar='CROSSWORDS.json')
    parser.add_argument('--program', default='build/cli/sator')
    parser.add_argument('--rounds', type=int, default=10)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--weights', action='store_true', help='print the weights of the features of crosswords, too')
    options = parser.parse_args()
    people, machine = [], []
    for path in options.files:
        with open(path, encoding='utf-8') as file:
            people += [c for c in crosswords_in(json.load(file)) if len(c[0]) >= FEWEST_CLUES]
    for number, (clues, lines) in enumerate(people):
        own = made(options.program, lines, len(clues), options.seed + number)
        if own:
            machine.append(own)
    people = [clues for clues, _ in people]
    for name, group in (('people', people), ('made', machine)):
        clues = [clue for crossword in group for clue in crossword]
        print(f'{name}: {len(group)} crosswords, {len(clues)} clues; {mean(bool(SHORTHAND.search(c)) for c in clues):.0%} of the clues '
              f'and {mean(any(SHORTHAND.search(c) for c in g) for g in group):.0%} of the crosswords have \\s, \\w or \\d, '
              f'{mean(bool(SIGN.search(c)) for c in clues):.0%} and {mean(any(SIGN.search(c) for c in g) for g in group):.0%} signs')
    source = random.Random(options.seed)
    share, weights = accuracy(people, machine, lambda clues: [features(clues)], options.rounds, source)
    by_clue, _ = accuracy(people, machine, lambda clues: [features_of_clue(c) for c in clues], options.rounds, source)
    print(f'told rightly: {share:.0%} of the crosswords, {by_clue:.0%} of the clues')
    if options.weights:
        print(' '.join(f'{i}:{w:+.2f}' for i, w in enumerate(weights)))


if __name__ == '__main__':
    main()
