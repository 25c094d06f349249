// Finds the clue of a tool that is at some cells already. A stroke there changes it, and adds no second one.
import type { Picture, PuzzleRule } from "../sator/picture";
import { isArea, type Tool } from "./tool";

type RuleTool = Extract<Tool, { kind: "rule" }>;

/** Returns the clues that the setter has drawn with this tool. */
function cluesOf(picture: Picture, tool: RuleTool): PuzzleRule[] {
  return picture.rules.filter((rule) => rule.name === tool.row.name && !rule.of_kind && rule.parts.length === 1);
}

const sorted = (cells: readonly number[]): string => [...cells].sort((a, b) => a - b).join();

/** The clue of these cells; of one cell, the area around it. */
export function clueThere(picture: Picture, tool: RuleTool, cells: readonly number[]): PuzzleRule | undefined {
  const clues = cluesOf(picture, tool);
  const key = isArea(tool.row) ? sorted : (list: readonly number[]): string => list.join();
  const same = clues.find(({ parts }) => key(parts[0]!) === key(cells));
  if (same !== undefined || cells.length !== 1) return same;
  return clues.find(({ parts }) => isArea(tool.row) && parts[0]!.includes(cells[0]!));
}

/** The area that a stroke extends: it begins in it and goes on outside of it. */
export function extendedArea(picture: Picture, tool: RuleTool, cells: readonly number[]): PuzzleRule | undefined {
  if (!isArea(tool.row)) return undefined;
  return cluesOf(picture, tool).find(
    ({ parts }) => parts[0]!.includes(cells[0]!) && cells.some((cell) => !parts[0]!.includes(cell)),
  );
}
