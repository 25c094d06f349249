// The player's side of the workbench: the grid with its history, the selection, the time, and the hints. It is kept in the
// browser by the hash of the puzzle's meaning.
import { engine } from "../sator/engine";
import { completed, forcedValues } from "../sator/lines";
import { type Cell, namesOf, type Position } from "../sator/picture";
import type { Bench } from "../state/bench.svelte";
import { storage } from "../state/storage";
import type { GridJudge } from "./grid_judge.svelte";
import { History } from "./history.svelte";
import * as grids from "./player_grid";
import { type EntryKind, type PlayerGrid, type Sign, filledCells } from "./player_grid";
import { type Move, gridsOf, merged, moveBetween, readMoves, withMove } from "./recording";
import type { PlayOptions } from "./play_options.svelte";
import type { Replay } from "./replay.svelte";
import { seenCells } from "./seen_cells";
import { Writing } from "./writing.svelte";

export class Player {
  private readonly bench: Bench;
  private readonly judge: GridJudge;
  private readonly replay: Replay;
  private readonly options: PlayOptions;
  readonly writing: Writing;
  readonly history = new History<PlayerGrid>({});
  selected = $state.raw<ReadonlySet<number>>(new Set());
  cursor = $state<number | null>(null);
  kind = $state<EntryKind>("value");
  /** The key of the pad that clicks on cells enter; "" if there is none. */
  held = $state("");
  seconds = $state(0);
  hints = $state(0);
  isSolved = $state(false);
  isStorageFull = $state(false);
  /** How the grid was filled. */
  moves = $state.raw<readonly Move[]>([]);
  private recorded: PlayerGrid = {};
  /** The grid that was last kept, by this tab or by another one. */
  private shared: PlayerGrid = {};
  private meaning = "";
  /** The address of the puzzle on this page; "" if it has none. */
  address = $state("");

  readonly grid = $derived(this.history.current);
  readonly values = $derived.by(() => grids.valuesWith(this.bench.picture, this.grid));
  readonly seen = $derived.by(() =>
    this.bench.picture === null ? new Map<number, ReadonlySet<number>>() : seenCells(this.bench.picture),
  );
  /** The values of a finished grid, by name; null if a position needs one. */
  private readonly completed = $derived.by(() =>
    this.bench.picture === null ? null : completed(this.bench.picture, this.values),
  );
  readonly entered = $derived(
    Object.fromEntries(
      Object.entries(this.grid).flatMap(([cell, entry]) => (entry.value === "" ? [] : [[cell, entry.value]])),
    ),
  );

  /** The values that the rules judge: those of cells that can only have one are not the player's, but known. */
  readonly known = $derived.by(() => ({
    ...(this.bench.picture === null ? {} : forcedValues(this.bench.picture)),
    ...this.entered,
  }));

  constructor(bench: Bench, judge: GridJudge, replay: Replay, options: PlayOptions) {
    this.bench = bench;
    this.judge = judge;
    this.replay = replay;
    this.options = options;
    this.writing = new Writing(bench);
  }

  /** The values that the positions of the puzzle may have, by name. */
  get possible(): Map<string, readonly string[]> {
    return new Map([...this.bench.positionsByName].map(([name, { values }]) => [name, values]));
  }

  /** Takes up the puzzle that the workbench has opened, with the progress that was kept. A grid from elsewhere can be undone. */
  takeUp(imported: unknown = null): void {
    const { picture, meaning, receivedMeaning } = this.bench;
    if (picture === null || (meaning === this.meaning && imported === null)) return;
    // A translated puzzle may mean the same in other words: what was played stays.
    const isTranslated = this.meaning !== "" && this.meaning === receivedMeaning;
    const kept = storage.playedPuzzle(meaning) ?? (isTranslated ? storage.playedPuzzle(receivedMeaning) : null);
    this.meaning = meaning;
    this.address = this.bench.address || (kept?.address ?? "");
    const values = this.possible;
    this.moves = readMoves(kept?.moves ?? [], values);
    const past = gridsOf(this.moves);
    this.recorded = past.at(-1) ?? {};
    this.history.reset(grids.readPlayerGrid(kept?.grid ?? {}, values), past.slice(0, -1));
    this.shared = this.grid;
    this.replay.close();
    this.seconds = kept?.seconds ?? 0;
    this.hints = kept?.hints ?? 0;
    this.isSolved = kept?.isSolved ?? false;
    this.selected = new Set();
    this.cursor = null;
    this.held = "";
    this.judge.clear();
    if (imported !== null) this.history.add(grids.readPlayerGrid(imported, values));
    if (filledCells(this.grid) > 0) this.rest();
  }

  /** Another tab has gone on with this puzzle: what it entered is taken over, and nothing of either is lost. */
  mergeKept(): void {
    const kept = storage.playedPuzzle(this.meaning);
    if (kept === null || this.bench.picture === null) return;
    const theirs = grids.readPlayerGrid(kept.grid, this.possible);
    const grid = merged(this.shared, this.grid, theirs);
    this.shared = theirs;
    const isNews = moveBetween(this.grid, grid, 0) !== null;
    if (isNews) this.change(grid);
    else if (moveBetween(theirs, grid, 0) !== null) this.keep();
  }

  /** Whether a key of the browser's storage has the progress of the open puzzle. */
  isKeptAt(key: string | null): boolean {
    return this.meaning !== "" && key === storage.playedKey(this.meaning);
  }

  select(cells: Iterable<number>, cursor: number | null): void {
    this.selected = new Set(cells);
    this.cursor = cursor;
  }

  /** The selected cells that may be written to. */
  private get open(): Cell[] {
    return (this.bench.picture?.cells ?? []).filter((cell) => this.selected.has(cell.id) && cell.given === undefined);
  }

  enter(symbol: string, kind: EntryKind = this.kind): void {
    const names = this.open
      .filter((cell) => kind === "colour" || kind === "sign" || cell.values.includes(symbol))
      .map((cell) => cell.name);
    if (names.length === 0) return;
    const grid = this.grid;
    if (kind === "value") this.change(this.cleaned(grids.enterValue(grid, names, symbol), symbol));
    else if (kind === "colour") this.change(grids.enterColour(grid, names, Number(symbol)));
    else if (kind === "sign") this.change(grids.enterSign(grid, names, symbol as Sign));
    else this.change(grids.enterMark(grid, names, kind, symbol));
  }

  /** A letter of a word: it is entered even if it is there already, and the next cell of the word is the next to be written. */
  write(symbol: string): void {
    const cell = this.selected.size === 1 ? this.open[0] : undefined;
    if (cell === undefined || !this.writing.isOn) {
      this.enter(symbol, "value");
      return;
    }
    if (!cell.values.includes(symbol)) return;
    this.change(grids.setValue(this.grid, [cell.name], symbol));
    const next = this.writing.beside(cell.id, 1);
    if (next !== null) this.select([next], next);
  }

  /** Erases; in a word, an empty cell passes it on to the cell before. */
  eraseBack(): void {
    const cell = this.selected.size === 1 ? this.cursor : null;
    const before = cell === null || this.values.has(cell) ? null : this.writing.beside(cell, -1);
    if (before !== null) this.select([before], before);
    this.erase();
  }

  /** Takes away the marks that a value rules out, if the player wants that. */
  private cleaned(grid: PlayerGrid, symbol: string): PlayerGrid {
    if (!this.options.has("clean")) return grid;
    const set = this.open.filter((cell) => grids.entryOf(grid, cell.name).value === symbol);
    const seen = new Set(set.flatMap((cell) => [...(this.seen.get(cell.id) ?? [])]));
    return grids.withoutMark(grid, namesOf(this.bench.picture, seen), symbol);
  }

  /** Enters what a hint has found. */
  take(placed: readonly { cell: string; value: string }[]): void {
    let grid = this.grid;
    for (const { cell, value } of placed) grid = grids.setValue(grid, [cell], value);
    this.change(grid);
  }

  /** Sets a value whatever was there, e.g. while shading by dragging, or along a line. */
  paint({ name, given }: Pick<Position, "name" | "given">, value: string): void {
    if (given === undefined) this.change(grids.setValue(this.grid, [name], value));
  }

  /** Enters a sign instead of a value. */
  paintSign({ name, given }: Pick<Position, "name" | "given">, sign: Sign | ""): void {
    if (given === undefined) this.change(grids.setSign(this.grid, name, sign));
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
    if (this.isSolved || this.bench.picture === null || document.hidden) return;
    ++this.seconds;
    if (this.seconds % 5 === 0 && filledCells(this.grid) > 0) this.keep();
  }

  keep(): void {
    if (this.meaning === "" || this.bench.picture === null) return;
    const { address, seconds, hints, isSolved, grid, moves } = this;
    const { title, text } = this.bench;
    this.shared = grid;
    const isKept = storage.keepPlayed(
      this.meaning,
      { title, text, address, grid, moves, seconds, hints, isSolved, changed: Date.now() },
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
    const grid = this.grid;
    this.judge.rest(this.known, this.isSolved ? null : this.completed, () => {
      if (grid !== this.grid || this.isSolved) return;
      this.isSolved = true;
      this.keep();
    });
  }
}
