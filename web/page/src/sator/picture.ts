// The picture of a puzzle as data, as `render` gives it: shapes to paint, the cells, the places between them that hold values, the
// rules, and the places in the margin.
import type {
  OutsidePlace,
  PictureAnswer,
  PictureBetween,
  PictureCell,
  PictureMark,
  PictureRule,
  Point,
  Shape,
} from "sator";

import { spaced } from "../language/spaced";

export type Picture = PictureAnswer;
export type Cell = PictureCell;
/** An edge, a link or a corner. */
export type Between = PictureBetween;
export type PuzzleRule = PictureRule;
export type PuzzleShape = Shape;
export type { OutsidePlace, PictureMark };

/** Anything that takes a value: a cell or a place between cells. */
export interface Position {
  id: number;
  /** "R1C1", "R1C1/R1C2", "R1C1-R1C2", "corner R1C1" */
  name: string;
  at: Point;
  values: readonly string[];
  given?: string;
}

const kPositions = new WeakMap<Picture, readonly Position[]>();

/** All positions: cells first, then those between them. The index of a position is its id. */
export function positionsOf(picture: Picture | null): readonly Position[] {
  if (picture === null || picture.between === undefined) return picture?.cells ?? [];
  const known = kPositions.get(picture);
  if (known !== undefined) return known;
  const between = picture.between.map((place) => ({ ...place, values: place.values.map(({ value }) => value) }));
  const positions = [...picture.cells, ...between];
  kPositions.set(picture, positions);
  return positions;
}

/** The names of positions. */
export function namesOf(picture: Picture | null, ids: Iterable<number>): string[] {
  const positions = positionsOf(picture);
  return [...ids].flatMap((id) => positions[id]?.name ?? []);
}

/** The short name of a rule, without the values that it names as the language writes them. */
export function ruleName(rule: PuzzleRule): string {
  return rule.label ?? `${spaced(rule.name)} ${rule.arguments.replaceAll(/"[^"]*" ?/g, "")}`.trim();
}
