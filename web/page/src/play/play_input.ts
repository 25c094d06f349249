// Keys and strokes of the player on the board.
import { kBlank } from "../sator/blank";
import { bench } from "../state/bench.svelte";
import { movedFrom } from "./moves";
import { player } from "./player.svelte";
import { type EntryKind, type Sign, entryOf } from "./player_grid";
import { replay } from "./replay.svelte";
import { TypedSymbol } from "./typed_symbol";

const kKinds: readonly EntryKind[] = ["value", "corner", "centre", "colour", "sign"];
/** What enters a dot, and what a cross. */
const kSignKeys: Readonly<Record<string, Sign>> = { "1": "dot", ".": "dot", "2": "cross", x: "cross" };
const typed = new TypedSymbol();
/** While shading by dragging: what the stroke paints. */
let painted: string | null = null;

export function symbolsOf(): string[] {
  return [...new Set((bench.picture?.cells ?? []).flatMap((cell) => cell.values))];
}

/** Black cells and blanks look on a key as they do on the board. */
export function shownSymbol(symbol: string): string {
  return symbol === kBlank ? "·" : symbol === "#" ? "■" : symbol;
}

export function hasDigitsOnly(symbols: readonly string[]): boolean {
  return symbols.every((symbol) => /^\d+$/.test(symbol));
}

/** Puzzles of two values are shaded: a click goes from one to the next. */
export function isShaded(): boolean {
  return symbolsOf().length === 2;
}

export function nextKind(): void {
  player.kind = kKinds[(kKinds.indexOf(player.kind) + 1) % kKinds.length]!;
}

/** Handles a key; returns whether it did something. */
export function playKey(event: KeyboardEvent): boolean {
  if (replay.isOpen) return replayKey(event);
  const withControl = event.ctrlKey || event.metaKey;
  if (withControl && event.key.toLowerCase() === "z") return (event.shiftKey ? player.redo() : player.undo(), true);
  if (withControl && event.key.toLowerCase() === "y") return (player.redo(), true);
  if (withControl && event.key.toLowerCase() === "a") return selectAll();
  if (event.altKey) return false;
  if (event.key === "Backspace" || event.key === "Delete") return (player.erase(), true);
  if (event.key === "Enter") return (nextKind(), true);
  if (event.key === "Escape") return (player.select([], player.cursor), true);
  return move(event) || enterKey(event, withControl);
}

/** In a replay the arrows go through the changes, and Escape ends it. */
function replayKey(event: KeyboardEvent): boolean {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step !== 0) replay.go(replay.at + step);
  else if (event.key === "Escape") replay.close();
  else return false;
  return true;
}

function selectAll(): boolean {
  player.select(
    (bench.picture?.cells ?? []).map((cell) => cell.id),
    player.cursor,
  );
  return true;
}

function move(event: KeyboardEvent): boolean {
  const to = movedFrom(bench.picture?.cells ?? [], player.cursor, event.key);
  if (to === null) return false;
  player.select(event.shiftKey || event.ctrlKey ? [...player.selected, to] : [to], to);
  return true;
}

function enterKey(event: KeyboardEvent, withControl: boolean): boolean {
  const symbols = symbolsOf();
  const areDigits = hasDigitsOnly(symbols);
  // With Shift a digit key reports another character, e.g. "!"; its code still names the digit.
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const key = areDigits && digit !== undefined ? digit : event.key;
  if (key.length !== 1 || (withControl && !areDigits)) return false;
  if (player.kind === "colour" && digit !== undefined && !withControl && !event.shiftKey) {
    player.enter(digit, "colour");
    return true;
  }
  const sign = player.kind === "sign" && !withControl && !event.shiftKey ? kSignKeys[key.toLowerCase()] : undefined;
  if (sign !== undefined) {
    player.enter(sign, "sign");
    return true;
  }
  const symbol = typed.add(key === " " ? blankOf(symbols) : key, symbols, event.timeStamp);
  if (symbol === "") return /^[\w]$/.test(key) && !withControl;
  const kind = areDigits && event.shiftKey ? "corner" : areDigits && withControl ? "centre" : player.kind;
  player.enter(symbol, kind === "colour" || kind === "sign" ? "value" : kind);
  return true;
}

/** The space bar enters what leaves a cell white. */
function blankOf(symbols: readonly string[]): string {
  return symbols.find((symbol) => symbol === kBlank || symbol === ".") ?? " ";
}

export function playStart(id: number, event: PointerEvent): void {
  if (replay.isOpen) return;
  const extends_ = event.ctrlKey || event.metaKey || event.shiftKey;
  if (isShaded() && player.kind === "value" && !extends_) return startPainting(id);
  player.select(extends_ ? [...player.selected, id] : [id], id);
}

function startPainting(id: number): void {
  const cell = bench.picture?.cells[id];
  if (cell === undefined) return;
  const now = entryOf(player.grid, cell.name).value;
  // A black cell or a lamp comes first, because it is the one that is looked for.
  const isWhite = (value: string): boolean => value === kBlank || value === ".";
  const cycle = ["", ...[...cell.values].sort((a, b) => Number(isWhite(a)) - Number(isWhite(b)))];
  painted = cycle[(cycle.indexOf(now) + 1) % cycle.length]!;
  player.select([id], id);
  player.paint(cell, painted);
}

export function playEnter(id: number): void {
  if (replay.isOpen) return;
  const cell = bench.picture?.cells[id];
  if (painted !== null && cell !== undefined) player.paint(cell, painted);
  player.select(painted === null ? [...player.selected, id] : [id], id);
}

export function playEnd(): void {
  painted = null;
}

/** Selects all cells that show the same. */
export function playDouble(id: number): void {
  const value = player.values.get(id);
  if (value === undefined || isShaded()) return;
  player.select(
    [...player.values].filter(([, other]) => other === value).map(([cell]) => cell),
    id,
  );
}
