#!/usr/bin/env python3
"""Prints variants of sudokus: each is turned or mirrored, its bands, stacks, rows and columns are shuffled, and its digits have other names.
The rules stay the same, so that each variant has the same number of solutions as its original.

Usage: variants.py FILE COUNT. FILE has a sudoku of 81 characters a line. The variants of all sudokus follow each other in turns, and are
the same each time."""
import random
import sys


def shuffled_lines(rng):
    """Returns an order of nine rows that keeps bands together."""
    return [3 * band + row for band in rng.sample(range(3), 3) for row in rng.sample(range(3), 3)]


def variant(sudoku, rng):
    rows, columns = shuffled_lines(rng), shuffled_lines(rng)
    if rng.random() < 0.5:
        cells = [sudoku[9 * row + column] for row in rows for column in columns]
    else:
        cells = [sudoku[9 * column + row] for row in rows for column in columns]
    digits = dict(zip('123456789', rng.sample('123456789', 9)))
    return ''.join(digits.get(cell, '.') for cell in cells)


def main():
    path, count = sys.argv[1], int(sys.argv[2])
    with open(path, encoding='ascii') as file:
        sudokus = [line.split()[0] for line in file if line.strip()]
    rng = random.Random(1)
    for number in range(count):
        print(variant(sudokus[number % len(sudokus)], rng))


if __name__ == '__main__':
    main()
