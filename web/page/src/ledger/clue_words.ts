// What a clue says, in sentences as explanations have them.
import type { SaidClue } from "sator";

import { sentence } from "../language/sentence";
import { language, t } from "../language/texts.svelte";

export interface ClueWords {
  text: string;
  /** Set if there is no sentence in the reader's language. */
  lang?: "en";
}

/** The sentences of a clue in the reader's language, or else in English. */
export function clueWords({ rules, english, german }: SaidClue): ClueWords {
  const isGerman = language.current === "de";
  const isForeign = isGerman && german.some((said) => said === "");
  const said = (isGerman && !isForeign ? german : english).map(sentence);
  const rest = rules - said.length;
  const text = [...said, ...(rest > 0 ? [t("ledger.more", { n: rest })] : [])].join(" ");
  return isForeign ? { text, lang: "en" } : { text };
}
