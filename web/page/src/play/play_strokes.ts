// Strokes of the player: they select cells, or enter what the kind of the puzzle says, e.g. lamps.
import type { Cell } from "../sator/picture";
import { isWhite, takesClicks } from "../sator/symbols";
import type { Bench } from "../state/bench.svelte";
import type { Player } from "./player.svelte";
import { entryOf } from "./player_grid";

/** What clicks enter besides the only value of a kind, e.g. in a cell without a mine: a dot that is no value. */
const kDot = "dot of the player";

export class PlayStrokes {
  private readonly bench: Bench;
  private readonly player: Player;
  /** While shading: what the stroke paints. */
  private painted: string | null = null;
  /** The value of the stroke's first cell before it. */
  private before = "";

  constructor(bench: Bench, player: Player) {
    this.bench = bench;
    this.player = player;
  }

  start(id: number, event: PointerEvent): void {
    const { player } = this;
    const goesOn = event.ctrlKey || event.metaKey || event.shiftKey;
    if (player.held !== "" && !goesOn) this.enterHeld(id);
    else if (this.paintsAt(id) && !goesOn) this.startPainting(id, event.button === 0 ? nextClick : otherClick);
    else {
      if (id === player.cursor && player.selected.size === 1) player.writing.turn(id);
      player.select(goesOn ? [...player.selected, id] : [id], id);
    }
  }

  /** The key that the player has taken up goes into each cell of the stroke. */
  private enterHeld(id: number): void {
    this.player.select([id], id);
    this.player.enter(this.player.held);
  }

  /** Whether the other button enters the second value of the kind, e.g. the dot of a cell without a lamp. */
  get takesOtherButton(): boolean {
    return this.paints;
  }

  /** The finger has stayed on the first cell: what its press entered becomes what the other button enters. */
  hold(id: number): void {
    const cell = this.bench.picture?.cells[id];
    if (this.painted === null || cell === undefined) return;
    this.painted = otherClick(this.clicksOf(cell), this.before);
    this.paint(cell, this.painted);
  }

  enter(id: number): void {
    if (this.player.held !== "") {
      this.enterHeld(id);
      return;
    }
    const cell = this.bench.picture?.cells[id];
    if (this.painted !== null && cell !== undefined) this.paint(cell, this.painted);
    this.player.select(this.painted === null ? [...this.player.selected, id] : [id], id);
  }

  end(): void {
    this.painted = null;
  }

  /** Selects all cells that show the same. */
  double(id: number): void {
    const { values } = this.player;
    const value = values.get(id);
    if (value === undefined || takesClicks(this.bench.picture) || this.player.writing.isOn || this.player.held !== "")
      return;
    const same = [...values].filter(([, other]) => other === value);
    this.player.select(
      same.map(([cell]) => cell),
      id,
    );
  }

  private get paints(): boolean {
    return takesClicks(this.bench.picture) && this.player.kind === "value";
  }

  private paintsAt(id: number): boolean {
    const cell = this.bench.picture?.cells[id];
    return this.paints && cell !== undefined && this.clicksOf(cell).length > 0;
  }

  /** The values that clicks enter, as far as the cell may have them. */
  private clicksOf(cell: Cell): string[] {
    const { picture } = this.bench;
    if (picture === null || cell.values.length < 2) return [];
    const clicks = picture.clicks.filter((value) => cell.values.includes(value));
    // Where clicks are about the lines, those on a cell enter its other values.
    const isOfLines = picture.between !== undefined && clicks.every((value) => isWhite(picture, value));
    if (isOfLines) return [...cell.values.filter((value) => !isWhite(picture, value)), ...clicks];
    return picture.clicks.length === 1 && clicks.length === 1 ? [...clicks, kDot] : clicks;
  }

  private startPainting(id: number, valueAfter: (clicks: readonly string[], now: string) => string): void {
    const cell = this.bench.picture?.cells[id];
    if (cell === undefined) return;
    const { value, sign } = entryOf(this.player.grid, cell.name);
    this.before = value === "" && sign === "dot" ? kDot : value;
    this.painted = valueAfter(this.clicksOf(cell), this.before);
    this.player.select([id], id);
    this.paint(cell, this.painted);
  }

  private paint(cell: Cell, painted: string): void {
    if (painted === kDot) this.player.paintSign(cell, "dot");
    else if (painted === "" && this.before === kDot) this.player.paintSign(cell, "");
    else this.player.paint(cell, painted);
  }
}

/** Returns what a click makes of a value: the next one, and after the last one nothing. */
function nextClick(clicks: readonly string[], now: string): string {
  return clicks[clicks.indexOf(now) + 1] ?? "";
}

/** Returns what a click with the other button makes of a value: the second one of the kind, or nothing if it is there already. */
function otherClick(clicks: readonly string[], now: string): string {
  const other = clicks[1] ?? "";
  return now === other ? "" : other;
}
