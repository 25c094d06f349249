// The numbers of rows and columns along the upper and the left side of a board.
import type { Point } from "sator";

import type { Picture } from "../sator/picture";
import type { Box } from "./geometry";

/** The width of the strip that they need, relative to a cell. */
export const kCoordinateStrip = 0.5;

export interface Coordinate {
  text: string;
  at: Point;
}

/** Cells without rows and columns in their names have none, nor have columns that are slanted. */
export function coordinatesOf({ cells, shape }: Picture, [left, top]: Box, strip: number): Coordinate[] {
  const rows = new Map<string, Coordinate>();
  const columns = new Map<string, Coordinate>();
  for (const { name, at } of cells) {
    const [, row, column] = /^R(\d+)C(\d+)$/.exec(name) ?? [];
    if (row !== undefined) rows.set(row, { text: row, at: [left + strip / 2, at[1]] });
    if (column !== undefined && shape === "square") columns.set(column, { text: column, at: [at[0], top + strip / 2] });
  }
  return [...rows.values(), ...columns.values()];
}
