// The live check: the verdict first, then the full report and the grade. Each edit of the text ends what runs for the old one.
import type { CandidatesAnswer, CheckAnswer, RateAnswer, SolveAnswer } from "sator";

import { engine, type Result } from "../sator/engine";
import type { Bench } from "../state/bench.svelte";
import { Latest } from "../state/latest.svelte";
import { isUnset } from "./unset";

/** How long the setter must rest before the search begins. */
const kRestMilliseconds = 150;

export class Verdict {
  readonly solve = new Latest<Result<SolveAnswer>>();
  readonly report = new Latest<Result<CheckAnswer>>();
  readonly grade = new Latest<Result<RateAnswer>>();
  readonly candidates = new Latest<Result<CandidatesAnswer>>();
  /** Whether the solutions are counted for each candidate. */
  countsCandidates = $state(false);
  private readonly bench: Bench;
  private resting: ReturnType<typeof setTimeout> | undefined;

  readonly solved = $derived(answerOf(this.solve.value));
  readonly checked = $derived(answerOf(this.report.value));
  readonly rated = $derived(answerOf(this.grade.value));
  readonly counted = $derived(answerOf(this.candidates.value));
  readonly status = $derived(this.solved?.status ?? null);
  /** There are several solutions because nothing is set yet. */
  readonly isUnset = $derived.by(
    () => this.status === "multiple" && this.bench.picture !== null && isUnset(this.bench.picture),
  );

  constructor(bench: Bench) {
    this.bench = bench;
  }

  private get questions(): readonly Latest<unknown>[] {
    return [this.solve, this.report, this.grade, this.candidates];
  }

  /** The question that is being answered. */
  get running(): Latest<unknown> | undefined {
    return this.questions.find((question) => question.isRunning);
  }

  /** Begins anew for the text that is drawn; for an effect, which runs again with each text. `isFull`: the report and the grade, too.
   * Returns what ends it. */
  follow(isFull: boolean): () => void {
    void this.bench.errors;
    this.stop();
    for (const question of this.questions) question.clear();
    const text = this.bench.drawnText;
    if (text !== "" && this.bench.isCurrent)
      this.resting = setTimeout(() => void this.run(text, isFull), kRestMilliseconds);
    return () => this.stop();
  }

  stop(): void {
    clearTimeout(this.resting);
    for (const question of this.questions) question.stop();
  }

  private async run(text: string, isFull: boolean): Promise<void> {
    await this.solve.ask((asked) => engine.solve(text, asked));
    if (text !== this.bench.text) return;
    if (this.countsCandidates && (this.status === "multiple" || this.status === "unique")) this.count(text);
    if (!isFull && this.status === "unique") return;
    await this.report.ask((asked) => engine.check(text, asked));
    if (text !== this.bench.text || this.status !== "unique") return;
    await this.grade.ask((asked) => engine.rate(text, asked));
  }

  toggleCandidates(): void {
    this.countsCandidates = !this.countsCandidates;
    const { drawnText } = this.bench;
    if (this.countsCandidates && this.candidates.value === null && drawnText !== "") this.count(drawnText);
  }

  private count(text: string): void {
    void this.candidates.ask((asked) => engine.candidates(text, asked));
  }
}

function answerOf<Answer>(result: Result<Answer> | null): Answer | null {
  return result?.ok === true ? result.answer : null;
}
