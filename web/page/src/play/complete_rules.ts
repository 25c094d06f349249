// Finds the clues that are complete in the player's grid.
import type { Picture, PuzzleRule } from "../sator/picture";

/**
 * The rules all of whose cells have a value, and numbers of lines that have been drawn: no one crosses out all others. Rules of the whole
 * grid have no clue to turn grey.
 */
export function completeRules(picture: Picture, values: ReadonlyMap<number, string>): Set<number> {
  const isComplete = (rule: PuzzleRule, part: readonly number[]): boolean =>
    part.every((cell) => values.has(cell)) || hasItsLines(picture, rule, part, values);
  const complete = picture.rules.filter(
    (rule) => rule.parts.length > 0 && rule.parts.every((part) => isComplete(rule, part)),
  );
  return new Set(complete.map((rule) => rule.id));
}

function hasItsLines(
  { cells }: Picture,
  { name, arguments: words }: PuzzleRule,
  part: readonly number[],
  values: ReadonlyMap<number, string>,
): boolean {
  const [, line, number] = /^"(.+)" (\d+)$/.exec(words) ?? [];
  if (name !== "count" || Number(number) === 0 || part.some((id) => id < cells.length)) return false;
  return part.filter((id) => values.get(id) === line).length === Number(number);
}
