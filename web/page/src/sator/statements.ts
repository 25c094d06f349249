// Rules of steps have the ids of their statements, because pictures draw statements, e.g. one for all rows.
import type { Step } from "sator";

/** The statements of the rules that a step names. */
export function statementsOf(step: Step): number[] {
  return step.rules.flatMap(({ statement }) => (statement === undefined ? [] : [statement]));
}
