#!/usr/bin/env python3
"""Rates sudokus and draws effort against people's times.

    scripts/plot_difficulty.py TIMES.tsv SATOR > docs/difficulty.svg

TIMES.tsv has a line of heads, then id, puzzle, number of players and mean seconds, parted by tabs. On standard error stand the rank correlations,
the tenths of the efforts, and the line that turns effort into minutes, fitted to the puzzles in odd lines.
"""
import json
import math
import subprocess
import sys

WIDTH, HEIGHT, MARGIN = 640, 440, 56


def ranks(values):
    order = sorted(range(len(values)), key=lambda i: values[i])
    found, i = [0.0] * len(values), 0
    while i < len(order):
        j = i
        while j < len(order) and values[order[j]] == values[order[i]]:
            j += 1
        for k in range(i, j):
            found[order[k]] = (i + j - 1) / 2
        i = j
    return found


def correlation(a, b):
    mean_a, mean_b = sum(a) / len(a), sum(b) / len(b)
    together = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b))
    return together / math.sqrt(sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b))


def spearman(a, b):
    return correlation(ranks(a), ranks(b))


def fitted_line(x, y):
    """Slope and height at 0 of the least squares line."""
    mean_x, mean_y = sum(x) / len(x), sum(y) / len(y)
    slope = sum((p - mean_x) * (q - mean_y) for p, q in zip(x, y)) / sum((p - mean_x) ** 2 for p in x)
    return slope, mean_y - slope * mean_x


def svg(points, slope, height):
    x_low, x_high = min(p[0] for p in points) * 0.95, max(p[0] for p in points) * 1.05
    y_low, y_high = min(p[1] for p in points) * 0.95, max(p[1] for p in points) * 1.05

    def x_of(effort):
        return MARGIN + (WIDTH - 2 * MARGIN) * math.log(effort / x_low) / math.log(x_high / x_low)

    def y_of(minutes):
        return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * math.log(minutes / y_low) / math.log(y_high / y_low)

    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
             f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>']
    for tick in (1, 2, 5, 10, 20, 50, 100, 200, 500):
        if x_low <= tick <= x_high:
            lines.append(f'<path d="M{x_of(tick):.1f} {MARGIN}V{HEIGHT - MARGIN}" stroke="#ddd"/>'
                         f'<text x="{x_of(tick):.1f}" y="{HEIGHT - MARGIN + 18}" text-anchor="middle">{tick}</text>')
        if y_low <= tick <= y_high:
            lines.append(f'<path d="M{MARGIN} {y_of(tick):.1f}H{WIDTH - MARGIN}" stroke="#ddd"/>'
                         f'<text x="{MARGIN - 8}" y="{y_of(tick) + 4:.1f}" text-anchor="end">{tick}</text>')
    for effort, minutes, players in points:
        shape = 'fill="#1b5e9e"' if players >= 20 else 'fill="none" stroke="#888"'
        lines.append(f'<circle cx="{x_of(effort):.1f}" cy="{y_of(minutes):.1f}" r="3" {shape}/>')
    ends = [(x, math.exp(height + slope * math.log(x))) for x in (x_low, x_high)]
    lines.append(f'<path d="M{x_of(ends[0][0]):.1f} {y_of(ends[0][1]):.1f}L{x_of(ends[1][0]):.1f} {y_of(ends[1][1]):.1f}" '
                 'stroke="black" stroke-width="1.5"/>')
    lines.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 14}" text-anchor="middle">effort</text>')
    lines.append(f'<text x="16" y="{HEIGHT / 2}" text-anchor="middle" transform="rotate(-90 16 {HEIGHT / 2})">mean minutes</text>')
    lines.append(f'<text x="{WIDTH / 2}" y="28" text-anchor="middle">{len(points)} sudokus; filled: 20 and more players</text>')
    return '\n'.join(lines + ['</svg>'])


def main():
    times, sator = sys.argv[1:3]
    with open(times, encoding='utf-8') as file:
        rows = [line.split('\t') for line in file.read().splitlines()[1:]]
    puzzles = ''.join(row[1] + '\n' for row in rows)
    answer = subprocess.run([sator, 'rate', '--json', '-'], input=puzzles, capture_output=True, text=True, check=True)
    efforts = [json.loads(line)['effort'] for line in answer.stdout.splitlines()]
    points = [(effort, float(row[3]) / 60, int(row[2])) for effort, row in zip(efforts, rows)]

    def report(name, chosen):
        print(f'{name}: {len(chosen)}, {spearman([p[0] for p in chosen], [p[1] for p in chosen]):.3f}', file=sys.stderr)

    report('all', points)
    report('20 and more players', [p for p in points if p[2] >= 20])
    report('odd lines, fitted to', points[::2])
    report('even lines, kept aside', points[1::2])
    ordered = sorted(efforts)
    print('tenths:', ', '.join(f'{ordered[len(ordered) * k // 10]:.2f}' for k in range(1, 10)), file=sys.stderr)
    slope, height = fitted_line([math.log(p[0]) for p in points[::2]], [math.log(p[1]) for p in points[::2]])
    print(f'minutes = {math.exp(height):.3f} * effort ^ {slope:.3f}', file=sys.stderr)
    print(svg(points, slope, height))


if __name__ == '__main__':
    main()
