// The tools that belong to the kind of a puzzle: the rules that its clues are.
import type { KindText } from "sator";

import type { Registry } from "../text/registry";
import type { FoundTool } from "./tool_search";

/** Statements that hold clues but are no kinds, with the rule that their clues are. */
const kStatements: Readonly<Record<string, string>> = { regexes: "regex" };

/** Rules that a kind lays down for the whole grid; they are no clues. */
const kLaws: ReadonlySet<string> = new Set(["permutation", "distinct"]);

interface KindTools {
  tools: FoundTool[];
  /** Whether the clues are in the margin, so that their tool is the first that is wanted. */
  areOutside: boolean;
}

/** The rules that the definition of a kind names as its clues, its lists, or the rules of its drawing. */
export function rulesOfKind(kind: KindText, { byName }: Registry): FoundTool[] {
  const [head = ""] = kind.definition.split(/^example/m);
  const lines = head.split("\n").filter((line) => /(^|: +)(clues|lists|rule|drawing) /.test(line));
  const words = lines.flatMap((line) => line.match(/[a-z_]+/g) ?? []);
  const names = [...new Set(words)].filter((word) => !kLaws.has(word));
  return names.flatMap((name) => {
    const row = byName.get(name);
    return row === undefined || "definition" in row ? [] : [{ name, row }];
  });
}

/** The rules that algorithms of kinds make of a drawing. */
const kOfAlgorithms: Readonly<Record<string, readonly string[]>> = { dominosa: ["dominoes"] };

/** The names of the rules that a kind states, behind conditions such as `each number N:`. */
function namesStatedBy({ definition }: KindText): string[] {
  const [head = ""] = definition.split(/^example/m);
  const made = kOfAlgorithms[/^algorithm +(\w+)/m.exec(head)?.[1] ?? ""] ?? [];
  return [...made, ...head.split("\n").flatMap((line) => /^(?:[^:"]*: +)*(?:rule +)?([a-z_]+)/.exec(line)?.[1] ?? [])];
}

/** The names of all rules that the kinds of a text state. Their sentences say what these mean. */
export function rulesStatedByKinds(text: string, { byName }: Registry): Set<string> {
  const rows = firstWords(text).map((word) => byName.get(word.toLowerCase()));
  const names = rows.flatMap((row) => (row !== undefined && "definition" in row ? namesStatedBy(row) : []));
  return new Set(names.flatMap((name) => byName.get(name)?.name ?? []));
}

function firstWords(text: string): string[] {
  return text.split("\n").map((line) => (/^[\p{L}_-]+/u.exec(line)?.[0] ?? "").replaceAll("-", "_"));
}

export function kindTools(text: string, registry: Registry): KindTools {
  const found = firstWords(text).flatMap((word): KindTools[] => {
    const row = registry.byName.get(kStatements[word] ?? word.toLowerCase());
    if (row === undefined) return [];
    if ("definition" in row) {
      const areOutside = /(^|: +)lists /m.test(row.definition);
      return [{ tools: rulesOfKind(row, registry), areOutside }];
    }
    return word in kStatements ? [{ tools: [{ name: row.name, row }], areOutside: true }] : [];
  });
  const tools = new Map(found.flatMap((kind) => kind.tools).map((tool) => [tool.row.name, tool]));
  return { tools: [...tools.values()], areOutside: found.some((kind) => kind.areOutside) };
}
