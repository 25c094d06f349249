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

export function kindTools(text: string, registry: Registry): KindTools {
  const firstWords = text.split("\n").map((line) => (/^[\p{L}_-]+/u.exec(line)?.[0] ?? "").replaceAll("-", "_"));
  const found = firstWords.flatMap((word): KindTools[] => {
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
