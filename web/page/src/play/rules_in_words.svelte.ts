// The rules of the open puzzle in words: the setter's, else one sentence a kind and a sort of clue.
import type { WordsAnswer } from "sator";

import { language, summaryOf } from "../language/texts.svelte";
import { engine } from "../sator/engine";
import type { Bench } from "../state/bench.svelte";
import { type Registry, registry } from "../text/registry";
import { ruleSentences } from "./rule_sentences";

export class RulesInWords {
  private readonly bench: Bench;
  private answer = $state.raw<WordsAnswer | null>(null);
  private registry = $state.raw<Registry | null>(null);

  readonly isRead = $derived(this.answer !== null && this.registry !== null);
  /** Empty if the setter wrote none. */
  readonly text = $derived(this.answer?.rules_text ?? "");
  readonly sentences = $derived.by<readonly string[]>(() => {
    const { picture, drawnText: text } = this.bench;
    const { answer: words, registry: rows } = this;
    if (words === null || rows === null || picture === null) return [];
    return ruleSentences({ words, picture, text, registry: rows, isGerman: language.current === "de", summaryOf });
  });

  constructor(bench: Bench) {
    this.bench = bench;
  }

  /** Reads the rules of a text. Returns what ends the question. */
  read(text: string): () => void {
    const controller = new AbortController();
    const ended = (): void => undefined; // the question was ended
    if (text !== "") {
      engine
        .words(text, { signal: controller.signal })
        .then((result) => (this.answer = result.ok ? result.answer : null), ended);
      registry().then((rows) => (this.registry = rows), ended);
    }
    return () => controller.abort();
  }
}
