// The sentences of Sator's tables in German, each after its English one. If the English one changes, it has no translation until
// somebody writes one, and the page shows it as it is.
import { makerSentencesDe } from "./maker_sentences_de";
import { ruleSentencesDe } from "./rule_sentences_de";

export const sentencesDe: Readonly<Record<string, string>> = { ...ruleSentencesDe, ...makerSentencesDe };
