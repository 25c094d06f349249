// The clue whose cells are known and that waits for what it says.
import type { EditOperation } from "sator";

import type { OutsidePlace, PictureMark, PuzzleRule } from "../sator/picture";
import type { Tool } from "./tool";

export interface Pending {
  cells: string[];
  place: OutsidePlace | null;
  /** A mark that the puzzle's kind prints. */
  mark?: PictureMark;
  /** The words of the clue so far. */
  words?: string;
}

/** A place in the margin waits for a clue. If the rule has one clue there, it is there to be changed. */
export function pendingAt(place: OutsidePlace, rules: readonly PuzzleRule[], tool: Tool): Pending {
  const name = tool.kind === "rule" ? tool.row.name : "";
  const there = rules.filter(
    (rule) => rule.name === name && rule.parts.length === 1 && rule.parts[0]!.join() === place.cells.join(),
  );
  const [only] = there.length === 1 ? there : [];
  return { cells: [], place, words: only?.clue.replace(/^\/(.*)\/$/u, "$1").replaceAll("\\/", "/") ?? "" };
}

/** A place of a printed puzzle waits for its mark, e.g. a black cell for its sums. */
export function pendingMark(mark: PictureMark): Pending {
  return { cells: [], place: null, mark, words: mark.text === "." ? "" : mark.text };
}

/** The change of the text if the clue has these words; null if the tool sets no clue. */
export function operationOf({ cells, place, mark }: Pending, tool: Tool, words: string): EditOperation | null {
  if (mark !== undefined) return { do: "set_mark", row: mark.row, column: mark.column, mark: words };
  if (tool.kind !== "rule") return null;
  if (place !== null) return { do: "set_line_clue", rule: tool.name, side: place.side, line: place.line, clue: words };
  return { do: "add_clue", rule: tool.name, arguments: words, cells };
}
