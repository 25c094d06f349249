// Where a rectangle of cells lies in the picture, and the size that it has if its corner is dragged to a point.
import type { Point } from "sator";

import type { Picture } from "../sator/picture";

export interface GridExtent {
  left: number;
  top: number;
  side: number;
  columns: number;
  rows: number;
}

const kMostLines = 50;

/** The extent of the cells; null if they are no rectangle without gaps. */
export function extentOf(picture: Picture): GridExtent | null {
  if (picture.shape !== "square" || picture.cells.length === 0) return null;
  const points = picture.cells.flatMap((cell) => cell.outline);
  const least = (axis: 0 | 1): number => points.reduce((low, point) => Math.min(low, point[axis]), Infinity);
  const lines = (axis: 0 | 1): number =>
    Math.round((points.reduce((high, point) => Math.max(high, point[axis]), -Infinity) - least(axis)) / picture.side);
  const [columns, rows] = [lines(0), lines(1)];
  if (columns * rows !== picture.cells.length) return null;
  return { left: least(0), top: least(1), side: picture.side, columns, rows };
}

export function sizeAt({ left, top, side }: GridExtent, [x, y]: Point): [columns: number, rows: number] {
  const lines = (length: number): number => Math.min(kMostLines, Math.max(1, Math.round(length / side)));
  return [lines(x - left), lines(y - top)];
}
