// The rules that printed marks state, e.g. a number that counts the lines around its cell. The picture does not say which rule such a
// mark draws: the name of the rule says where the mark is, "the 3 at R2C2", or the cells of the rule do.
import type { Point } from "sator";

import type { Cell, Picture, PuzzleRule, PuzzleShape } from "../sator/picture";
import { cellAt, distance, middleOf } from "./geometry";

/** Looks that marks are drawn with. */
const kMarkLooks: ReadonlySet<string> = new Set([
  "given",
  "sign",
  "blacksign",
  "whitesign",
  "blockclue",
  "whitedottext",
  "blackdottext",
  "cornertext",
]);
/** Looks of marks without a text. */
const kRoundLooks: ReadonlySet<string> = new Set(["whitedot", "blackdot"]);

/** A shape is that of a mark if their middles are this near, relative to a cell. */
const kNear = 0.1;

type RulesOfShapes = ReadonlyMap<PuzzleShape, readonly number[]>;

export function rulesOfMarks(picture: Picture): RulesOfShapes {
  const found = new Map<PuzzleShape, number[]>();
  const add = (shape: PuzzleShape | undefined, { id }: PuzzleRule): void => {
    if (shape !== undefined) found.set(shape, [...(found.get(shape) ?? []), id]);
  };
  const shapes = picture.shapes.filter((shape) => shape.rule === undefined && kMarkLooks.has(shape.look));
  for (const rule of shapes.length === 0 ? [] : picture.rules) {
    if (rule.label !== undefined) add(namedShape(picture, rule.label, shapes), rule);
    else if (!rule.of_kind) add(countingShape(picture, rule, shapes), rule);
  }
  return found;
}

/** The shape at the place that the label of a rule names. */
function namedShape(picture: Picture, label: string, shapes: readonly PuzzleShape[]): PuzzleShape | undefined {
  const [, corner, row, column] = / at (corner )?R(\d+)C(\d+)(?:, if .*)?$/.exec(label) ?? [];
  const step = corner === undefined ? 0 : 1;
  const marks = corner === undefined ? (picture.marks ?? []) : (picture.corners ?? []);
  const mark = marks.find((other) => other.row === Number(row) + step && other.column === Number(column) + step);
  const isThere = (at: Point): boolean => mark !== undefined && distance(mark.at, at) < picture.side * kNear;
  return shapes.find((shape) => isThere(middleOf(shape)));
}

/** The number that counts in the cells of a rule: in the middle of them, or the only one there. */
function countingShape(picture: Picture, rule: PuzzleRule, shapes: readonly PuzzleShape[]): PuzzleShape | undefined {
  const number = / (\d+)$/.exec(rule.clue)?.[1];
  const [part] = rule.parts;
  if (number === undefined || part === undefined || rule.parts.length > 1) return undefined;
  const cells = new Set(part);
  const there = shapes.filter((shape) => {
    const cell = "text" in shape && shape.text.text === number ? cellAt(picture, middleOf(shape)) : undefined;
    return cell !== undefined && cells.has(cell.id);
  });
  const isMiddle = (cell: Cell | undefined): boolean =>
    cell !== undefined &&
    new Set([cell.id, ...Object.values(cell.next)]).size === cells.size &&
    Object.values(cell.next).every((id) => cells.has(id));
  return (
    there.find((shape) => isMiddle(cellAt(picture, middleOf(shape)))) ?? (there.length === 1 ? there[0] : undefined)
  );
}

/** Whether a shape without a rule is the printed clue of one of the cells. */
export function isClueOf(picture: Picture, shape: PuzzleShape, cells: ReadonlySet<number> | undefined): boolean {
  if (cells === undefined || cells.size === 0 || shape.rule !== undefined) return false;
  if (!kMarkLooks.has(shape.look) && !kRoundLooks.has(shape.look)) return false;
  const cell = cellAt(picture, middleOf(shape));
  return cell !== undefined && cells.has(cell.id);
}
