// The tools of the setter's hand on the board.
import type { RuleText } from "sator";

export type Tool =
  | { kind: "values" }
  | { kind: "rule"; row: RuleText; name: string }
  | { kind: "region" }
  | { kind: "remove" }
  | { kind: "draw" }
  | { kind: "blocks" };

/** Whether a rule says more than its name, e.g. a sum. */
export function needsArgument(row: RuleText): boolean {
  return /\s/.test(row.syntax.trim()) || /^[A-Z]/.test(row.syntax);
}

/** The number of cells of a clue that stands on an edge (2) or on a corner (4); undefined for all other rules. */
export function cellsAround(row: RuleText): 2 | 4 | undefined {
  if (row.name === "quadruple") return 4;
  return row["picture"] === "dot" ? 2 : undefined;
}

/** Whether the cells of a clue are an area, so that their order does not matter. */
export function isArea(row: RuleText): boolean {
  return row["picture"] === "cage" || row["picture"] === "shade";
}
