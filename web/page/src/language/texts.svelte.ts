// The texts of the page in the reader's language, and the sentences of Sator's tables, which come in English.
import { de } from "./de";
import { type TextKey, type Texts, en } from "./en";

export type Language = "en" | "de";

const kTexts: Record<Language, Texts> = { en, de };
const kStorageKey = "sator.language";

function preferred(): Language {
  const stored = localStorage.getItem(kStorageKey);
  if (stored === "en" || stored === "de") return stored;
  return navigator.language.startsWith("de") ? "de" : "en";
}

/** Fetches the translations of sentences, which are larger than the page's own texts. */
const kSentences: Record<Language, () => Promise<Readonly<Record<string, string>>>> = {
  en: () => Promise.resolve({}),
  de: async () => {
    const [sentences, names] = await Promise.all([import("./sentences_de"), import("./technique_names_de")]);
    return { ...sentences.sentencesDe, ...names.techniqueNamesDe };
  },
};

class LanguageChoice {
  current = $state<Language>(preferred());
  sentences = $state.raw<Readonly<Record<string, string>>>({});

  constructor() {
    void this.fetchSentences();
  }

  choose(language: Language): void {
    this.current = language;
    localStorage.setItem(kStorageKey, language);
    void this.fetchSentences();
  }

  private async fetchSentences(): Promise<void> {
    const wanted = this.current;
    const sentences = await kSentences[wanted]();
    if (wanted === this.current) this.sentences = sentences;
  }
}

export const language = new LanguageChoice();

/** Returns a text, with the parts in braces filled in. */
export function t(key: TextKey, parts: Readonly<Record<string, string | number>> = {}): string {
  return kTexts[language.current][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(parts[name] ?? whole));
}

/**
 * Returns what a rule, a kind or a created kind says, in the reader's language. The text of a kind has its German sentence itself; the
 * rules that a created kind has in addition are translated one by one.
 */
export function summaryOf(row: Readonly<{ summary: string; summary_de?: string; rules?: readonly string[] }>): string {
  const rules = row.rules ?? [];
  if (language.current !== "de" || (!row.summary_de && rules.length === 0)) return translated(row.summary);
  return [row.summary_de ?? "", ...rules.map(translated)].filter((sentence) => sentence !== "").join(" ");
}

/** Returns a sentence of Sator's tables, e.g. what a rule says, in the reader's language. Without a translation, it stays as it is. */
export function translated(sentence: string): string {
  return language.sentences[sentence] ?? sentence;
}
