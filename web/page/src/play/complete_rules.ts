// Finds the clues that are complete in the player's grid.
import { openValue } from "../sator/lines";
import { type Picture, type PuzzleRule, positionsOf } from "../sator/picture";
import { lookOf } from "../sator/symbols";

/**
 * The rules all of whose cells have a value, numbers of cells or lines that are there, and the runs of a nonogram: no one crosses out all
 * others. Rules of the whole grid have no clue to turn grey.
 */
export function completeRules(picture: Picture, values: ReadonlyMap<number, string>): Set<number> {
  const isComplete = (rule: PuzzleRule, part: readonly number[]): boolean =>
    part.every((cell) => values.has(cell)) ||
    isCounted(picture, rule, part, values) ||
    hasRuns(picture, rule, part, values);
  const complete = picture.rules.filter(
    (rule) => rule.parts.length > 0 && rule.parts.every((part) => isComplete(rule, part)),
  );
  return new Set(complete.map((rule) => rule.id));
}

/** Whether a clue counts a value, and there are as many. A clue about one cell, e.g. that of a number, is complete if the cell is left open. */
function isCounted(
  picture: Picture,
  { name, arguments: words }: PuzzleRule,
  part: readonly number[],
  values: ReadonlyMap<number, string>,
): boolean {
  const [, counted, number] = /^"(.+)" (\d+)$/.exec(words) ?? [];
  if (name !== "count" || Number(number) === 0) return false;
  const position = part.length === 1 ? positionsOf(picture)[part[0]!] : undefined;
  if (position !== undefined && !values.has(position.id)) return openValue(picture, position) === counted;
  return part.filter((id) => values.get(id) === counted).length === Number(number);
}

/** Whether the filled cells of a line are the runs that its clue lists. */
function hasRuns(
  picture: Picture,
  { name, arguments: words }: PuzzleRule,
  part: readonly number[],
  values: ReadonlyMap<number, string>,
): boolean {
  if (name !== "runs" || !/^[1-9]/.test(words)) return false;
  const isFilled = (id: number): boolean => lookOf(picture, values.get(id) ?? "")?.filled === true;
  const runs = part
    .map((id) => (isFilled(id) ? "#" : " "))
    .join("")
    .split(" ")
    .filter((run) => run !== "");
  return runs.map((run) => run.length).join(" ") === words;
}
