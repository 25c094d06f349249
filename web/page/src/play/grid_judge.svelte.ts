// Judges the player's grid as soon as the player rests: finds broken clues, and knows that the grid is solved.
import type { HintAnswer } from "sator";

import { type EnteredValues, engine, type Result } from "../sator/engine";
import type { Bench } from "../state/bench.svelte";
import { hasMistake } from "./mistakes";
import { Latest } from "../state/latest.svelte";

/** How long the player must rest before the rules are checked. */
const kRestMilliseconds = 250;

export class GridJudge {
  private readonly bench: Bench;
  private readonly verdict = new Latest<Result<HintAnswer>>();
  /** The judgement of the grid with everything that the player has left open. */
  private readonly finished = new Latest<Result<HintAnswer>>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  readonly answer = $derived(this.verdict.value?.ok === true ? this.verdict.value.answer : null);

  constructor(bench: Bench) {
    this.bench = bench;
  }

  /**
   * Judges the values after a rest. If they are right, and are all that the puzzle needs, reports that it is solved: `completed` has them
   * and the values of the positions that may stay open; it is null if some position needs a value. Another call ends this one.
   */
  rest(entered: EnteredValues, completed: EnteredValues | null, solved: () => void): void {
    clearTimeout(this.resting);
    this.finished.clear();
    this.resting = setTimeout(() => void this.judge(entered, completed, solved), kRestMilliseconds);
  }

  /** Forgets what was said of another puzzle. */
  clear(): void {
    clearTimeout(this.resting);
    this.verdict.clear();
    this.finished.clear();
  }

  private async judge(entered: EnteredValues, completed: EnteredValues | null, solved: () => void): Promise<void> {
    const { text } = this.bench;
    await this.verdict.ask((asked) => engine.hint(text, entered, asked));
    if (this.answer === null || completed === null || hasMistake(this.answer)) return;
    await this.finished.ask((asked) => engine.hint(text, completed, asked));
    const result = this.finished.value;
    if (result?.ok === true && !hasMistake(result.answer)) solved();
  }
}
