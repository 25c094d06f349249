// Records how a grid was filled, change by change, so that it can be replayed. Undo and redo are changes like all others.
import { type Entry, type PlayerGrid, entryOf, kNoEntry, readPlayerGrid } from "./player_grid";

export interface Move {
  /** Seconds of play before it. */
  readonly at: number;
  /** The entries that it changed, as they are afterwards. */
  readonly changed: Readonly<Record<string, Entry>>;
}

/** More changes than this are not kept apart: the first ones become one. */
export const kMostMoves = 5_000;

/** The change from one grid to the next; null if they are the same. */
export function moveBetween(before: PlayerGrid, after: PlayerGrid, at: number): Move | null {
  const cells = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = cells.filter((cell) => !isSame(entryOf(before, cell), entryOf(after, cell)));
  if (changed.length === 0) return null;
  return { at, changed: Object.fromEntries(changed.map((cell) => [cell, entryOf(after, cell)])) };
}

function isSame(a: Entry, b: Entry): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

export function withMove(moves: readonly Move[], move: Move): readonly Move[] {
  const next = [...moves, move];
  const [first, second, ...rest] = next;
  if (next.length <= kMostMoves || first === undefined || second === undefined) return next;
  return [{ at: second.at, changed: { ...first.changed, ...second.changed } }, ...rest];
}

/** The grid after the first `count` changes. */
export function gridAfter(moves: readonly Move[], count: number): PlayerGrid {
  const grid: Record<string, Entry> = {};
  for (const move of moves.slice(0, count)) Object.assign(grid, move.changed);
  return withoutEmpty(grid);
}

function withoutEmpty(grid: PlayerGrid): PlayerGrid {
  return Object.fromEntries(Object.entries(grid).filter(([, entry]) => !isSame(entry, kNoEntry)));
}

/** The grids before each change and after the last one. */
export function gridsOf(moves: readonly Move[]): readonly PlayerGrid[] {
  const grids: PlayerGrid[] = [{}];
  for (const { changed } of moves) grids.push(withoutEmpty({ ...grids.at(-1), ...changed }));
  return grids;
}

/** Merges two grids that were played on from a common one. A cell that only `theirs` changed is taken from it, all others from `mine`. */
export function merged(base: PlayerGrid, mine: PlayerGrid, theirs: PlayerGrid): PlayerGrid {
  const change = moveBetween(base, theirs, 0)?.changed ?? {};
  const untouched = Object.entries(change).filter(([cell]) => isSame(entryOf(mine, cell), entryOf(base, cell)));
  return withoutEmpty({ ...mine, ...Object.fromEntries(untouched) });
}

/** Reads changes that were stored or that travelled in a link. Anything that does not fit is left out. */
export function readMoves(data: unknown, cells: ReadonlyMap<string, readonly string[]>): readonly Move[] {
  if (!Array.isArray(data)) return [];
  return data.slice(0, kMostMoves).flatMap((item: unknown): Move[] => {
    if (typeof item !== "object" || item === null) return [];
    const { at, changed } = item as Record<string, unknown>;
    if (typeof at !== "number" || !Number.isFinite(at) || typeof changed !== "object" || changed === null) return [];
    const read = readPlayerGrid(changed, cells);
    const known = Object.keys(changed).filter((cell) => cells.has(cell));
    return [{ at, changed: Object.fromEntries(known.map((cell) => [cell, entryOf(read, cell)])) }];
  });
}
