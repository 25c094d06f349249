// The clue whose cells are known and that waits for what it says.
import type { EditOperation } from "sator";

import { namesOf, type OutsidePlace, type Picture, type PictureMark, type PuzzleRule } from "../sator/picture";
import { isArea, type Tool } from "./tool";

export interface Pending {
  cells: string[];
  place: OutsidePlace | null;
  /** A mark that the puzzle's kind prints. */
  mark?: PictureMark;
  /** Whether the mark stands at a corner of cells. */
  isCorner?: true;
  /** The id of the rule that is changed; absent if a new one is added. */
  rule?: number;
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

/** A clue that is there waits to be changed: in the margin if it stands there. */
export function pendingOf(picture: Picture, rule: PuzzleRule, tool: Tool): Pending {
  const cells = rule.parts[0] ?? [];
  const isInGrid = tool.kind === "rule" && isArea(tool.row);
  const place = picture.outside.find((other) => !isInGrid && other.cells.join() === cells.join());
  const atPlace = place === undefined ? null : pendingAt(place, picture.rules, tool);
  if (atPlace !== null && atPlace.words !== "") return atPlace;
  return { cells: namesOf(picture, cells), place: null, rule: rule.id, words: rule.clue };
}

/** The place after this one, or before it: all lines of a side, then the next side. Null at the end. */
function placeBeside(picture: Picture, { side, line }: OutsidePlace, step: 1 | -1): OutsidePlace | null {
  const sides = kOrder.filter((name) => picture.outside.some((place) => place.side === name));
  const ordered = sides.flatMap((name) => picture.outside.filter((place) => place.side === name));
  const at = ordered.findIndex((place) => place.side === side && place.line === line);
  const next = ordered[at + step];
  // Only the sides where people write lists follow each other: rows, then columns, or the three directions of a hexagon.
  const isSame = next !== undefined && (next.side === side || kFollowing.has(next.side));
  return isSame ? next : null;
}

/** All sides, in the order in which their places follow each other. */
const kOrder = ["left", "top", "right", "bottom", "x", "y", "z", "x_back", "y_back", "z_back"] as const;
/** The sides that may follow another one. */
const kFollowing: ReadonlySet<string> = new Set(["top", "left", "x", "y", "z"]);

/** A place of a printed puzzle waits for its mark, e.g. a black cell for its sums. */
export function pendingMark(mark: PictureMark): Pending {
  return { cells: [], place: null, mark, words: mark.text === "." ? "" : mark.text };
}

/** A corner of cells waits for its mark. */
export function pendingCorner(mark: PictureMark): Pending {
  return { ...pendingMark(mark), isCorner: true };
}

/** What waits when a clue has its words: the next place beside the grid, or the next corner, or those before; null if there is none. */
export function pendingBeside(
  picture: Picture,
  { place, mark, isCorner }: Pending,
  tool: Tool,
  step: 1 | -1,
): Pending | null {
  const next = place === null ? null : placeBeside(picture, place, step);
  if (next !== null) return pendingAt(next, picture.rules, tool);
  const { corners = [] } = picture;
  const at =
    isCorner === true ? corners.findIndex(({ row, column }) => row === mark?.row && column === mark.column) : -1;
  const corner = at < 0 ? undefined : corners[at + step];
  return corner === undefined ? null : pendingCorner(corner);
}

/** The change of the text if the clue has these words; null if the tool sets no clue. */
export function operationOf(
  { cells, place, mark, isCorner, rule }: Pending,
  tool: Tool,
  words: string,
): EditOperation | null {
  if (mark !== undefined) {
    const { row, column } = mark;
    return { do: "set_mark", row, column, mark: words, ...(isCorner === true ? { corner: true } : {}) };
  }
  if (tool.kind !== "rule") return null;
  if (place !== null) return { do: "set_line_clue", rule: tool.name, side: place.side, line: place.line, clue: words };
  if (rule !== undefined) return { do: "change_clue", rule, arguments: words, cells };
  return { do: "add_clue", rule: tool.name, arguments: words, cells };
}
