// The picture of a nonogram, drawn by hand: its rows and columns get the lengths of their runs as clues. It begins as the solution, if
// the clues that are there have one.
import type { EditOperation } from "sator";

import { solutionValues } from "../check/check_layers";
import type { Verdict } from "../check/verdict.svelte";
import type { Picture } from "../sator/picture";
import type { Bench } from "../state/bench.svelte";
import type { Edits } from "./edits.svelte";

/** The rule of a nonogram's clues. */
export const kRuns = "runs";

/** The value of black cells; undefined if a puzzle has none, or several, e.g. colours. */
export function blackOf({ looks }: Picture): string | undefined {
  const filled = looks.filter((look) => look.filled === true);
  return filled.length === 1 ? filled[0]!.value : undefined;
}

/** The lengths of the black runs of a line as a clue. */
export function runsOf(cells: readonly number[], black: ReadonlySet<number>): string {
  const line = cells.map((cell) => (black.has(cell) ? "#" : " ")).join("");
  return (line.match(/#+/g) ?? [""]).map((run) => run.length).join(" ");
}

/**
 * The edits after which the lines have the clues of a picture. Those through the cells of the last stroke are always among them: the text
 * may not have the clues of the stroke before it yet.
 */
export function clueEdits(picture: Picture, black: ReadonlySet<number>, stroke: ReadonlySet<number>): EditOperation[] {
  const now = new Map(
    picture.rules.filter(({ name }) => name === kRuns).map(({ parts, clue }) => [parts[0]?.join(), clue]),
  );
  return picture.outside
    .filter(({ side }) => side === "left" || side === "top")
    .map(({ side, line, cells }) => ({ side, line, cells, clue: runsOf(cells, black) }))
    .filter(({ cells, clue }) => now.get(cells.join()) !== clue || cells.some((cell) => stroke.has(cell)))
    .map(({ side, line, clue }) => ({ do: "set_line_clue", rule: kRuns, side, line, clue }));
}

export class DrawnPicture {
  private readonly bench: Bench;
  private readonly verdict: Verdict;
  private readonly edits: Edits;
  private black = $state.raw<ReadonlySet<number>>(new Set());
  private stroke = new Set<number>();
  /** Whether the stroke blackens its cells; null between strokes. */
  private blackens: boolean | null = null;

  readonly values = $derived.by(() => {
    const value = this.bench.picture === null ? undefined : blackOf(this.bench.picture);
    return new Map(value === undefined ? [] : [...this.black].map((cell): [number, string] => [cell, value]));
  });

  constructor(bench: Bench, verdict: Verdict, edits: Edits) {
    this.bench = bench;
    this.verdict = verdict;
    this.edits = edits;
  }

  /** Takes up the picture that the clues have. */
  begin(): void {
    const { picture } = this.bench;
    const { solved, status } = this.verdict;
    if (picture === null) return;
    const values = solved === null || status !== "unique" ? [] : [...solutionValues(picture, solved)];
    this.black = new Set(values.filter(([, value]) => value === blackOf(picture)).map(([cell]) => cell));
  }

  start(cell: number): void {
    this.blackens = !this.black.has(cell);
    this.stroke = new Set();
    this.enter(cell);
  }

  enter(cell: number): void {
    if (this.blackens === null) return;
    this.stroke.add(cell);
    const others = [...this.black].filter((other) => other !== cell);
    this.black = new Set(this.blackens ? [...others, cell] : others);
  }

  /** The lines get their clues. */
  end(): void {
    const { picture } = this.bench;
    if (this.blackens === null || picture === null) return;
    this.blackens = null;
    this.edits.doAll(clueEdits(picture, this.black, this.stroke));
  }
}
