// What a puzzle prints stays legible above what a player enters: signs between cells and at corners, and, as white on black, numbers and
// circles in filled cells.
import type { Picture, PuzzleShape } from "../sator/picture";
import { lookOf } from "../sator/symbols";
import { isGround, middleOf } from "./geometry";

/** A shape is in a cell if its middle is this near to the cell's in both directions, relative to the cell. */
const kInside = 0.45;
/** Looks of signs that may stand between cells. */
const kRaisedLooks: ReadonlySet<string> = new Set([
  "signground",
  "sign",
  "arrowhead",
  "whitedot",
  "whitedottext",
  "blackdot",
  "blackdottext",
  "cornerdot",
  "cornertext",
]);
/** Outlines that show a sign in a cell. */
const kSignLooks: ReadonlySet<string> = new Set(["sign", "blacksign", "whitesign", "blackdot", "whitedot"]);

function isIn(shape: PuzzleShape, cells: Picture["cells"], side: number): boolean {
  const [x, y] = middleOf(shape);
  return cells.some(({ at }) => Math.abs(at[0] - x) < side * kInside && Math.abs(at[1] - y) < side * kInside);
}

/** The signs that lie between cells, in the order in which they are painted. */
export function signsBetween({ cells, side }: Picture, shapes: readonly PuzzleShape[]): PuzzleShape[] {
  return shapes.filter((shape) => kRaisedLooks.has(shape.look) && !isIn(shape, cells, side));
}

/** The numbers and signs that stand in filled cells. */
export function printedOnBlack(
  picture: Picture,
  shapes: readonly PuzzleShape[],
  values: ReadonlyMap<number, string> | undefined,
): PuzzleShape[] {
  const filled = picture.cells.filter(({ id }) => lookOf(picture, values?.get(id) ?? "")?.filled === true);
  if (filled.length === 0) return [];
  const isPrint = (shape: PuzzleShape): boolean => !isGround(shape) && ("text" in shape || kSignLooks.has(shape.look));
  return shapes.filter((shape) => isPrint(shape) && isIn(shape, filled, picture.side));
}
