// The rules and kinds of the language, as the registry has them. They come with the page, so that the palette and completion work
// before the WebAssembly has come.
import type { KindText, RulesAnswer, RuleText } from "sator";

/** A word of the language that may begin a statement. */
export type LanguageRow = RuleText | KindText;

export interface Registry {
  rules: RuleText[];
  kinds: KindText[];
  byName: ReadonlyMap<string, LanguageRow>;
}

let loading: Promise<Registry> | undefined;

export function registry(): Promise<Registry> {
  return (loading ??= load());
}

async function load(): Promise<Registry> {
  const response = await fetch("./rules/list.json");
  const list = (await response.json()) as RulesAnswer;
  const rows = [...list.rules, ...list.kinds];
  const byName = new Map(
    rows.flatMap((row): [string, LanguageRow][] => [row.name, ...row.aliases].map((name) => [name, row])),
  );
  return { rules: list.rules, kinds: list.kinds, byName };
}

/** The address of the picture of a rule's example. */
export function rulePicture(name: string): string {
  return `./rules/${name}.svg`;
}
