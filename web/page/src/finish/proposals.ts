// Clues in the setter's own style: copies of the clues that a puzzle has, shifted and turned to where solutions differ. Nothing here
// knows what a rule means. A copy is only a guess, which the solver judges.
import type { EditOperation, Point } from "sator";

import { namesOf, type Picture, type PuzzleRule } from "../sator/picture";

export interface Proposal {
  operation: Extract<EditOperation, { do: "add_clue" }>;
  rule: string;
  words: string;
  cells: readonly number[];
}

/** At most this number is tried. Those that touch the most cells in which solutions differ come first. */
const kMostProposals = 60;
/** Longer clues are seldom copied as a whole. */
const kMostCells = 5;

/** The eight ways to turn and mirror a shape. */
const kTurns: readonly (readonly [number, number, number, number])[] = [
  [1, 0, 0, 1],
  [0, -1, 1, 0],
  [-1, 0, 0, -1],
  [0, 1, -1, 0],
  [-1, 0, 0, 1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, -1, -1, 0],
];

/** A place as a key: cells of a square grid lie on multiples of its side. */
const keyOf = ([x, y]: Point, side: number): string => `${Math.round(x / side)},${Math.round(y / side)}`;

function copiesOf(picture: Picture, shape: readonly number[]): number[][] {
  const at = new Map(picture.cells.map((cell) => [keyOf(cell.at, picture.side), cell.id]));
  const [first, ...rest] = shape.map((id) => picture.cells[id]!.at);
  if (first === undefined) return [];
  const steps = rest.map(([x, y]): Point => [x - first[0], y - first[1]]);
  return picture.cells.flatMap((cell) =>
    kTurns.flatMap(([a, b, c, d]) => {
      const ids = steps.map(([x, y]) =>
        at.get(keyOf([cell.at[0] + a * x + b * y, cell.at[1] + c * x + d * y], picture.side)),
      );
      const found = ids.filter((id) => id !== undefined);
      return found.length === steps.length ? [[cell.id, ...found]] : [];
    }),
  );
}

/** The words that a copy may have: those of the clue or, if these are a number, the sum of the cells in a solution. */
function wordsOf(
  rule: PuzzleRule,
  cells: readonly number[],
  solutions: readonly ReadonlyMap<number, string>[],
): string[] {
  if (!/^\d+$/.test(rule.arguments)) return [rule.arguments];
  const sums = solutions.map((values) => cells.reduce((sum, id) => sum + Number(values.get(id)), 0));
  return [...new Set(sums.filter((sum) => Number.isInteger(sum)).map(String))];
}

export function proposalsFor(
  picture: Picture,
  solutions: readonly ReadonlyMap<number, string>[],
  differing: ReadonlySet<number>,
): Proposal[] {
  const own = picture.rules.filter(
    ({ of_kind, parts }) =>
      !of_kind &&
      parts.length === 1 &&
      parts[0]!.length <= kMostCells &&
      parts[0]!.every((id) => id < picture.cells.length),
  );
  const taken = new Map<string, ReadonlySet<number>>();
  for (const { name, parts } of own) taken.set(name, new Set([...(taken.get(name) ?? []), ...parts[0]!]));
  const found = new Map<string, Proposal>();
  for (const rule of own)
    for (const cells of copiesOf(picture, rule.parts[0]!)) {
      if (cells.some((id) => taken.get(rule.name)!.has(id)) || !cells.some((id) => differing.has(id))) continue;
      for (const words of wordsOf(rule, cells, solutions)) {
        const names = namesOf(picture, cells);
        const key = `${rule.name} ${words} ${[...names].sort().join(" ")}`;
        const operation = { do: "add_clue", rule: rule.name, arguments: words, cells: names } as const;
        if (!found.has(key)) found.set(key, { operation, rule: rule.name, words, cells });
      }
    }
  const touched = ({ cells }: Proposal): number => cells.filter((id) => differing.has(id)).length;
  return [...found.values()].sort((a, b) => touched(b) - touched(a)).slice(0, kMostProposals);
}
