// Strokes of the player: they select cells, or enter what the kind of the puzzle says, e.g. lamps.
import { takesClicks } from "../sator/symbols";
import type { Bench } from "../state/bench.svelte";
import type { Player } from "./player.svelte";
import { entryOf } from "./player_grid";

export class PlayStrokes {
  private readonly bench: Bench;
  private readonly player: Player;
  /** While shading: what the stroke paints. */
  private painted: string | null = null;

  constructor(bench: Bench, player: Player) {
    this.bench = bench;
    this.player = player;
  }

  start(id: number, event: PointerEvent): void {
    const { player } = this;
    const goesOn = event.ctrlKey || event.metaKey || event.shiftKey;
    if (takesClicks(this.bench.picture) && player.kind === "value" && !goesOn) this.startPainting(id);
    else player.select(goesOn ? [...player.selected, id] : [id], id);
  }

  enter(id: number): void {
    const cell = this.bench.picture?.cells[id];
    if (this.painted !== null && cell !== undefined) this.player.paint(cell, this.painted);
    this.player.select(this.painted === null ? [...this.player.selected, id] : [id], id);
  }

  end(): void {
    this.painted = null;
  }

  /** Selects all cells that show the same. */
  double(id: number): void {
    const { values } = this.player;
    const value = values.get(id);
    if (value === undefined || takesClicks(this.bench.picture)) return;
    const same = [...values].filter(([, other]) => other === value);
    this.player.select(
      same.map(([cell]) => cell),
      id,
    );
  }

  private startPainting(id: number): void {
    const cell = this.bench.picture?.cells[id];
    if (cell === undefined) return;
    const now = entryOf(this.player.grid, cell.name).value;
    const cycle = ["", ...(this.bench.picture?.clicks ?? []).filter((value) => cell.values.includes(value))];
    this.painted = cycle[(cycle.indexOf(now) + 1) % cycle.length]!;
    this.player.select([id], id);
    this.player.paint(cell, this.painted);
  }
}
