// The parts of a printed puzzle besides the board: the author, the rules in words and, if wanted, the solution on a page of its own.
import { solutionValues } from "../check/check_layers";
import { RulesInWords } from "../play/rules_in_words.svelte";
import { engine } from "../sator/engine";
import type { Bench } from "../state/bench.svelte";

export class Paper {
  readonly rules: RulesInWords;
  author = $state("");
  /** By the ids of cells; null if no solution is printed. */
  solution = $state.raw<ReadonlyMap<number, string> | null>(null);
  private readonly bench: Bench;

  constructor(bench: Bench) {
    this.bench = bench;
    this.rules = new RulesInWords(bench);
  }

  /** Prepares the sheets for the text that is drawn; for an effect. Returns what ends the questions, and clears the sheets. */
  prepare(withSolution: boolean): () => void {
    const { drawnText, picture } = this.bench;
    const controller = new AbortController();
    const asked = { signal: controller.signal };
    const endRules = this.rules.read(drawnText);
    const ended = (): void => undefined; // the question was ended
    engine.parse(drawnText, asked).then((result) => (this.author = result.ok ? result.answer.author : ""), ended);
    if (withSolution && picture !== null)
      engine.solve(drawnText, asked).then((result) => {
        if (result.ok) this.solution = solutionValues(picture, result.answer);
      }, ended);
    return () => {
      endRules();
      controller.abort();
      this.solution = null;
    };
  }
}
