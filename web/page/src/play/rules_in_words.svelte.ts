// The rules of the open puzzle in words: the setter's, else what the registry says of each.
import type { WordsAnswer } from "sator";

import { language } from "../language/texts.svelte";
import { engine } from "../sator/engine";

export class RulesInWords {
  private answer = $state.raw<WordsAnswer | null>(null);

  readonly isRead = $derived(this.answer !== null);
  /** Empty if the setter wrote none. */
  readonly text = $derived(this.answer?.rules_text ?? "");
  /** The kinds speak the reader's language if their texts do. */
  readonly sentences = $derived<readonly string[]>(
    (this.answer?.sentences ?? []).map((sentence) => this.inLanguage(sentence)),
  );

  private inLanguage(sentence: string): string {
    const said = this.answer?.kinds.find((kind) => kind.english === sentence);
    return (language.current === "de" ? said?.german : "") || sentence;
  }

  /** Reads the rules of a text. Returns what ends the question. */
  read(text: string): () => void {
    const controller = new AbortController();
    if (text !== "")
      engine.words(text, { signal: controller.signal }).then(
        (result) => (this.answer = result.ok ? result.answer : null),
        () => undefined, // the question was ended
      );
    return () => controller.abort();
  }
}
