// A step on the board: what a person looks at to see why it holds, and what follows from it.
import type { Step } from "sator";

import type { Candidate, CellMark, Layers } from "../board/layers";
import type { Picture, Position } from "../sator/picture";

interface CellValue {
  cell: string;
  value: string;
}

/** The fields of a step that are drawn. docs/explain.md describes them. */
export type DrawnStep = Step & {
  number?: number;
  text: string;
  placed: CellValue[];
  removed: CellValue[];
  candidates: { cell: string; is?: string; not?: string[] }[];
  left?: { cell: string; values: string[] }[];
  dead?: { statement?: number; parts: [number, number][] }[];
};

export interface StepPlace {
  picture: Picture;
  positionsByName: ReadonlyMap<string, Position>;
  /** All values on the board before the step. */
  values: ReadonlyMap<number, string>;
  /** The cells that must differ from each cell. */
  seen: ReadonlyMap<number, ReadonlySet<number>>;
}

/**
 * The cells to look at: those whose value counts; instead of a cell that cannot hold a value, the one that blocks it; and if the step
 * only takes candidates away, the cells of its rule that are left for them.
 */
export function premisesOf(step: DrawnStep, { positionsByName, values, seen }: StepPlace): Set<number> {
  const found = new Set<number>();
  const idOf = (name: string): number => positionsByName.get(name)?.id ?? -1;
  for (const { cell, is, not } of step.candidates) {
    const id = idOf(cell);
    const blocking = (not ?? []).map((value) => [...(seen.get(id) ?? [])].find((other) => values.get(other) === value));
    const isBlocked = is === undefined && blocking.every((other) => other !== undefined);
    for (const other of isBlocked ? blocking : [id]) if (other !== undefined && other >= 0) found.add(other);
  }
  if (step.placed.length > 0) return found;
  const facts = new Set(step.candidates.map((fact) => fact.cell));
  const left = step.cells.filter((cell) => !facts.has(cell) && !step.removed.some((other) => other.cell === cell));
  for (const cell of left) if (idOf(cell) >= 0) found.add(idOf(cell));
  return found;
}

/** Premises are hatched, new values ringed, removed candidates struck out. */
export function stepLayers(step: DrawnStep, where: StepPlace): Layers {
  const marks = new Map<number, CellMark>();
  const candidates = new Map<number, Candidate[]>();
  const ids = (cell: string): number[] => [where.positionsByName.get(cell)?.id ?? -1].filter((id) => id >= 0);
  const add = (cell: string, list: Candidate[]): void => {
    for (const id of ids(cell)) candidates.set(id, [...(candidates.get(id) ?? []), ...list]);
  };
  for (const cell of step.cells) for (const id of ids(cell)) marks.set(id, "hint");
  for (const id of premisesOf(step, where)) marks.set(id, "premise");
  for (const { cell, values } of step.left ?? [])
    add(
      cell,
      values.map((symbol) => ({ symbol })),
    );
  for (const { cell, value } of step.removed) {
    add(cell, [{ symbol: value, isRemoved: true }]);
    for (const id of ids(cell)) if (!marks.has(id)) marks.set(id, "hint");
  }
  for (const { cell } of step.placed) for (const id of ids(cell)) marks.set(id, "placed");
  return { marks, candidates, litRules: new Set(step.statements) };
}
