// The cells that lines along edges enclose, e.g. the inside of a slitherlink's loop.
import type { Picture } from "../sator/picture";

/** The value of a loop along edges; undefined if the puzzle has none. */
function loopLine(picture: Picture): string | undefined {
  const loop = picture.rules.find(({ name }) => name === "loop");
  if (loop === undefined || !(picture.between ?? []).some(({ sort }) => sort === "edge")) return undefined;
  return /^"([^"]+)"/.exec(loop.arguments)?.[1];
}

/** Whether the puzzle has a loop whose inside is made of cells. */
export function hasInside(picture: Picture): boolean {
  return loopLine(picture) !== undefined;
}

/** The cells from which no way leads out of the grid unless it crosses a line; none if there is no loop. */
export function enclosedCells(picture: Picture, values: ReadonlyMap<number, string>): Set<number> {
  const line = loopLine(picture);
  if (line === undefined) return new Set();
  const ids = new Map(picture.cells.map(({ id, name }) => [name, id]));
  const beside = new Map<number, number[]>();
  const outside = new Set<number>();
  for (const { id, name, given } of picture.between ?? []) {
    if ((given ?? values.get(id)) === line) continue;
    const [a, b] = name.split("/").map((cell) => ids.get(cell));
    if (a === undefined) continue;
    if (b === undefined) outside.add(a);
    else {
      beside.set(a, [...(beside.get(a) ?? []), b]);
      beside.set(b, [...(beside.get(b) ?? []), a]);
    }
  }
  for (const cell of outside) for (const next of beside.get(cell) ?? []) outside.add(next);
  return new Set(picture.cells.map(({ id }) => id).filter((id) => !outside.has(id)));
}
