// The tools of the setter's hand on the board.
import type { RuleText } from "sator";

export type Tool =
  { kind: "values" } | { kind: "rule"; row: RuleText; name: string } | { kind: "region" } | { kind: "remove" };

/** Whether a rule says more than its name, e.g. a sum. */
export function needsArgument(row: RuleText): boolean {
  return /\s/.test(row.syntax.trim()) || /^[A-Z]/.test(row.syntax);
}
