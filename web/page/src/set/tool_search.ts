// The tools that the palette offers: rules of the registry. The usual ones come first.
import type { RuleText } from "sator";

import { summaryOf } from "../language/texts.svelte";
import type { LanguageRow, Registry } from "../text/registry";
import { rulesOfKind } from "./kind_tools";

/** Words without what people write in different ways: "X-Sums", "x sums" and "x_sums" are the same. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/[\s_'’-]+/g, "");
}

const kUsual = [
  "cage",
  "thermometer",
  "arrow",
  "white_dot",
  "black_dot",
  "xv",
  "whispers",
  "renban",
  "palindrome",
  "between",
  "odd",
  "even",
  "regex",
  "sandwich",
  "visible",
  "sum",
];
const kMostFound = 24;

export interface FoundTool {
  name: string;
  row: RuleText;
}

/** The tools that a search finds; without one, those of the puzzle's kind and then the usual ones. */
export function foundTools(registry: Registry, search: string, ofKind: readonly FoundTool[]): FoundTool[] {
  const words = withoutEnding(plain(search));
  const tools = words === "" ? usualTools(registry, ofKind) : searched(registry, words);
  const byRule = new Map<string, FoundTool>();
  for (const tool of tools) if (!byRule.has(tool.row.name)) byRule.set(tool.row.name, tool);
  return [...byRule.values()].slice(0, kMostFound);
}

/** "killersudoku" is looked for as "killer", which the names have. */
function withoutEnding(words: string): string {
  return words.replace(/(?<=.)(sudoku|puzzle)s?$/, "");
}

function usualTools({ byName }: Registry, ofKind: readonly FoundTool[]): FoundTool[] {
  return [...ofKind, ...kUsual.map((name) => ({ name, row: byName.get(name) })).filter(isKnown)];
}

/** Rules with these words in a name, those of a kind or of a word that people look for with them, and then those with them in the sentence. */
function searched(registry: Registry, words: string): FoundTool[] {
  const { rules, kinds } = registry;
  const has = (name: string): boolean => plain(name).includes(words);
  const named = rules.flatMap((row) => {
    const names = [row.name, ...row.aliases];
    // A name that only contains the words, e.g. "white kropki dot", is not the one that the setter knows.
    const name = names.find((other) => plain(other).startsWith(words)) ?? row.name;
    return names.some(has) ? [{ name, row }] : [];
  });
  const meant = rules.filter((row) => row.searched.some(has)).map((row) => ({ name: row.name, row }));
  const ofKinds = kinds
    .filter((kind) => [kind.name, ...kind.aliases].some(has))
    .flatMap((kind) => rulesOfKind(kind, registry));
  const told = rules.filter((row) => plain(summaryOf(row)).includes(words)).map((row) => ({ name: row.name, row }));
  return [...named, ...meant, ...ofKinds, ...told];
}

function isKnown(tool: { name: string; row: LanguageRow | undefined }): tool is FoundTool {
  return tool.row !== undefined && !("definition" in tool.row);
}
