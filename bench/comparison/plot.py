"""Draws the growth of all solvers: a panel for each family, logarithmic time by logarithmic size."""
import math
from html import escape

COLOURS = ["#c0392b", "#2471a3", "#229954", "#b7950b", "#7d3c98", "#566573"]
PANEL_WIDTH, PANEL_HEIGHT, MARGIN, COLUMNS = 300, 210, 46, 3
# The range of the time axis, as powers of ten of seconds.
LEAST, MOST = -6, 2


def points(rows, name):
    return [(row.puzzle.size, row.results[name][1]) for row in rows if name in row.results and name not in row.absent]


class Panel:
    def __init__(self, left, top, sizes):
        self.left, self.top, self.sizes = left + MARGIN, top + 24, sizes

    def x(self, size):
        first, last = math.log(self.sizes[0]), math.log(self.sizes[-1])
        return self.left + (PANEL_WIDTH - MARGIN - 14) * (math.log(size) - first) / max(last - first, 1e-9)

    def y(self, seconds):
        power = min(max(math.log10(max(seconds, 1e-9)), LEAST), MOST)
        return self.top + (PANEL_HEIGHT - 60) * (MOST - power) / (MOST - LEAST)

    def axes(self, name):
        parts = [f'<text x="{self.left}" y="{self.top - 9}" font-weight="bold">{escape(name)}</text>']
        for power in range(LEAST, MOST + 1, 2):
            label = {-6: "1 µs", -4: "0.1 ms", -2: "10 ms", 0: "1 s", 2: "100 s"}[power]
            y = self.y(10.0 ** power)
            parts.append(f'<path d="M{self.left} {y:.1f}H{self.x(self.sizes[-1]):.1f}" stroke="#ddd"/>'
                         f'<text x="{self.left - 4}" y="{y + 4:.1f}" text-anchor="end">{label}</text>')
        bottom = self.y(0) + 15
        parts += [f'<text x="{self.x(size):.1f}" y="{bottom:.1f}" text-anchor="middle">{size}</text>' for size in self.sizes]
        return parts

    def curve(self, values, colour):
        where = [(self.x(size), self.y(seconds)) for size, seconds in values]
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in where)
        return [f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>'] + [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>' for x, y in where]


def picture(rows, names):
    families = list(dict.fromkeys(row.puzzle.family for row in rows if row.puzzle.family))
    height = 34 + PANEL_HEIGHT * -(-len(families) // COLUMNS)
    width = COLUMNS * PANEL_WIDTH
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="11">',
             f'<rect width="{width}" height="{height}" fill="white"/>']
    for number, name in enumerate(names):
        parts.append(f'<text x="{MARGIN + 90 * number}" y="20" fill="{COLOURS[number]}" font-weight="bold">{escape(name)}</text>')
    for number, family in enumerate(families):
        own = [row for row in rows if row.puzzle.family == family]
        panel = Panel(number % COLUMNS * PANEL_WIDTH, 34 + number // COLUMNS * PANEL_HEIGHT, sorted(row.puzzle.size for row in own))
        parts += panel.axes(family)
        for colour, name in zip(COLOURS, names):
            if values := sorted(points(own, name)):
                parts += panel.curve(values, colour)
    return "\n".join(parts + ["</svg>", ""])
