// Hints in four strengths: where, how, why, what. Each press says one thing more, until the player changes something; the fifth enters
// what the hint has found.
import type { HintAnswer, Step } from "sator";

import { engine, type Result } from "../sator/engine";
import type { Bench } from "../state/bench.svelte";
import { Latest } from "../state/latest.svelte";
import { hasMistake } from "./mistakes";
import type { Player } from "./player.svelte";
import type { PlayerGrid } from "./player_grid";

export type Strength = 0 | 1 | 2 | 3 | 4;

export class Hints {
  private readonly bench: Bench;
  private readonly player: Player;
  readonly answer = new Latest<Result<HintAnswer>>();
  strength = $state<Strength>(0);
  /** Whether the player asked for mistakes and not for a step. */
  isCheck = $state(false);
  private asked = $state.raw<PlayerGrid | null>(null);

  readonly isCurrent = $derived.by(() => this.strength > 0 && this.asked === this.player.grid);
  readonly found = $derived(this.answer.value?.ok === true ? this.answer.value.answer : null);
  readonly step = $derived<Step | null>(this.found?.step ?? null);
  /** The values that the step enters. */
  readonly placed = $derived((this.isCheck ? [] : (this.step?.["placed"] ?? [])) as { cell: string; value: string }[]);
  readonly hasMistake = $derived(this.found !== null && hasMistake(this.found));

  constructor(bench: Bench, player: Player) {
    this.bench = bench;
    this.player = player;
  }

  async say(isCheck: boolean): Promise<void> {
    if (this.isCurrent && this.isCheck === isCheck && !this.answer.isRunning) {
      if (this.strength < 4) ++this.strength;
      else if (this.placed.length > 0) this.player.take(this.placed);
      return;
    }
    this.asked = this.player.grid;
    this.isCheck = isCheck;
    this.strength = 1;
    if (!isCheck) {
      ++this.player.hints;
      this.player.keep();
    }
    await this.answer.ask((asked) => engine.hint(this.bench.text, this.player.known, asked));
  }

  clear(): void {
    this.answer.clear();
    this.strength = 0;
    this.asked = null;
  }
}
