// The layers of the live check on the board.
import type { CandidatesAnswer, CheckAnswer, Grid, Part, Place, SolveAnswer } from "sator";

import type { Candidate, Layers } from "../board/layers";
import type { Picture } from "../sator/picture";

/** Answers count rows and columns as the names of cells do. */
export function cellOfPlace(picture: Picture, { row, column }: Place): number[] {
  const name = `R${row}C${column}`;
  const cell = picture.cells.find((other) => other.name === name);
  return cell === undefined ? [] : [cell.id];
}

export function cellsOfPart(picture: Picture, part: Part): number[] {
  return part.cells.flatMap((place) => cellOfPlace(picture, place));
}

/** The values of a grid by cells. A grid lists the cells of each row; it has no place for a hole, as the picture has none. */
export function valuesOfGrid(picture: Picture, grid: Grid): Map<number, string> {
  const values = grid.flat();
  return new Map(picture.cells.flatMap(({ id }, i) => (values[i] === undefined ? [] : [[id, values[i]]])));
}

export function solutionValues(picture: Picture, answer: SolveAnswer): Map<number, string> {
  const grid = answer.solutions?.[0]?.grid;
  if (grid === undefined) return new Map();
  const givens = new Set(picture.cells.filter((cell) => cell.given !== undefined).map((cell) => cell.id));
  return new Map([...valuesOfGrid(picture, grid)].filter(([id]) => !givens.has(id)));
}

/** The cells that are not the same in all solutions; until the report has counted them, those in which two solutions differ. */
export function differingCells(picture: Picture, answer: SolveAnswer, report: CheckAnswer | null): number[] {
  if (report?.cells !== undefined)
    return report.cells.filter((cell) => cell.candidates.length > 1).flatMap((cell) => cellOfPlace(picture, cell));
  const [first, second] = (answer.solutions ?? []).map((solution) => valuesOfGrid(picture, solution.grid));
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
