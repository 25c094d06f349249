// The rules of a puzzle as a magazine prints them: the sentences of its kinds, laws of the whole grid, and then one sentence for each
// further sort of clue, however many clues there are.
import type { WordsAnswer } from "sator";

import { sentence } from "../language/sentence";
import type { Picture, PuzzleRule } from "../sator/picture";
import { kindTools, rulesStatedByKinds } from "../set/kind_tools";
import type { LanguageRow, Registry } from "../text/registry";

/** A sentence about some cell, line or box, or about a regular expression: it says a clue. */
const kOfClue =
  /\bR\d+C\d+|\b(?:row|column|box|rows|columns|boxes) \d|\bregion \w\b|match \/|\bthe domino \S|somewhere in a straight line/i;
/** A rule that the setter has written as an expression: nothing else says it. */
const kExpression = /[=<>%]|^\w+\(/;
/** A sentence about the words that a rule may have in the language. */
const kForSetters =
  /':'|\b(?:left out|VALUES|SIZE|BLACK|Without|With N|Ohne|Mit [A-Z]{2,}|fehl\w+|weggelassen)\b|^(?:If|Wenn|Fehl\w+|Ist|Sind) |^\w+: /;

/** The sentences of a rule's summary that speak to players. */
export function forPlayers(summary: string): string {
  const [first = "", ...rest] = summary.split(/(?<=[.!?…]) (?=[A-ZÄÖÜ\d])/u);
  const end = rest.findIndex((part) => kForSetters.test(part));
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].join(" ");
}

export interface RuleSources {
  words: WordsAnswer;
  picture: Picture;
  text: string;
  registry: Registry;
  isGerman: boolean;
  /** What a rule says in the reader's language. */
  summaryOf: (row: LanguageRow) => string;
}

export function ruleSentences(sources: RuleSources): string[] {
  const { words, registry, isGerman, summaryOf } = sources;
  const ofKinds = new Set(words.kinds.map(({ english }) => english));
  const kinds = words.kinds.map(({ english, german }) => (isGerman && german) || english);
  const others = words.sentences.filter((other) => !ofKinds.has(other));
  const laws = others.filter((other) => isSaidNowhereElse(other) || (!isGerman && !kOfClue.test(other)));
  const isWhole = laws.length === others.length;
  const told = isWhole
    ? []
    : furtherRules(sources).filter((rules) => isGerman || !isOfWholeGrid(sources.picture, rules));
  const rows = told.flatMap(([rule]) => registry.byName.get(rule!.name) ?? []);
  return [...new Set([...kinds, ...laws, ...rows.map((row) => forPlayers(summaryOf(row)))])].map(sentence);
}

function isSaidNowhereElse(text: string): boolean {
  return (kExpression.test(text) && !/ must |\bR\d+C\d+/.test(text)) || text.startsWith("The puzzle's own list");
}

/** The rules that the kinds do not speak of, by their names. */
function furtherRules({ picture, text, registry }: RuleSources): PuzzleRule[][] {
  const ofKind = rulesStatedByKinds(text, registry);
  for (const { row } of kindTools(text, registry).tools) ofKind.add(row.name);
  const byName = new Map<string, PuzzleRule[]>();
  for (const rule of picture.rules) {
    const name = registry.byName.get(rule.name)?.name ?? rule.name;
    if (!rule.of_kind && !ofKind.has(name) && name !== "expression")
      byName.set(name, [...(byName.get(name) ?? []), rule]);
  }
  return [...byName.values()];
}

/** Whether each of the rules speaks of all cells, or of none in particular. */
function isOfWholeGrid({ cells }: Picture, rules: readonly PuzzleRule[]): boolean {
  return rules.every(({ parts }) => {
    const named = new Set(parts.flat());
    return named.size === 0 || cells.every(({ id }) => named.has(id));
  });
}
