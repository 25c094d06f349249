// The tools of a crossword's setter: the word at the cursor with what fits it, dead ends, the list, and the texts of the clues.
import type { EditOperation } from "sator";

import type { CellMark, Layers } from "../board/layers";
import { engine } from "../sator/engine";
import type { Bench } from "../state/bench.svelte";
import { hostedFiles, hostedLists, type HostedList } from "../state/hosted_lists";
import type { Edits } from "../set/edits.svelte";
import { type Direction, isCrossword, listOf, ownWords, withClue, withList } from "./crossword_text";
import { crossingsOf, entriesAt, type Entry, patternOf } from "./entries";
import { type Fit, WordIndex } from "./word_fits";

/** How blocks are repeated on the other side of the grid. */
export type Symmetry = "turn" | "mirror" | "none";

/** The words, and the anagrams, that are shown. */
export const kMostFits = 120;
const kMostAnagrams = 40;

const kBlock = "#";
const kOpen = ".";

export class CrosswordTools {
  symmetry = $state<Symmetry>("turn");
  lists = $state.raw<readonly HostedList[]>([]);
  private readonly bench: Bench;
  private readonly edits: Edits;
  private index = $state.raw<WordIndex | null>(null);
  private indexed = "";
  /** How often the word at the cursor was turned. */
  private turns = $state(0);

  readonly isOn = $derived.by(() => isCrossword(this.bench.text) && this.bench.picture?.marks !== undefined);
  readonly entries = $derived.by<readonly Entry[]>(() => (this.isOn ? (this.bench.picture?.entries ?? []) : []));
  readonly list = $derived.by(() => listOf(this.bench.text));
  /** The cells of words that no word of the list fits. */
  readonly dead = $derived.by<ReadonlyMap<number, CellMark>>(() => {
    const { index, entries } = this;
    const { picture } = this.bench;
    if (index === null || picture === null) return new Map();
    const dead = entries.filter((entry) => !index.has(patternOf(picture, entry)));
    return new Map(dead.flatMap(({ cells }) => cells.map((cell): [number, CellMark] => [cell, "broken"])));
  });

  constructor(bench: Bench, edits: Edits) {
    this.bench = bench;
    this.edits = edits;
  }

  /** The word at the cursor, and dead ends, besides what the check shows. */
  layers(checked: Layers, cursor: number | null): Layers {
    if (!this.isOn) return {};
    return {
      word: new Set(this.entryAt(cursor)?.cells),
      marks: new Map([...(checked.marks ?? []), ...this.dead]),
    };
  }

  entryAt(cell: number | null): Entry | null {
    const entries = entriesAt(this.entries, cell);
    return entries[this.turns % entries.length] ?? null;
  }

  /** The other word through the cell is the next to be written. */
  turn(cell: number | null): void {
    if (entriesAt(this.entries, cell).length > 1) ++this.turns;
  }

  /** The word that goes on in the direction of an arrow key. */
  takeDirection(direction: Direction): void {
    this.turns = direction === "across" ? 0 : 1;
  }

  fits(entry: Entry): Fit[] | null {
    const { picture } = this.bench;
    if (this.index === null || picture === null) return null;
    return this.index.fits(patternOf(picture, entry), crossingsOf(picture, this.entries, entry));
  }

  /** The anagrams of a word whose letters are all known, for its clue. */
  anagrams(entry: Entry): string[] {
    const { picture } = this.bench;
    const letters = picture === null ? kOpen : patternOf(picture, entry);
    return this.index === null || letters.includes(kOpen) ? [] : this.index.anagrams(letters, kMostAnagrams);
  }

  /** Reads the list that the text names. */
  async readList(): Promise<void> {
    const { text } = this.bench;
    this.lists = await hostedLists();
    const files = { ...(await hostedFiles(text)), ...engine.filesOf(text) };
    const list = this.list === "" ? ownWords(text) : files[this.list];
    if (list === this.indexed) return;
    this.indexed = list ?? "";
    this.index = list === undefined || list === "" ? null : new WordIndex(list);
  }

  choose(name: string): void {
    this.bench.setText(withList(this.bench.text, name));
  }

  /** Writes a word into its cells. */
  write(entry: Entry, word: string): void {
    const { picture } = this.bench;
    const operations = entry.cells.flatMap((id, i): EditOperation[] => {
      const cell = picture?.cells[id];
      const letter = word[i];
      if (cell === undefined || letter === undefined || cell.given === letter) return [];
      return [{ do: "set_values", cells: [cell.name], value: letter }];
    });
    this.edits.doAll(operations);
  }

  /** Makes places black, or white if `isBlack` is false, with their partners on the other side. */
  setBlocks(places: readonly { row: number; column: number }[], isBlack: boolean): void {
    const marks = this.bench.picture?.marks ?? [];
    const rows = Math.max(...marks.map(({ row }) => row));
    const columns = Math.max(...marks.map(({ column }) => column));
    const wanted = new Map<string, { row: number; column: number }>();
    for (const { row, column } of places) {
      const partner = {
        row: this.symmetry === "turn" ? rows + 1 - row : row,
        column: this.symmetry === "none" ? column : columns + 1 - column,
      };
      for (const place of [{ row, column }, partner]) wanted.set(`${place.row} ${place.column}`, place);
    }
    const isChanged = ({ row, column }: { row: number; column: number }): boolean => {
      const mark = marks.find((other) => other.row === row && other.column === column);
      return mark !== undefined && (mark.text === kBlock) !== isBlack;
    };
    const changed = [...wanted.values()].filter(isChanged);
    this.edits.doAll(changed.map((place) => ({ do: "set_mark", ...place, mark: isBlack ? kBlock : kOpen })));
  }

  /** Makes cells blocks. */
  blacken(cells: ReadonlySet<number>): void {
    const marks = this.bench.picture?.marks ?? [];
    this.setBlocks(
      marks.filter(({ cell }) => cell !== undefined && cells.has(cell)),
      true,
    );
  }

  /** The cell of the word after this one, or before it; null at its end. */
  beside(cell: number, step: 1 | -1): number | null {
    const cells = this.entryAt(cell)?.cells ?? [];
    const at = cells.indexOf(cell);
    return at < 0 ? null : (cells[at + step] ?? null);
  }

  setClue({ direction, number }: Entry, clue: string): void {
    this.bench.setText(withClue(this.bench.text, direction, number, clue.trim()));
  }
}
