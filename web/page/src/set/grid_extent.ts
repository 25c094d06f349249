// The place of a rectangle or a hexagon of cells in the picture, and the size that it has if its corner is dragged to a point.
import type { Point } from "sator";

import type { Picture } from "../sator/picture";

export interface GridExtent {
  shape: "square" | "hexagon";
  left: number;
  top: number;
  /** The width of a cell, the distance of two rows, and the height of a cell. */
  side: number;
  pitch: number;
  height: number;
  /** The number of cells of the longest row of a hexagon. */
  columns: number;
  rows: number;
}

const kMostLines = 50;
/** The distance of two rows of hexagons, relative to the width of a cell. */
const kHexagonPitch = Math.sqrt(3) / 2;

/** The extent of the cells; null if they are no rectangle without gaps, and no hexagon. */
export function extentOf(picture: Picture): GridExtent | null {
  if (picture.cells.length === 0) return null;
  const isHexagon = picture.shape === "hexagon" && picture.outside.some((place) => place.side === "z");
  if (picture.shape !== "square" && !isHexagon) return null;
  // A printed puzzle has the size of its drawing, black cells included.
  const places = picture.marks ?? picture.cells;
  const points = places.flatMap((place) => place.outline);
  const { side, shape } = picture;
  const least = (axis: 0 | 1): number => points.reduce((low, point) => Math.min(low, point[axis]), Infinity);
  const length = (axis: 0 | 1): number =>
    points.reduce((high, point) => Math.max(high, point[axis]), -Infinity) - least(axis);
  const tops = places[0]!.outline.map(([, y]) => y);
  const height = Math.max(...tops) - Math.min(...tops);
  const pitch = isHexagon ? side * kHexagonPitch : side;
  const [columns, rows] = [Math.round(length(0) / side), Math.round((length(1) - height) / pitch) + 1];
  if (!isHexagon && columns * rows !== places.length) return null;
  return {
    shape: shape === "hexagon" ? "hexagon" : "square",
    left: least(0),
    top: least(1),
    side,
    pitch,
    height,
    columns,
    rows,
  };
}

/** The lengths of the left sides of a hexagon with this number of rows: the upper one, and the lower one. */
function leftSides(rows: number): [upper: number, lower: number] {
  const upper = Math.ceil((rows + 1) / 2);
  return [upper, rows + 1 - upper];
}

export function sizeAt(
  { shape, left, top, side, pitch, height }: GridExtent,
  [x, y]: Point,
): [columns: number, rows: number] {
  const lines = (count: number): number => Math.min(kMostLines, Math.max(1, Math.round(count)));
  const [columns, rows] = [lines((x - left) / side), lines((y - top - height) / pitch + 1)];
  // The longest row of a hexagon has a cell for each step of its shorter left side.
  return shape === "square" ? [columns, rows] : [Math.max(columns, leftSides(rows)[1]), rows];
}

/** The size in the words of the language: "6x6", or of a hexagon the numbers of its lines: "hexagon 3 3 3". */
export function sizeText({ shape }: GridExtent, columns: number, rows: number): string {
  if (shape === "square") return `${columns}x${rows}`;
  const [upper, lower] = leftSides(rows);
  const top = columns - lower + 1;
  return `hexagon ${top + lower - 1} ${rows} ${top + upper - 1}`;
}

/** The corner that is dragged. */
export function cornerOf({ left, top, side, pitch, height }: GridExtent, columns: number, rows: number): Point {
  return [left + columns * side, top + (rows - 1) * pitch + height];
}
