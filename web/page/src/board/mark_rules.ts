// The rules that printed marks state, e.g. a number that counts the lines around its cell. The picture does not say which rule such a
// mark draws; the name of the rule says where the mark is: "the 3 at R2C2".
import type { Point } from "sator";

import type { Picture, PuzzleShape } from "../sator/picture";
import { distance, middleOf } from "./geometry";

/** Looks that marks are drawn with. */
const kMarkLooks: ReadonlySet<string> = new Set(["given", "sign", "blacksign", "whitesign", "blockclue"]);

/** A shape is that of a mark if their middles are this near, relative to a cell. */
const kNear = 0.1;

export function rulesOfMarks(picture: Picture): ReadonlyMap<PuzzleShape, readonly number[]> {
  const found = new Map<PuzzleShape, number[]>();
  const marks = picture.marks ?? [];
  const rules = new Map<string, number[]>();
  for (const { id, label = "" } of marks.length === 0 ? [] : picture.rules) {
    const name = / at (R\d+C\d+)$/.exec(label)?.[1];
    if (name !== undefined) rules.set(name, [...(rules.get(name) ?? []), id]);
  }
  const nearest = (at: Point) => marks.find((mark) => distance(mark.at, at) < picture.side * kNear);
  for (const shape of rules.size === 0 ? [] : picture.shapes) {
    const mark = shape.rule === undefined && kMarkLooks.has(shape.look) ? nearest(middleOf(shape)) : undefined;
    const stated = mark === undefined ? undefined : rules.get(`R${mark.row}C${mark.column}`);
    if (stated !== undefined) found.set(shape, stated);
  }
  return found;
}
