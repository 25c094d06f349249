// The mistakes among the values that the player entered, from an answer to `hint`.
import type { HintAnswer, Step } from "sator";

interface Entered {
  cell: string;
  value: string;
}

/** The steps that say what is broken, e.g. two equal digits of a row. */
export function brokenSteps(answer: HintAnswer | null): Step[] {
  return (answer?.mistakes.broken ?? []) as Step[];
}

export function brokenRules(answer: HintAnswer | null): Set<number> {
  return new Set(brokenSteps(answer).flatMap((step) => step.statements ?? []));
}

/** Values that no solution has, although no rule is broken yet. */
export function deadEnds(answer: HintAnswer | null): Entered[] {
  return (answer?.mistakes.dead_end ?? []) as Entered[];
}

export function hasMistake({ mistakes }: HintAnswer): boolean {
  const lists = [mistakes.broken, mistakes.changed, mistakes.dead_end];
  return mistakes.no_solution || lists.some((list) => list.length > 0);
}
