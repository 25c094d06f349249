// The picture of a puzzle as data, as `render` gives it: shapes to paint, the cells, the rules, and the places in the margin.
import type { OutsidePlace, PictureAnswer, PictureCell, PictureMark, PictureRule, Shape } from "sator";

import { spaced } from "../language/spaced";

export type Picture = PictureAnswer;
export type Cell = PictureCell;
export type PuzzleRule = PictureRule;
export type PuzzleShape = Shape;
export type { OutsidePlace, PictureMark };

/** The short name of a rule. */
export function ruleName(rule: PuzzleRule): string {
  return rule.label ?? `${spaced(rule.name)} ${rule.arguments}`.trim();
}
