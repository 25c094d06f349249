// Finds the clues that are complete in the player's grid.
import { openValue } from "../sator/lines";
import { type Picture, type PuzzleRule, positionsOf } from "../sator/picture";
import { lookOf } from "../sator/symbols";

type Values = ReadonlyMap<number, string>;

/**
 * The rules all of whose cells have a value, numbers of cells, lines or diagonals that are there, the runs of a nonogram, and the filling
 * of a sandwich: no one crosses out all others. Sums that are wrong are not complete. Rules of the whole grid have no clue to turn grey.
 */
export function completeRules(picture: Picture, values: Values): Set<number> {
  const isComplete = (rule: PuzzleRule, part: readonly number[]): boolean =>
    (part.every((cell) => values.has(cell)) && !isWrongSum(rule, part, values)) ||
    isCounted(picture, rule, part, values) ||
    hasRuns(picture, rule, part, values) ||
    isFilledSandwich(picture, rule, part, values) ||
    hasDiagonals(picture, rule, part, values);
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
  values: Values,
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
  values: Values,
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

const kSums: ReadonlySet<string> = new Set(["cage", "sum", "little_killer"]);

const sumOf = (part: readonly number[], values: Values): number =>
  part.reduce((sum, id) => sum + Number(values.get(id)), 0);

/** Whether a sum of numbers is not what its clue says. */
function isWrongSum({ name, arguments: words }: PuzzleRule, part: readonly number[], values: Values): boolean {
  const sum = sumOf(part, values);
  return kSums.has(name) && /^\d+$/.test(words) && !Number.isNaN(sum) && sum !== Number(words);
}

/** Whether the sum between the least and the greatest number of a line is there. */
function isFilledSandwich(
  { cells }: Picture,
  { name, arguments: words }: PuzzleRule,
  part: readonly number[],
  values: Values,
): boolean {
  if (name !== "sandwich" || !/^\d+$/.test(words)) return false;
  const numbers = part.flatMap((id) => cells[id]?.values ?? []).map(Number);
  const ends = [Math.min(...numbers), Math.max(...numbers)].map((end) =>
    part.findIndex((id) => values.get(id) === String(end)),
  );
  const filling = part.slice(Math.min(...ends) + 1, Math.max(...ends));
  return !ends.includes(-1) && filling.every((id) => values.has(id)) && sumOf(filling, values) === Number(words);
}

/** Whether as many diagonals end at a corner as its number says. */
function hasDiagonals(
  { cells, corners = [] }: Picture,
  { name, arguments: words }: PuzzleRule,
  part: readonly number[],
  values: Values,
): boolean {
  const [, falling, rising, number, row, column] =
    /^"(.+)" "(.+)" (\d+) corner R(\d+)C(\d+)$/.exec(words.replaceAll("\\\\", "\\")) ?? [];
  const corner = corners.find((mark) => mark.row === Number(row) + 1 && mark.column === Number(column) + 1);
  if (name !== "meeting" || corner === undefined || Number(number) === 0) return false;
  const ending = part.filter((id) => {
    const [x, y] = cells[id]!.at;
    return values.get(id) === (x < corner.at[0] === y < corner.at[1] ? falling : rising);
  });
  return ending.length === Number(number);
}
