// The explanation of the workbench's puzzle, and the step that is shown.
import type { ExplainAnswer } from "sator";

import type { Layers } from "../board/layers";
import type { Picture } from "../sator/picture";
import type { Player } from "../play/player.svelte";
import { engine, type Result } from "../sator/engine";
import type { Bench } from "../state/bench.svelte";
import { Latest } from "../state/latest.svelte";
import { type DrawnStep, stepLayers } from "./step_layers";

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
    const { picture, cellsByName } = this.bench;
    if (picture === null) return { values };
    const before = valuesBefore(picture, values, step);
    return { values, ...stepLayers(step, { picture, cellsByName, values: before, seen: this.player.seen }) };
  }
}

/** All values on the board before a step: givens, too. */
function valuesBefore(picture: Picture, after: ReadonlyMap<number, string>, step: DrawnStep): Map<number, string> {
  const placed = new Set(step.placed.map(({ cell }) => cell));
  return new Map(
    picture.cells.flatMap((cell): [number, string][] => {
      const value = cell.given ?? (placed.has(cell.name) ? undefined : after.get(cell.id));
      return value === undefined ? [] : [[cell.id, value]];
    }),
  );
}
