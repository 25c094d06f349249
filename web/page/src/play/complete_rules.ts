// Finds the clues that are complete in the player's grid.
import type { Picture } from "../sator/picture";

/** The rules all of whose cells have a value. Those of the whole grid have no clue to turn grey. */
export function completeRules(picture: Picture, values: ReadonlyMap<number, string>): Set<number> {
  const isComplete = (part: readonly number[]): boolean => part.every((cell) => values.has(cell));
  return new Set(
    picture.rules.filter((rule) => rule.parts.length > 0 && rule.parts.every(isComplete)).map((rule) => rule.id),
  );
}
