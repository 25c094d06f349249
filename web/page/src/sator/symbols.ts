// The symbols that cells hold: which there are, and how they look on a key.
import type { ValueLook } from "sator";

import type { Picture } from "./picture";

/** Cells that can only have one value beside lines hold nothing for people. */
export function symbolsOf(picture: Picture | null): string[] {
  const least = picture?.between === undefined ? 1 : 2;
  return [...new Set((picture?.cells ?? []).flatMap(({ values }) => (values.length < least ? [] : values)))];
}

/** How the puzzle's kind draws a symbol; undefined if it is drawn as it is. */
export function lookOf(picture: Picture | null, symbol: string): ValueLook | undefined {
  return picture?.looks.find((look) => look.value === symbol);
}

/** Whether a symbol leaves its cell white. */
export function isWhite(picture: Picture | null, symbol: string): boolean {
  return lookOf(picture, symbol)?.open === true;
}

/** Black cells and blanks look on a key as they do on the board. */
export function shownSymbol(picture: Picture | null, symbol: string): string {
  const look = lookOf(picture, symbol);
  return look?.open === true ? "·" : look?.filled === true ? "■" : symbol;
}

export function hasDigitsOnly(symbols: readonly string[]): boolean {
  return symbols.every((symbol) => /^\d+$/.test(symbol));
}

/** Whether clicks enter values: each goes from one to the next. */
export function takesClicks(picture: Picture | null): boolean {
  return (picture?.clicks.length ?? 0) > 0;
}
