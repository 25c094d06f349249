// Faults of lines that one can see: lines that branch, a loop that is closed while there are other lines, and two lines at a number that
// is the end of one.
import { LineNet } from "../board/line_net";
import type { Picture, PuzzleRule } from "../sator/picture";

/** A rule that wants one closed line of this value, without crossings. */
const kOneLoop = /^"([^"]+)"( except "[^"]+")?$/;
/** A rule that wants lines of this value between equal numbers. */
const kPairs = /^"([^"]+)" clues /;

type Values = ReadonlyMap<number, string>;

export function lineFaults(picture: Picture, values: Values): Set<number> {
  return new Set(picture.rules.flatMap((rule) => faultsOf(picture, rule, values)));
}

function faultsOf(picture: Picture, { name, arguments: words }: PuzzleRule, values: Values): number[] {
  const form = name === "loop" ? kOneLoop : name === "paths" ? kPairs : null;
  const value = form?.exec(words)?.[1];
  if (value === undefined) return [];
  const drawn = (picture.between ?? []).filter(({ id, given }) => (given ?? values.get(id)) === value);
  const net = new LineNet(picture);
  const knots = net.knotsOf(drawn.map(({ id }) => id));
  const branching = [...knots.values()].filter((ids) => ids.length > 2).flat();
  if (form === kOneLoop) return [...branching, ...closedEarly(knots, drawn.length)];
  const numbers = (picture.marks ?? []).filter(({ text }) => text !== ".").map(({ at }) => net.knotAt(at));
  const passing = numbers.map((knot) => knots.get(knot ?? -1) ?? []).filter((ids) => ids.length > 1);
  return [...branching, ...passing.flat()];
}

/** The lines of each closed loop, unless all lines are in it. */
function closedEarly(knots: ReadonlyMap<number, readonly number[]>, all: number): number[] {
  const beside = new Map<number, number[]>();
  const loose = new Set<number>();
  for (const ids of knots.values())
    for (const id of ids) {
      beside.set(id, [...(beside.get(id) ?? []), ...ids]);
      if (ids.length !== 2) loose.add(id);
    }
  const found: number[] = [];
  const seen = new Set<number>();
  for (const first of beside.keys()) {
    if (seen.has(first)) continue;
    const part = new Set([first]);
    for (const id of part) for (const next of beside.get(id) ?? []) part.add(next);
    for (const id of part) seen.add(id);
    if (part.size < all && ![...part].some((id) => loose.has(id))) found.push(...part);
  }
  return found;
}
