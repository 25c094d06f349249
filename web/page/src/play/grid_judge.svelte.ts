// Judges the player's grid as soon as the player rests: finds broken clues, and knows that the grid is solved.
import type { HintAnswer } from "sator";

import { type EnteredValues, engine, type Result } from "../sator/engine";
import type { Bench } from "../state/bench.svelte";
import { Latest } from "../state/latest.svelte";

/** How long the player must rest before the rules are checked. */
const kRestMilliseconds = 250;

export class GridJudge {
  private readonly bench: Bench;
  private readonly verdict = new Latest<Result<HintAnswer>>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  readonly answer = $derived(this.verdict.value?.ok === true ? this.verdict.value.answer : null);

  constructor(bench: Bench) {
    this.bench = bench;
  }

  /** Judges the values after a rest, and reports the answer. Another call ends this one. */
  rest(entered: EnteredValues, report: (answer: HintAnswer) => void): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void this.judge(entered, report), kRestMilliseconds);
  }

  /** Forgets what was said of another puzzle. */
  clear(): void {
    clearTimeout(this.resting);
    this.verdict.clear();
  }

  private async judge(entered: EnteredValues, report: (answer: HintAnswer) => void): Promise<void> {
    await this.verdict.ask((asked) => engine.hint(this.bench.text, entered, asked));
    if (this.answer !== null) report(this.answer);
  }
}
