// Hints in four strengths: where, how, why, what. Each press says one thing more, until the player changes something.
import type { HintAnswer, Step } from "sator";

import { bench } from "../state/bench.svelte";
import { Latest } from "../state/latest.svelte";
import { engine, type Result } from "../sator/engine";
import { player } from "./player.svelte";
import type { PlayerGrid } from "./player_grid";

export type Strength = 0 | 1 | 2 | 3 | 4;

class Hints {
  readonly answer = new Latest<Result<HintAnswer>>();
  strength = $state<Strength>(0);
  /** Whether the player asked for mistakes and not for a step. */
  isCheck = $state(false);
  private asked = $state.raw<PlayerGrid | null>(null);

  readonly isCurrent = $derived(this.strength > 0 && this.asked === player.grid);
  readonly found = $derived(this.answer.value?.ok === true ? this.answer.value.answer : null);
  readonly step = $derived<Step | null>(this.found?.step ?? null);
  readonly hasMistake = $derived(
    this.found !== null &&
      (this.found.mistakes.broken.length > 0 ||
        this.found.mistakes.changed.length > 0 ||
        this.found.mistakes.no_solution),
  );

  async say(isCheck: boolean): Promise<void> {
    if (this.isCurrent && this.isCheck === isCheck && !this.answer.isRunning) {
      if (this.strength < 4) ++this.strength;
      return;
    }
    this.asked = player.grid;
    this.isCheck = isCheck;
    this.strength = 1;
    if (!isCheck) {
      ++player.hints;
      player.keep();
    }
    await this.answer.ask((asked) => engine.hint(bench.text, player.entered, asked));
  }

  clear(): void {
    this.answer.clear();
    this.strength = 0;
    this.asked = null;
  }
}

export const hints = new Hints();
