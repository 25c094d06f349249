// Slanted stripes of equal width over a cell, one for each of its colours.
import type { Point } from "sator";

/** The stripes follow each other to the right, and down by this share of it. */
const kSlope = 0.5;
/** The position of a point in this direction. */
const along = ([x, y]: Point): number => x + y * kSlope;

/** The part of a convex outline on whose points `side` is not negative. `side` must be linear. */
function cut(outline: readonly Point[], side: (point: Point) => number): Point[] {
  return outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    const [a, b] = [side(from), side(to)];
    const kept = a >= 0 ? [from] : [];
    if (a >= 0 === b >= 0) return kept;
    const share = a / (a - b);
    return [...kept, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as Point];
  });
}

export function stripes(outline: readonly Point[], count: number): Point[][] {
  if (count === 1) return [[...outline]];
  const ends = outline.map(along);
  const [begin, end] = [Math.min(...ends), Math.max(...ends)];
  const border = (i: number): number => begin + ((end - begin) * i) / count;
  return Array.from({ length: count }, (_, i) =>
    cut(
      cut(outline, (point) => along(point) - border(i)),
      (point) => border(i + 1) - along(point),
    ),
  );
}
