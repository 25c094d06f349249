// The explanation of the workbench's puzzle, and the step that is shown.
import type { ExplainAnswer } from "sator";

import type { Layers } from "../board/layers";
import { type Picture, positionsOf } from "../sator/picture";
import type { Player } from "../play/player.svelte";
import { engine, type Result } from "../sator/engine";
import type { Bench } from "../state/bench.svelte";
import { Latest } from "../state/latest.svelte";
import type { StepAddress } from "./step_address";
import { type DrawnStep, stepLayers } from "./step_layers";

export class Explanation {
  private readonly bench: Bench;
  private readonly player: Player;
  readonly answer = new Latest<Result<ExplainAnswer>>();
  /** The number of steps that are done: 0 is the puzzle before the first one. */
  at = $state(0);
  isFromMine = $state(false);
  /** The candidate that must not be, e.g. "R3C4=5"; "" if the whole way is explained. */
  whyNot = $state("");
  /** The cell whose values the reader may ask about. */
  picked = $state<number | null>(null);
  private text = "";
  /** The step that a link names: it is shown as soon as it is found. */
  private wantedStep = 0;

  readonly found = $derived(this.answer.value?.ok === true ? this.answer.value.answer : null);
  readonly steps = $derived((this.found?.steps ?? []) as DrawnStep[]);
  readonly step = $derived<DrawnStep | null>(this.steps[this.at - 1] ?? null);
  readonly layers = $derived<Layers>({
    ...this.layersAt(this.at),
    ...(this.picked === null ? {} : { cursor: this.picked, selected: new Set([this.picked]) }),
  });

  constructor(bench: Bench, player: Player) {
    this.bench = bench;
    this.player = player;
  }

  /** Explains the text of the workbench unless that is done. */
  async begin(isFromMine: boolean, again = false): Promise<void> {
    const text = this.bench.drawnText;
    if (text === "" || (!again && text === this.text && isFromMine === this.isFromMine && this.answer.value !== null))
      return;
    if (text !== this.text && this.text !== "") this.whyNot = "";
    this.text = text;
    this.isFromMine = isFromMine;
    this.at = 0;
    this.answer.clear();
    const grid = isFromMine ? this.player.entered : {};
    await this.answer.ask((asked) => engine.explain(text, grid, this.whyNot, asked));
    if (this.answer.value === null) this.text = "";
    this.go(this.wantedStep || (this.whyNot === "" ? 0 : 1));
    this.wantedStep = 0;
  }

  /** Asks why a candidate cannot be; "" goes back to the whole way. */
  async ask(whyNot: string): Promise<void> {
    this.whyNot = whyNot;
    await this.begin(this.isFromMine, true);
  }

  /** Takes up what a link asks for, before the puzzle is explained. */
  follow({ whyNot, step, isFromMine }: StepAddress): void {
    this.text = "";
    this.whyNot = whyNot;
    this.wantedStep = step;
    this.isFromMine = isFromMine;
    const cell = this.bench.positionsByName.get(whyNot.split("=")[0] ?? "");
    this.picked = cell?.id ?? null;
  }

  get address(): StepAddress {
    return { whyNot: this.whyNot, step: this.at, isFromMine: this.isFromMine };
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.steps.length, at));
  }

  private layersAt(at: number): Layers {
    const ids = (cell: string): number[] => [this.bench.positionsByName.get(cell)?.id ?? -1].filter((id) => id >= 0);
    const values = new Map<number, string>();
    if (this.isFromMine)
      for (const [cell, value] of Object.entries(this.player.entered))
        for (const id of ids(cell)) values.set(id, value);
    for (const step of this.steps.slice(0, at))
      for (const { cell, value } of step.placed) for (const id of ids(cell)) values.set(id, value);
    const step = this.steps[at - 1];
    if (step === undefined) return { values };
    const { picture, positionsByName } = this.bench;
    if (picture === null) return { values };
    const before = valuesBefore(picture, values, step);
    return { values, ...stepLayers(step, { picture, positionsByName, values: before, seen: this.player.seen }) };
  }
}

/** All values on the board before a step: givens, too. */
function valuesBefore(picture: Picture, after: ReadonlyMap<number, string>, step: DrawnStep): Map<number, string> {
  const placed = new Set(step.placed.map(({ cell }) => cell));
  return new Map(
    positionsOf(picture).flatMap(({ id, name, given }): [number, string][] => {
      const value = given ?? (placed.has(name) ? undefined : after.get(id));
      return value === undefined ? [] : [[id, value]];
    }),
  );
}
