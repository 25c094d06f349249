// What the player has drawn between cells, as a graph: the cells that links join, and those that borders part.
import { emptyValue } from "../sator/lines";
import type { Between, Cell, Picture } from "../sator/picture";

export interface LineGraph {
  /** By cell, the cells to which it has lines, with the number of lines. */
  joined: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** Whether a border is drawn between two cells. */
  isParted(a: number, b: number): boolean;
}

/** A line that leaves a cell and goes straight on. */
export interface Arm {
  length: number;
  /** It turns at its end, so that it grows no longer. */
  isEnded: boolean;
}

const key = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

export function lineGraph(picture: Picture, values: ReadonlyMap<number, string>): LineGraph {
  const byName = new Map(picture.cells.map((cell) => [cell.name, cell.id]));
  const joined = new Map<number, Map<number, number>>();
  const borders = new Set<string>();
  for (const place of picture.between ?? []) {
    const lines = linesAt(place, values);
    const ends = place.name.split(/[-/]/).map((name) => byName.get(name));
    const [a, b] = ends;
    if (lines === 0 || a === undefined || b === undefined) continue;
    if (place.sort === "edge") borders.add(key(a, b));
    if (place.sort !== "link") continue;
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      // prettier-ignore
      joined.set(from, new Map([...(joined.get(from) ?? []), [to, lines]]));
  }
  return { joined, isParted: (a, b) => borders.has(key(a, b)) };
}

function linesAt(place: Between, values: ReadonlyMap<number, string>): number {
  const value = place.given ?? values.get(place.id);
  if (value === undefined || value === emptyValue(place)) return 0;
  return place.values.find((other) => other.value === value)?.look === "double" ? 2 : 1;
}

/** The cells that hang together with one, along steps to neighbours that share an edge. */
export function groupOf(picture: Picture, first: number, mayStep: (from: number, to: number) => boolean): Set<number> {
  const group = new Set([first]);
  for (const cell of group) {
    const { next } = picture.cells[cell]!;
    for (const to of [next.left, next.right, next.up, next.down])
      if (to !== undefined && mayStep(cell, to)) group.add(to);
  }
  return group;
}

/** Whether a line through a cell goes straight on from one of its neighbours to the other. */
export function isStraight(a: Cell, { at: [x, y] }: Cell, b: Cell): boolean {
  return Math.abs(a.at[0] + b.at[0] - 2 * x) < 1 && Math.abs(a.at[1] + b.at[1] - 2 * y) < 1;
}

/** The straight line from a cell through one that it is joined to. */
export function armOf({ cells }: Picture, { joined }: LineGraph, from: number, through: number): Arm {
  let [last, at, length] = [from, through, 1];
  for (;;) {
    const others = [...(joined.get(at)?.keys() ?? [])].filter((cell) => cell !== last);
    const next = others.find((cell) => isStraight(cells[last]!, cells[at]!, cells[cell]!));
    if (next === undefined || next === from) return { length, isEnded: others.length > 0 };
    [last, at, length] = [at, next, length + 1];
  }
}
