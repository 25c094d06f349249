// The texts of the page in the reader's language.
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

class LanguageChoice {
  current = $state<Language>(preferred());

  choose(language: Language): void {
    this.current = language;
    localStorage.setItem(kStorageKey, language);
  }
}

export const language = new LanguageChoice();

/** Returns a text, with the parts in braces filled in. */
export function t(key: TextKey, parts: Readonly<Record<string, string | number>> = {}): string {
  return kTexts[language.current][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(parts[name] ?? whole));
}
