// The layers of the live check on the board.
import type { CandidatesAnswer, CheckAnswer, Grid, Part, Place, SolveAnswer } from "sator";

import type { Candidate, Layers } from "../board/layers";
import { isUnprinted } from "../sator/lines";
import { type Picture, positionsOf } from "../sator/picture";

interface Solution {
  grid: Grid;
  values?: Record<string, string>;
}

/** Answers count rows and columns as the names of cells do. A place between cells has its own name. */
export function cellOfPlace(picture: Picture, { row, column, name = `R${row}C${column}` }: Place): number[] {
  const position = positionsOf(picture).find((other) => other.name === name);
  return position === undefined ? [] : [position.id];
}

export function cellsOfPart(picture: Picture, part: Part): number[] {
  return part.cells.flatMap((place) => cellOfPlace(picture, place));
}

/**
 * The values of a solution by positions. Its grid lists the cells of each row; it has no place for a hole, as the picture has none. Places
 * between cells are named.
 */
export function valuesOfSolution(picture: Picture, { grid, values = {} }: Solution): Map<number, string> {
  const ofCells = grid.flat();
  return new Map(
    positionsOf(picture).flatMap(({ id, name }): [number, string][] => {
      const value = ofCells[id] ?? values[name];
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

/** The first solution as it is printed: without givens, and without what print leaves white. */
export function solutionValues(picture: Picture, answer: SolveAnswer): Map<number, string> {
  const [solution] = answer.solutions ?? [];
  if (solution === undefined) return new Map();
  const positions = positionsOf(picture);
  const isShown = (id: number, value: string): boolean =>
    positions[id]?.given === undefined && !isUnprinted(picture, id, value);
  return new Map([...valuesOfSolution(picture, solution)].filter(([id, value]) => isShown(id, value)));
}

/** The cells that are not the same in all solutions; until the report has counted them, those in which two solutions differ. */
export function differingCells(picture: Picture, answer: SolveAnswer, report: CheckAnswer | null): number[] {
  if (report?.cells !== undefined)
    return report.cells.filter((cell) => cell.candidates.length > 1).flatMap((cell) => cellOfPlace(picture, cell));
  const [first, second] = (answer.solutions ?? []).map((solution) => valuesOfSolution(picture, solution));
  if (first === undefined || second === undefined) return [];
  return [...first].filter(([id, value]) => second.get(id) !== value).map(([id]) => id);
}

/** The rules that a part of a report may be: those with the same cells. */
export function rulesOfPart(picture: Picture, part: Part): number[] {
  if (part.kind !== "rule") return [];
  const cells = cellsOfPart(picture, part)
    .sort((a, b) => a - b)
    .join();
  const isSame = (list: readonly number[]): boolean => [...list].sort((a, b) => a - b).join() === cells;
  return picture.rules.filter((rule) => rule.parts.some(isSame)).map((rule) => rule.id);
}

export function clashLayers(picture: Picture, answer: CheckAnswer): Layers {
  const parts = answer.clash?.parts ?? [];
  const cells = parts.flatMap((part) => cellsOfPart(picture, part));
  return {
    marks: new Map(cells.map((id) => [id, "clash"])),
    brokenRules: new Set(parts.flatMap((part) => rulesOfPart(picture, part))),
  };
}

export function heatCandidates(answer: CandidatesAnswer): Map<number, Candidate[]> {
  const most = Math.max(1, ...answer.cells.flatMap((cell) => cell.candidates.map((candidate) => candidate.solutions)));
  return new Map(
    answer.cells
      .filter((cell) => cell.candidates.length > 1)
      .map((cell) => [
        cell.id,
        cell.candidates.map((candidate) => ({
          symbol: candidate.symbol,
          count: `${candidate.solutions}${candidate.exact ? "" : "+"}`,
          heat: candidate.solutions / most,
        })),
      ]),
  );
}
