// Places on the board.
import type { Point } from "sator";

import type { Cell, OutsidePlace, Picture, PuzzleShape } from "../sator/picture";

export type Box = [x: number, y: number, width: number, height: number];

/** Looks that are text about the puzzle. The page says these beside the board. */
const kTextLooks: ReadonlySet<string> = new Set(["title", "note"]);
/** Looks that lie below what a player writes. */
const kGroundLooks: ReadonlySet<string> = new Set(["cell", "shade", "fixed", "highlight"]);
/** Looks that lie above lines which pass them: a number with its ground, a circle between cells. Circles in cells lie below the line. */
const kAboveLooks: ReadonlySet<string> = new Set([
  "signground",
  "given",
  "small",
  "clue",
  "blockclue",
  "blackdottext",
  "whitedottext",
  "whitedot",
  "blackdot",
]);
/** A text is in the middle of a cell if it is this near, relative to the cell. */
const kMiddle = 0.2;
/** The mean width of a letter, and half the height of a line, relative to the font size. */
const kLetterWidth = 0.62;
const kHalfLine = 0.6;
const kMargin = 8;

export function contains(outline: readonly Point[], [x, y]: Point): boolean {
  let isInside = false;
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  });
  return isInside;
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

export function cellAt(picture: Picture, point: Point): Cell | undefined {
  return picture.cells.find((cell) => contains(cell.outline, point));
}

/** The radius of a place in the margin, and how far it lies outside of where its clue begins, relative to a cell. */
const kOutsideRadius = 0.24;
const kOutsideShift = 0.5;

/** Half of the length and half of the width of the arrow at this place, relative to a cell. */
const kArrowLength = 0.16;
const kArrowWidth = 0.15;

/** Where a place in the margin is shown. Places of different directions that share a corner lie apart. */
export function outsidePoint(picture: Picture, { at, reading }: OutsidePlace): Point {
  const shift = picture.shape === "hexagon" ? picture.side * kOutsideShift : 0;
  return [at[0] - reading[0] * shift, at[1] - reading[1] * shift];
}

/** An arrow at a place in the margin, which points the way in which the clue reads its line. */
export function arrowhead(picture: Picture, place: OutsidePlace): Point[] {
  const [x, y] = outsidePoint(picture, place);
  const [dx, dy] = place.reading;
  const [long, wide] = [picture.side * kArrowLength, picture.side * kArrowWidth];
  return [
    [x + dx * long, y + dy * long],
    [x - dx * long - dy * wide, y - dy * long + dx * wide],
    [x - dx * long + dy * wide, y - dy * long - dx * wide],
  ];
}

/** The place in the margin at a point, if there is one. */
export function outsideAt(picture: Picture, point: Point): OutsidePlace | undefined {
  const far = (place: OutsidePlace): number => distance(outsidePoint(picture, place), point);
  return picture.outside
    .filter((place) => far(place) < picture.side * kOutsideRadius * 1.5)
    .sort((a, b) => far(a) - far(b))[0];
}

function pointsOf(shape: PuzzleShape): Point[] {
  if ("path" in shape) return shape.path.flat();
  if ("circle" in shape) {
    const { at, radius } = shape.circle;
    return [
      [at[0] - radius, at[1] - radius],
      [at[0] + radius, at[1] + radius],
    ];
  }
  const { at, text, size, anchor, turn } = shape.text;
  const width = text.length * size * kLetterWidth;
  const begin = anchor === "start" ? 0 : anchor === "middle" ? -width / 2 : -width;
  const angle = (turn * Math.PI) / 180;
  const turned = (x: number, y: number): Point => [
    at[0] + x * Math.cos(angle) - y * Math.sin(angle),
    at[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ];
  return [
    turned(begin, -size * kHalfLine),
    turned(begin + width, -size * kHalfLine),
    turned(begin, size * kHalfLine),
    turned(begin + width, size * kHalfLine),
  ];
}

/** The middle of a shape; of a text the place where it stands. */
export function middleOf(shape: PuzzleShape): Point {
  if ("text" in shape) return shape.text.at;
  if ("circle" in shape) return shape.circle.at;
  const points = shape.path.flat();
  const middle = (list: number[]): number => (Math.min(...list) + Math.max(...list)) / 2;
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
}

export function isDrawn(shape: PuzzleShape): boolean {
  return !kTextLooks.has(shape.look);
}

export function isGround(shape: PuzzleShape): boolean {
  return kGroundLooks.has(shape.look);
}

export function isAboveLines(shape: PuzzleShape): boolean {
  return kAboveLooks.has(shape.look) && !("path" in shape);
}

/** The cells in whose middle a text is printed. */
export function printedCells({ cells, side }: Picture, shapes: readonly PuzzleShape[]): Set<number> {
  const texts = shapes.flatMap((shape) => ("text" in shape ? [shape.text.at] : []));
  const near = (cell: Cell): boolean => texts.some((at) => distance(cell.at, at) < side * kMiddle);
  return new Set(cells.filter(near).map(({ id }) => id));
}

/** Whether a picture has black cells, or its player makes some. */
export function isShaded({ shapes, looks }: Picture): boolean {
  return looks.some(({ filled }) => filled === true) || shapes.some(({ look }) => look === "block" || look === "solid");
}

/** The part of the picture that the page shows, with the places in the margin if clues are set there. */
export function shownBox(picture: Picture, withOutside: boolean): Box {
  const points = picture.shapes.filter(isDrawn).flatMap(pointsOf);
  points.push(...picture.cells.flatMap((cell) => cell.outline));
  if (withOutside) {
    const half = picture.side / 2;
    for (const place of picture.outside) {
      const [x, y] = outsidePoint(picture, place);
      points.push([x - half, y - half], [x + half, y + half]);
    }
  }
  if (points.length === 0) return picture.box;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const lowest = (list: number[]): number => list.reduce((a, b) => Math.min(a, b), Infinity) - kMargin;
  const highest = (list: number[]): number => list.reduce((a, b) => Math.max(a, b), -Infinity) + kMargin;
  return [lowest(xs), lowest(ys), highest(xs) - lowest(xs), highest(ys) - lowest(ys)];
}

export function pathOf(parts: readonly (readonly Point[])[], isClosed: boolean): string {
  return parts
    .map((part) => part.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("") + (isClosed ? "Z" : ""))
    .join("");
}

/** An outline drawn nearer to its middle: a share of 1 leaves it as it is. */
export function shrunk(outline: readonly Point[], [cx, cy]: Point, share: number): Point[] {
  return outline.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share]);
}

/** The edges of the outline around cells: those that only one of them has. */
export function surround(cells: readonly Cell[]): string {
  const edges = new Map<string, [Point, Point] | null>();
  for (const cell of cells)
    cell.outline.forEach((from, i) => {
      const to = cell.outline[(i + 1) % cell.outline.length]!;
      const ends = [from, to].map(([x, y]) => `${Math.round(x * 10)},${Math.round(y * 10)}`).sort();
      const key = ends.join(" ");
      edges.set(key, edges.has(key) ? null : [from, to]);
    });
  return [...edges.values()]
    .flatMap((edge) => (edge === null ? [] : [`M${edge[0][0]} ${edge[0][1]}L${edge[1][0]} ${edge[1][1]}`]))
    .join("");
}
