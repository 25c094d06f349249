// Whether a puzzle is still empty: then several solutions are no fault.
import type { Picture } from "../sator/picture";

/** Nothing is set if there is no known value, no clue, and no mark in a grid that prints its clues. */
export function isUnset({ cells, rules, marks }: Picture): boolean {
  const hasValue = cells.some((cell) => cell.given !== undefined);
  const hasMark = (marks ?? []).some((mark) => mark.text !== "" && mark.text !== ".");
  // A kind that prints its clues may print signs between two cells, which are rules of the kind.
  const isClue = ({ of_kind, parts }: Picture["rules"][number]): boolean =>
    !of_kind || (marks !== undefined && parts.some((part) => part.length === 2));
  return !hasValue && !hasMark && !rules.some(isClue);
}
