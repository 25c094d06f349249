// The symbols that cells hold: which there are, and how they look on a key.
import { kBlank } from "./blank";
import type { Picture } from "./picture";

export function symbolsOf(picture: Picture | null): string[] {
  return [...new Set((picture?.cells ?? []).flatMap((cell) => cell.values))];
}

/** Whether a symbol leaves its cell white. */
export function isWhite(symbol: string): boolean {
  return symbol === kBlank || symbol === "." || symbol === "·";
}

/** Black cells and blanks look on a key as they do on the board. */
export function shownSymbol(symbol: string): string {
  return symbol === kBlank ? "·" : symbol === "#" ? "■" : symbol;
}

export function hasDigitsOnly(symbols: readonly string[]): boolean {
  return symbols.every((symbol) => /^\d+$/.test(symbol));
}

/** Puzzles of two values are shaded: a click goes from one to the next. */
export function isShaded(picture: Picture | null): boolean {
  return symbolsOf(picture).length === 2;
}
