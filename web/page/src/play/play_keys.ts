// Keys of the player: they move the cursor, enter values, marks, colours and signs, and undo.
import { drawnValues, emptyValue, placeBeside } from "../sator/lines";
import { hasDigitsOnly, isWhite, symbolsOf } from "../sator/symbols";
import type { Bench } from "../state/bench.svelte";
import { movedFrom, movedTo } from "./moves";
import type { Player } from "./player.svelte";
import { entryKindsOf, type Sign } from "./player_grid";
import { TypedSymbol } from "./typed_symbol";

/** The keys that enter a dot, and those for a cross. */
const kSignKeys: Readonly<Record<string, Sign>> = { "1": "dot", ".": "dot", "2": "cross", x: "cross" };

export class PlayKeys {
  private readonly bench: Bench;
  private readonly player: Player;
  private readonly typed = new TypedSymbol();

  constructor(bench: Bench, player: Player) {
    this.bench = bench;
    this.player = player;
  }

  /** Returns whether the key did something. */
  key(event: KeyboardEvent): boolean {
    const { player } = this;
    const withControl = event.ctrlKey || event.metaKey;
    const letter = withControl ? event.key.toLowerCase() : "";
    if (letter === "z") return (event.shiftKey ? player.redo() : player.undo(), true);
    if (letter === "y") return (player.redo(), true);
    if (letter === "a") return this.selectAll();
    if (event.altKey) return false;
    if (event.key === "Backspace" || event.key === "Delete") return (player.eraseBack(), true);
    if (event.key === "Enter") return this.nextKind();
    if (event.key === "Escape") return (player.select([], player.cursor), true);
    return this.drawLine(event) || this.move(event) || this.enter(event, withControl);
  }

  /** Shift and an arrow draw a line from the cursor's cell, or on that side of it; Ctrl and an arrow enter a cross there. */
  private drawLine(event: KeyboardEvent): boolean {
    const { player } = this;
    const { picture } = this.bench;
    const crosses = event.ctrlKey || event.metaKey;
    const cell = picture?.cells[player.cursor ?? -1];
    const place = picture === null || cell === undefined ? undefined : placeBeside(picture, cell, event.key);
    if (place === undefined || !(event.shiftKey || crosses) || player.kind !== "value") return false;
    const value = crosses ? emptyValue(place) : (drawnValues(place)[0] ?? "");
    player.paint(place, player.values.get(place.id) === value ? "" : value);
    const to = place.sort === "link" && !crosses ? movedTo(cell!, event.key) : null;
    if (to !== null) player.select([to], to);
    return true;
  }

  private nextKind(): boolean {
    const kinds = entryKindsOf(this.bench.picture);
    this.player.kind = kinds[(kinds.indexOf(this.player.kind) + 1) % kinds.length]!;
    return true;
  }

  private selectAll(): boolean {
    const all = (this.bench.picture?.cells ?? []).map((cell) => cell.id);
    this.player.select(all, this.player.cursor);
    return true;
  }

  private move(event: KeyboardEvent): boolean {
    const { player } = this;
    const to = movedFrom(this.bench.picture?.cells ?? [], player.cursor, event.key);
    if (to === null) return false;
    if (player.cursor !== null) player.writing.takeAlong(player.cursor, to);
    player.select(event.shiftKey || event.ctrlKey ? [...player.selected, to] : [to], to);
    return true;
  }

  private enter(event: KeyboardEvent, withControl: boolean): boolean {
    const { player } = this;
    const symbols = symbolsOf(this.bench.picture);
    const areDigits = hasDigitsOnly(symbols);
    // With Shift a digit key reports another character, e.g. "!"; its code still names the digit.
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    const key = areDigits && digit !== undefined ? digit : event.key;
    if (key.length !== 1 || (withControl && !areDigits)) return false;
    if (!withControl && !event.shiftKey && this.enterColourOrSign(key, digit)) return true;
    if (key === " " && player.writing.isOn && this.blank(symbols) === " ")
      return (player.writing.turn(player.cursor), true);
    const symbol = this.typed.add(key === " " ? this.blank(symbols) : key, symbols, event.timeStamp, player.cursor);
    if (symbol === "") return /^[\w]$/.test(key) && !withControl;
    const kind = areDigits && event.shiftKey ? "corner" : areDigits && withControl ? "centre" : player.kind;
    if (kind === "corner" || kind === "centre") player.enter(symbol, kind);
    else player.write(symbol);
    return true;
  }

  /** The space bar enters what leaves a cell white. */
  private blank(symbols: readonly string[]): string {
    return symbols.find((symbol) => isWhite(this.bench.picture, symbol)) ?? " ";
  }

  private enterColourOrSign(key: string, digit: string | undefined): boolean {
    const { kind } = this.player;
    const entered = kind === "colour" ? digit : kind === "sign" ? kSignKeys[key.toLowerCase()] : undefined;
    if (entered === undefined) return false;
    this.player.enter(entered, kind);
    return true;
  }
}
