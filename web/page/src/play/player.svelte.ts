// The player's side of the workbench: the grid with its history, the selection, the time, and the hints. It is kept in the
// browser by the hash of the puzzle's meaning.
import type { HintAnswer } from "sator";

import { bench } from "../state/bench.svelte";
import { Latest } from "../state/latest.svelte";
import { storage } from "../state/storage";
import { engine, type Result } from "../sator/engine";
import type { Cell } from "../sator/picture";
import { History } from "./history.svelte";
import * as grids from "./player_grid";
import { type EntryKind, type PlayerGrid, type Sign, filledCells } from "./player_grid";
import { type Move, gridAfter, moveBetween, readMoves, withMove } from "./recording";
import { replay } from "./replay.svelte";

/** How long the player must rest before the rules are checked. */
const kRestMilliseconds = 250;

class Player {
  readonly history = new History<PlayerGrid>({});
  selected = $state.raw<ReadonlySet<number>>(new Set());
  cursor = $state<number | null>(null);
  kind = $state<EntryKind>("value");
  seconds = $state(0);
  hints = $state(0);
  isSolved = $state(false);
  isStorageFull = $state(false);
  /** What the rules say about the player's grid, for the clues that are grey or framed. */
  readonly verdict = new Latest<Result<HintAnswer>>();
  /** How the grid was filled. */
  moves = $state.raw<readonly Move[]>([]);
  private recorded: PlayerGrid = {};
  private meaning = "";
  private resting: ReturnType<typeof setTimeout> | undefined;

  readonly grid = $derived(this.history.current);
  readonly values = $derived(this.valuesWith(this.grid));
  readonly isFull = $derived(bench.picture !== null && this.values.size === bench.picture.cells.length);
  readonly entered = $derived(
    Object.fromEntries(
      Object.entries(this.grid).flatMap(([cell, entry]) => (entry.value === "" ? [] : [[cell, entry.value]])),
    ),
  );

  /** All values on the board: givens and those of the grid, by the ids of cells. */
  valuesWith(grid: PlayerGrid): Map<number, string> {
    return new Map(
      (bench.picture?.cells ?? []).flatMap((cell): [number, string][] => {
        const value = cell.given ?? grids.entryOf(grid, cell.name).value;
        return value === "" ? [] : [[cell.id, value]];
      }),
    );
  }

  /** The values that the cells of the puzzle may have, by name. */
  get possible(): Map<string, string[]> {
    return new Map((bench.picture?.cells ?? []).map((cell): [string, string[]] => [cell.name, cell.values]));
  }

  /** Takes up the puzzle that the workbench has opened, with the progress that was kept. A grid from elsewhere can be undone. */
  takeUp(imported: unknown = null): void {
    const { picture, meaning } = bench;
    if (picture === null || (meaning === this.meaning && imported === null)) return;
    this.meaning = meaning;
    const kept = storage.playedPuzzle(meaning);
    const values = this.possible;
    this.history.reset(grids.readPlayerGrid(kept?.grid ?? {}, values));
    this.moves = readMoves(kept?.moves ?? [], values);
    this.recorded = gridAfter(this.moves, this.moves.length);
    replay.close();
    this.seconds = kept?.seconds ?? 0;
    this.hints = kept?.hints ?? 0;
    this.isSolved = kept?.isSolved ?? false;
    this.selected = new Set();
    this.cursor = null;
    this.verdict.clear();
    if (imported !== null) this.history.add(grids.readPlayerGrid(imported, values));
    if (filledCells(this.grid) > 0) this.rest();
  }

  select(cells: Iterable<number>, cursor: number | null): void {
    this.selected = new Set(cells);
    this.cursor = cursor;
  }

  /** The selected cells that may be written to. */
  private get open(): Cell[] {
    return (bench.picture?.cells ?? []).filter((cell) => this.selected.has(cell.id) && cell.given === undefined);
  }

  enter(symbol: string, kind: EntryKind = this.kind): void {
    const names = this.open
      .filter((cell) => kind === "colour" || kind === "sign" || cell.values.includes(symbol))
      .map((cell) => cell.name);
    if (names.length === 0) return;
    const grid = this.grid;
    if (kind === "value") this.change(grids.enterValue(grid, names, symbol));
    else if (kind === "colour") this.change(grids.enterColour(grid, names, Number(symbol)));
    else if (kind === "sign") this.change(grids.enterSign(grid, names, symbol as Sign));
    else this.change(grids.enterMark(grid, names, kind, symbol));
  }

  /** Sets a value whatever was there, e.g. while shading by dragging. */
  paint(cell: Cell, value: string): void {
    if (cell.given === undefined) this.change(grids.setValue(this.grid, [cell.name], value));
  }

  erase(): void {
    this.change(
      grids.erase(
        this.grid,
        this.open.map((cell) => cell.name),
      ),
    );
  }

  undo(): void {
    this.history.undo();
    this.changed();
  }

  redo(): void {
    this.history.redo();
    this.changed();
  }

  restart(): void {
    this.history.add({});
    this.moves = [];
    this.recorded = {};
    this.seconds = 0;
    this.hints = 0;
    this.isSolved = false;
    this.keep();
  }

  /** Counts one more second. */
  tick(): void {
    if (this.isSolved || bench.picture === null || document.hidden) return;
    ++this.seconds;
    if (this.seconds % 5 === 0 && filledCells(this.grid) > 0) this.keep();
  }

  keep(): void {
    if (this.meaning === "" || bench.picture === null) return;
    const { seconds, hints, isSolved, grid, moves } = this;
    const { title, text } = bench;
    const isKept = storage.keepPlayed(
      this.meaning,
      { title, text, grid, moves, seconds, hints, isSolved, changed: Date.now() },
      engine.filesOf(text),
    );
    this.isStorageFull = !isKept;
  }

  private change(grid: PlayerGrid): void {
    this.history.add(grid);
    this.changed();
  }

  private changed(): void {
    const move = moveBetween(this.recorded, this.grid, this.seconds);
    if (move !== null) this.moves = withMove(this.moves, move);
    this.recorded = this.grid;
    this.keep();
    this.rest();
  }

  /** Asks what the rules say as soon as the player rests. */
  private rest(): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void this.judge(), kRestMilliseconds);
  }

  private async judge(): Promise<void> {
    const grid = this.grid;
    await this.verdict.ask((asked) => engine.hint(bench.text, this.entered, asked));
    const result = this.verdict.value;
    if (grid !== this.grid || result === null || !result.ok) return;
    const { broken, changed, no_solution } = result.answer.mistakes;
    if (this.isFull && broken.length === 0 && changed.length === 0 && !no_solution && !this.isSolved) {
      this.isSolved = true;
      this.keep();
    }
  }
}

export const player = new Player();
