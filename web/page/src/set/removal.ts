// What a stroke with the tool "remove" takes away: the known value of a cell, or the smallest clue there.
import type { EditOperation, Point } from "sator";

import { distance } from "../board/geometry";
import type { Picture } from "../sator/picture";

/** A sign between two cells is meant if it is this near, relative to a cell. */
const kSignReach = 0.3;

interface Candidate {
  operation: EditOperation;
  cells: number;
  /** How far the middle of the clue's cells is from where the stroke began. */
  far: number;
  /** Whether it is a sign between two cells that the puzzle's kind prints. */
  isSign: boolean;
}

function candidatesAt(picture: Picture, id: number, point: Point): Candidate[] {
  return picture.rules.flatMap((rule) =>
    rule.parts.flatMap((part, index) => {
      const isSign = rule.of_kind && picture.marks !== undefined && part.length === 2;
      if (!part.includes(id) || (rule.of_kind && !isSign)) return [];
      const places = part.map((cell) => picture.cells[cell]!.at);
      const middle = ([0, 1] as const).map((axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length);
      const operation: EditOperation = { do: "remove_clue", rule: rule.id, ...(rule.parts.length > 1 ? { part: index } : {}) };
      return [{ operation, cells: part.length, far: distance([middle[0]!, middle[1]!], point), isSign }];
    }),
  );
}

/** Returns what is removed at a point of a cell, or, by keyboard, anywhere in it; null if nothing is there. */
export function removalAt(picture: Picture, id: number, point?: Point): EditOperation | null {
  const cell = picture.cells[id];
  if (cell === undefined) return null;
  const found = candidatesAt(picture, id, point ?? cell.at).sort((a, b) => a.cells - b.cells || a.far - b.far);
  const sign = found.find(({ isSign, far }) => isSign && far < picture.side * kSignReach);
  if (point !== undefined && sign !== undefined) return sign.operation;
  if (cell.given !== undefined) return { do: "set_values", cells: [cell.name], value: "" };
  return found[0]?.operation ?? null;
}
