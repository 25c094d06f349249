// The board for a screen reader: rows of cells, each with what is in it and its clues.
import { language, t } from "../language/texts.svelte";
import { type Cell, type Picture, ruleName } from "../sator/picture";
import { lookOf } from "../sator/symbols";
import type { Layers } from "./layers";

/** More rules of a cell than these are not spoken. */
const kSpokenRules = 6;

export function rowsOf(cells: readonly Cell[]): Cell[][] {
  const rows = new Map<string, Cell[]>();
  for (const cell of cells) {
    const row = /^R\d+/.exec(cell.name)?.[0] ?? "";
    const list = rows.get(row);
    if (list === undefined) rows.set(row, [cell]);
    else list.push(cell);
  }
  return [...rows.values()];
}

export function spokenCell(cell: Cell, picture: Picture, layers: Layers): string {
  const rules = picture.rules.filter((rule) => !rule.of_kind && rule.parts.some((part) => part.includes(cell.id)));
  return [cell.name, spokenContent(cell, picture, layers), ...rules.slice(0, kSpokenRules).map(ruleName)].join(", ");
}

/** The name of a value, e.g. "lamp". */
function spokenValue(picture: Picture, value: string): string {
  const look = lookOf(picture, value);
  return (language.current === "de" ? look?.german : look?.name) ?? value;
}

function spokenContent(cell: Cell, picture: Picture, layers: Layers): string {
  if (cell.given !== undefined) return t("board.given", { value: spokenValue(picture, cell.given) });
  const value = layers.values?.get(cell.id);
  if (value !== undefined) return t("board.value", { value: spokenValue(picture, value) });
  const sign = layers.signs?.get(cell.id);
  const signs = sign === undefined ? [] : [t(`sign.${sign}`)];
  const marks = [...signs, ...(layers.corner?.get(cell.id) ?? []), ...(layers.centre?.get(cell.id) ?? [])];
  return marks.length > 0 ? t("board.marks", { values: marks.join(" ") }) : t("board.empty");
}
