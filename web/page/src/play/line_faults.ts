// Faults of a loop that one can see: lines that branch, and a loop that is closed while there are other lines.
import { LineNet } from "../board/line_net";
import type { Picture, PuzzleRule } from "../sator/picture";

/** A rule that wants one closed line of this value, without crossings. */
const kOneLoop = /^"([^"]+)"( except "[^"]+")?$/;

export function loopFaults(picture: Picture, values: ReadonlyMap<number, string>): Set<number> {
  const rules = picture.rules.filter((rule) => rule.name === "loop" && kOneLoop.test(rule.arguments));
  return new Set(rules.flatMap((rule) => faultsOf(picture, rule, values)));
}

function faultsOf(picture: Picture, rule: PuzzleRule, values: ReadonlyMap<number, string>): number[] {
  const value = kOneLoop.exec(rule.arguments)?.[1];
  const drawn = (picture.between ?? []).filter(({ id, given }) => (given ?? values.get(id)) === value);
  const knots = new LineNet(picture).knotsOf(drawn.map(({ id }) => id));
  const branching = [...knots.values()].filter((ids) => ids.length > 2).flat();
  return [...branching, ...closedEarly(knots, drawn.length)];
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
