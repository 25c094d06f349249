// Finds what a stroke with the tool "remove" takes away: the known value of a cell, or the smallest clue there.
import type { EditOperation, Point } from "sator";

import { distance } from "../board/geometry";
import { type Picture, positionsOf } from "../sator/picture";

/** A sign between two cells is meant if it is this near, relative to a cell. */
const kSignReach = 0.3;

interface Candidate {
  operation: EditOperation;
  cells: number;
  /** How far the middle of the clue's cells is from where the stroke began. */
  far: number;
  /** Whether it may be a sign between two cells that the puzzle's kind prints. */
  isSign: boolean;
}

function candidatesAt(picture: Picture, id: number, point: Point): Candidate[] {
  return picture.rules.flatMap((rule) =>
    rule.parts.flatMap((part, index) => {
      const isSign = rule.of_kind && picture.marks !== undefined && part.length === 2;
      if (!part.includes(id) || (rule.of_kind && !isSign)) return [];
      const places = part.map((cell) => positionsOf(picture)[cell]!.at);
      const middle = ([0, 1] as const).map(
        (axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length,
      );
      const operation: EditOperation = {
        do: "remove_clue",
        rule: rule.id,
        ...(rule.parts.length > 1 ? { part: index } : {}),
      };
      return [{ operation, cells: part.length, far: distance([middle[0]!, middle[1]!], point), isSign }];
    }),
  );
}

/**
 * Returns what may be meant at a point of a cell, or, by keyboard, anywhere in it. The first that is not refused is removed: the kind may
 * state a rule of two cells without a sign, e.g. the sum of a short run.
 */
export function removalsAt(picture: Picture, id: number, point?: Point): EditOperation[] {
  const cell = picture.cells[id];
  if (cell === undefined) return [];
  const found = candidatesAt(picture, id, point ?? cell.at).sort((a, b) => a.cells - b.cells || a.far - b.far);
  const isNear = ({ isSign, far }: Candidate): boolean =>
    point !== undefined && isSign && far < picture.side * kSignReach;
  const near = found.filter(isNear).map(({ operation }) => operation);
  if (cell.given !== undefined) return [...near, { do: "set_values", cells: [cell.name], value: "" }];
  const others = found.filter((candidate) => !isNear(candidate));
  const clue = others.findIndex(({ isSign }) => !isSign);
  return [...near, ...(clue < 0 ? others : others.slice(0, clue + 1)).map(({ operation }) => operation)];
}
