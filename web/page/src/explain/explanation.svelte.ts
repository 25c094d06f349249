// The explanation of the workbench's puzzle, and the step that is shown.
import type { ExplainAnswer, Step } from "sator";

import type { Candidate, CellMark, Layers } from "../board/layers";
import type { Player } from "../play/player.svelte";
import { engine, type Result } from "../sator/engine";
import type { Bench } from "../state/bench.svelte";
import { Latest } from "../state/latest.svelte";

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

export class Explanation {
  private readonly bench: Bench;
  private readonly player: Player;
  readonly answer = new Latest<Result<ExplainAnswer>>();
  /** The number of steps that are done: 0 is the puzzle before the first one. */
  at = $state(0);
  isFromMine = $state(false);
  private text = "";

  readonly found = $derived(this.answer.value?.ok === true ? this.answer.value.answer : null);
  readonly steps = $derived((this.found?.steps ?? []) as DrawnStep[]);
  readonly step = $derived<DrawnStep | null>(this.steps[this.at - 1] ?? null);
  readonly layers = $derived<Layers>(this.layersAt(this.at));

  constructor(bench: Bench, player: Player) {
    this.bench = bench;
    this.player = player;
  }

  /** Explains the text of the workbench unless that is done. */
  async begin(isFromMine: boolean, again = false): Promise<void> {
    const text = this.bench.drawnText;
    if (text === "" || (!again && text === this.text && isFromMine === this.isFromMine && this.answer.value !== null))
      return;
    this.text = text;
    this.isFromMine = isFromMine;
    this.at = 0;
    this.answer.clear();
    await this.answer.ask((asked) => engine.explain(text, isFromMine ? this.player.entered : {}, asked));
    if (this.answer.value === null) this.text = "";
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.steps.length, at));
  }

  private layersAt(at: number): Layers {
    const ids = (cell: string): number[] => [this.bench.cellsByName.get(cell)?.id ?? -1].filter((id) => id >= 0);
    const values = new Map<number, string>();
    if (this.isFromMine)
      for (const [cell, value] of Object.entries(this.player.entered))
        for (const id of ids(cell)) values.set(id, value);
    for (const step of this.steps.slice(0, at))
      for (const { cell, value } of step.placed) for (const id of ids(cell)) values.set(id, value);
    const step = this.steps[at - 1];
    if (step === undefined) return { values };
    return { values, ...stepLayers(step, ids) };
  }
}

/** Premises are hatched, new values ringed, removed candidates struck out. */
function stepLayers(step: DrawnStep, ids: (cell: string) => number[]): Layers {
  const marks = new Map<number, CellMark>();
  const candidates = new Map<number, Candidate[]>();
  const add = (cell: string, list: Candidate[]): void => {
    for (const id of ids(cell)) candidates.set(id, [...(candidates.get(id) ?? []), ...list]);
  };
  for (const cell of step.cells) for (const id of ids(cell)) marks.set(id, "hint");
  for (const fact of step.candidates) for (const id of ids(fact.cell)) marks.set(id, "premise");
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
