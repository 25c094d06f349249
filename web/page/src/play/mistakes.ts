// What an answer to `hint` says of the values that the player entered.
import type { HintAnswer, Step } from "sator";

import { statementsOf } from "../sator/statements";

/** The steps that say what is broken, e.g. two equal digits of a row. */
export function brokenSteps(answer: HintAnswer | null): Step[] {
  return (answer?.mistakes.broken ?? []) as Step[];
}

export function brokenRules(answer: HintAnswer | null): Set<number> {
  return new Set(brokenSteps(answer).flatMap(statementsOf));
}

export function hasMistake({ mistakes }: HintAnswer): boolean {
  return mistakes.no_solution || mistakes.broken.length > 0 || mistakes.changed.length > 0;
}
