// The board for a screen reader: rows of cells, each with what is in it and its clues.
import type { Point } from "sator";

import { language, t } from "../language/texts.svelte";
import { emptyValue, isOfLines } from "../sator/lines";
import { type Cell, type Picture, ruleName } from "../sator/picture";
import { lookOf } from "../sator/symbols";
import { distance } from "./geometry";
import type { Layers } from "./layers";

/** More rules of a cell than these are not spoken. */
const kSpokenRules = 6;

/** An edge of a cell and a link from it are nearer than this, relative to a cell. */
const kBeside = 0.6;

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
  // What a rule says of the whole grid is told beside the board.
  const isHere = (part: readonly number[]): boolean => part.length < picture.cells.length && part.includes(cell.id);
  const rules = picture.rules.filter((rule) => !rule.of_kind && rule.parts.some(isHere));
  const mark = isOfLines(picture) ? (picture.marks?.find((other) => other.cell === cell.id)?.text ?? ".") : ".";
  const clue = mark === "." ? "" : t("board.clue", { clue: mark });
  const lines = spokenLines(cell, picture, layers);
  const content = lines.length + clue.length > 0 && isOfLines(picture) ? "" : spokenContent(cell, picture, layers);
  const parts = [cell.name, clue, ...lines, content];
  return [...parts.filter((part) => part !== ""), ...rules.slice(0, kSpokenRules).map(ruleName)].join(", ");
}

/** The name of a value, e.g. "lamp". */
export function spokenValue(picture: Picture, value: string): string {
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

/** What is drawn at the edges of a cell or on the links from it, and in which directions. */
function spokenLines(cell: Cell, picture: Picture, layers: Layers): string[] {
  const found = new Map<string, string[]>();
  for (const place of picture.between ?? []) {
    const value = layers.values?.get(place.id) ?? place.given;
    if (value === undefined || distance(place.at, cell.at) > picture.side * kBeside) continue;
    const name = value === emptyValue(place) ? t("sign.cross") : spokenValue(picture, value);
    found.set(name, [...(found.get(name) ?? []), directionFrom(cell.at, place.at)]);
  }
  return [...found].map(([value, where]) => t("board.lines", { value, where: where.join(" ") }));
}

function directionFrom([x1, y1]: Point, [x2, y2]: Point): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.abs(dy) < Math.abs(dx) / 4 ? [] : [t(dy < 0 ? "board.up" : "board.down")];
  const across = Math.abs(dx) < Math.abs(dy) / 4 ? [] : [t(dx < 0 ? "board.left" : "board.right")];
  return [...along, ...across].join("-");
}
