// Cells around an edge or a corner: what a click near it means for a clue that stands there.
import type { Direction, Point } from "sator";

import { distance } from "../board/geometry";
import type { Cell, Picture } from "../sator/picture";

/** A click is near an edge or a corner if it is this far from the middle of its cell, relative to a cell. */
const kNear = 0.22;

/** The cell and its neighbour across the nearest edge; none if the click is in the middle of the cell, or at the border of the grid. */
export function cellsAtEdge(picture: Picture, cell: Cell, point: Point): number[] {
  if (distance(cell.at, point) < picture.side * kNear) return [];
  const sides = (["left", "right", "up", "down"] as const).flatMap((side) => cell.next[side] ?? []);
  const [nearest] = sides.sort((a, b) => distance(picture.cells[a]!.at, point) - distance(picture.cells[b]!.at, point));
  const isToward =
    nearest !== undefined && distance(picture.cells[nearest]!.at, point) < picture.side * (1 - kNear / 2);
  return isToward ? [cell.id, nearest].sort((a, b) => a - b) : [];
}

/** The four cells around the nearest corner; none if the click is in the middle of the cell, or fewer cells are there. */
export function cellsAtCorner(picture: Picture, cell: Cell, [x, y]: Point): number[] {
  const [dx, dy] = [x - cell.at[0], y - cell.at[1]];
  if (Math.min(Math.abs(dx), Math.abs(dy)) < picture.side * (kNear / 2)) return [];
  const across: Direction = dx < 0 ? "left" : "right";
  const along = dy < 0 ? "up" : "down";
  const cells = [cell.id, cell.next[across], cell.next[along], cell.next[`${across}-${along}`]];
  const found = cells.filter((id): id is number => id !== undefined);
  return found.length === 4 ? found.sort((a, b) => a - b) : [];
}
