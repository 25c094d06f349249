// Moves of the cursor by keys. In hexagons up and down have two ways each; Home, End, Page Up and Page Down are the slanted ones.
import type { Direction } from "sator";

import type { Cell } from "../sator/picture";

const kMoves: Readonly<Record<string, readonly Direction[]>> = {
  ArrowLeft: ["left"],
  ArrowRight: ["right"],
  ArrowUp: ["up", "left-up", "right-up"],
  ArrowDown: ["down", "right-down", "left-down"],
  Home: ["left-up"],
  PageUp: ["right-up"],
  End: ["left-down"],
  PageDown: ["right-down"],
};

/** Returns where a key moves the cursor; null if it moves nothing. Without a cursor an arrow goes to the first cell. */
export function movedFrom(cells: readonly Cell[], cursor: number | null, key: string): number | null {
  const from = cells[cursor ?? 0];
  if (from === undefined) return null;
  return cursor === null && key.startsWith("Arrow") ? from.id : movedTo(from, key);
}

/** Returns the cell to go to; null if the key moves nothing, and the cell itself if there is none beyond it. */
export function movedTo(cell: Cell, key: string): number | null {
  const directions = kMoves[key];
  if (directions === undefined) return null;
  for (const direction of directions) {
    const next = cell.next[direction];
    if (next !== undefined) return next;
  }
  return cell.id;
}
