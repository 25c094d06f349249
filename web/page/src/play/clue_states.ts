// Which clues are complete or broken in the player's grid.
import type { HintAnswer, Step } from "sator";

import type { Picture } from "../sator/picture";
import { statementsOf } from "../sator/statements";

/** The rules all of whose cells have a value. Those of the whole grid have no clue to turn grey. */
export function completeRules(picture: Picture, values: ReadonlyMap<number, string>): Set<number> {
  const isComplete = (part: readonly number[]): boolean => part.every((cell) => values.has(cell));
  return new Set(
    picture.rules.filter((rule) => rule.parts.length > 0 && rule.parts.every(isComplete)).map((rule) => rule.id),
  );
}

/** The steps that say what is broken. */
export function brokenSteps(answer: HintAnswer | null): Step[] {
  return (answer?.mistakes.broken ?? []) as Step[];
}

export function brokenRules(answer: HintAnswer | null): Set<number> {
  return new Set(brokenSteps(answer).flatMap(statementsOf));
}
