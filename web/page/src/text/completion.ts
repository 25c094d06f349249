// Completion of words from the registry, and what a word means when the pointer rests on it.
import { autocompletion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import type { Extension } from "@codemirror/state";
import { type EditorView, hoverTooltip, type Tooltip } from "@codemirror/view";

import { summaryOf } from "../language/texts.svelte";
import { type LanguageRow, type Registry, rulePicture } from "./registry";

const kWords = [
  "title",
  "author",
  "rules",
  "layout",
  "grid",
  "range",
  "rule",
  "initial",
  "regions",
  "hexagon",
  "rows",
  "columns",
  "clues",
  "message",
];

function ruleCard(row: LanguageRow): HTMLElement {
  const card = document.createElement("div");
  card.className = "rule-card";
  const syntax = document.createElement("code");
  syntax.textContent = row.syntax;
  const summary = document.createElement("p");
  summary.textContent = summaryOf(row);
  const picture = document.createElement("img");
  picture.src = rulePicture(row.name);
  picture.alt = "";
  picture.addEventListener("error", () => picture.remove());
  card.append(syntax, summary, picture);
  return card;
}

export function registryCompletion(registry: Registry): Extension {
  const options = [
    ...[...registry.byName].map(([name, row]) => ({
      label: name,
      type: "keyword",
      info: () => ruleCard(row),
    })),
    ...kWords.filter((word) => !registry.byName.has(word)).map((label) => ({ label, type: "text" })),
  ];
  const source = (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/[a-z_]+/);
    const before =
      word === null
        ? ""
        : context.state.doc.lineAt(word.from).text.slice(0, word.from - context.state.doc.lineAt(word.from).from);
    if (word === null || !/^\s*(rule\s+)?$/.test(before)) return null;
    return { from: word.from, options, validFor: /^[a-z_]*$/ };
  };
  return autocompletion({ override: [source], icons: false });
}

/** Shows a rule's entry when the pointer rests on its name. */
export function registryHover(registry: Registry): Extension {
  return hoverTooltip((view: EditorView, at: number): Tooltip | null => {
    const line = view.state.doc.lineAt(at);
    for (const match of line.text.matchAll(/[a-z_]+/g)) {
      const from = line.from + match.index;
      const to = from + match[0].length;
      const row = registry.byName.get(match[0]);
      if (row === undefined || at < from || at > to) continue;
      return { pos: from, end: to, above: false, create: () => ({ dom: ruleCard(row) }) };
    }
    return null;
  });
}
