// The tools that the palette offers: rules of the registry. The usual ones come first.
import type { RuleText } from "sator";

import { summaryOf } from "../language/texts.svelte";
import type { Registry } from "../text/registry";

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

export function foundTools({ rules, byName }: Registry, search: string): FoundTool[] {
  const words = search.trim().toLowerCase();
  if (words === "") return kUsual.map((name) => ({ name, row: byName.get(name) })).filter(isKnown);
  return rules
    .map((row) => ({ name: nameWith(row, words), row }))
    .filter(isNamed)
    .slice(0, kMostFound);
}

function isKnown(tool: { name: string; row: RuleText | undefined }): tool is FoundTool {
  return tool.row !== undefined;
}

function isNamed(tool: { name: string | undefined; row: RuleText }): tool is FoundTool {
  return tool.name !== undefined;
}

/** The name or alias that has the words, or the name if they are in the rule's sentence. */
function nameWith(row: RuleText, words: string): string | undefined {
  const found = [row.name, ...row.aliases].find((name) => name.includes(words.replaceAll(" ", "_")));
  return found ?? (summaryOf(row).toLowerCase().includes(words) ? row.name : undefined);
}
