// A cell that stays empty on paper, e.g. a white cell of a nonogram, holds the empty symbol. On the page a cell without a value is
// empty, too, so that this symbol has the name that it has in the language.
import type { ExplainAnswer, Grid, HintAnswer, PictureAnswer, SolveAnswer, Step } from "sator";

import type { EnteredValues } from "./engine";

export const kBlank = "blank";

const named = (symbol: string): string => (symbol === "" ? kBlank : symbol);

export function pictureWithBlanks(picture: PictureAnswer): PictureAnswer {
  if (!picture.cells.some((cell) => cell.values.includes(""))) return picture;
  const cells = picture.cells.map((cell) => ({
    ...cell,
    values: cell.values.map(named),
    ...(cell.given === undefined ? {} : { given: named(cell.given) }),
  }));
  const looks = picture.looks.map((look) => ({ ...look, value: named(look.value) }));
  return { ...picture, cells, looks, clicks: picture.clicks.map(named) };
}

export function gridWithBlanks(grid: Grid): Grid {
  return grid.map((row) => row.map((value) => (value === null ? value : named(value))));
}

export function solveWithBlanks(answer: SolveAnswer): SolveAnswer {
  if (answer.solutions === undefined) return answer;
  return {
    ...answer,
    solutions: answer.solutions.map((solution) => ({ ...solution, grid: gridWithBlanks(solution.grid) })),
  };
}

interface Placed {
  cell: string;
  value: string;
}

/** Names blanks among the conclusions of steps. */
export function stepsWithBlanks<Answer extends ExplainAnswer | HintAnswer>(answer: Answer): Answer {
  const hinted = (answer as HintAnswer).step;
  const steps: Step[] = (answer as ExplainAnswer).steps ?? (hinted ? [hinted] : []);
  for (const step of steps)
    for (const key of ["placed", "removed"])
      for (const placed of (step[key] ?? []) as Placed[]) placed.value = named(placed.value);
  return answer;
}

/** The player's values as the boundary wants them. */
export function withoutBlanks(values: EnteredValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([cell, value]) => [cell, value === kBlank ? "" : value]));
}
