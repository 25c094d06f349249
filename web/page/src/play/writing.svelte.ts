// Letters that are typed one after the other go along the words of a crossword, or along the lines of regular expressions.
import type { Picture } from "../sator/picture";
import { takesClicks } from "../sator/symbols";
import type { Bench } from "../state/bench.svelte";

/** The rules whose cells are read as a text. */
const kRead: ReadonlySet<string> = new Set(["regex", "word", "words", "theme"]);

/** Returns words and lines, each once and in the direction in which people write. Those that go right come before those that go down. */
export function slotsOf(picture: Picture): number[][] {
  if (takesClicks(picture)) return [];
  const slots = new Map<string, { cells: number[]; angle: number }>();
  const entries = { parts: (picture.entries ?? []).map(({ cells }) => cells) };
  for (const { parts } of [entries, ...picture.rules.filter((rule) => kRead.has(rule.name))])
    for (const part of parts.filter((cells) => cells.length > 1)) {
      const [x1, y1] = picture.cells[part[0]!]!.at;
      const [x2, y2] = picture.cells[part.at(-1)!]!.at;
      const isBackward = x2 < x1 - 1 || (Math.abs(x2 - x1) <= 1 && y2 < y1);
      const cells = isBackward ? [...part].reverse() : [...part];
      const angle = Math.atan2(y2 - y1, x2 - x1) + (isBackward ? Math.PI : 0);
      slots.set(cells.join(), { cells, angle: Math.abs(Math.sin(angle)) });
    }
  return [...slots.values()].sort((a, b) => a.angle - b.angle).map(({ cells }) => cells);
}

export class Writing {
  private readonly bench: Bench;
  private turns = $state(0);
  private readonly slots = $derived.by(() => (this.bench.picture === null ? [] : slotsOf(this.bench.picture)));

  constructor(bench: Bench) {
    this.bench = bench;
  }

  /** Whether the open puzzle has words or lines to write along. */
  get isOn(): boolean {
    return this.slots.length > 0;
  }

  private slotsAt(cell: number): number[][] {
    return this.slots.filter((slot) => slot.includes(cell));
  }

  /** The word or line that is being written; empty if the cell is in none. */
  slotAt(cell: number | null): readonly number[] {
    const slots = cell === null ? [] : this.slotsAt(cell);
    return slots[this.turns % slots.length] ?? [];
  }

  /** Goes on with the next word or line of the cell. */
  turn(cell: number | null): void {
    if (cell !== null && this.slotsAt(cell).length > 1) this.turns = (this.turns % this.slotsAt(cell).length) + 1;
  }

  /** Takes the word or line that goes from one cell to the other, if there is one. */
  takeAlong(from: number, to: number): void {
    const found = this.slotsAt(to).findIndex((slot) => slot.includes(from));
    if (found >= 0) this.turns = found;
  }

  /** Takes the word or line with these cells. */
  takeSlot(cell: number, cells: readonly number[]): void {
    const found = this.slotsAt(cell).findIndex((slot) => slot.join() === cells.join());
    if (found >= 0) this.turns = found;
  }

  /** The open cell after this one, or before it; null at the end of the word. */
  beside(cell: number, step: 1 | -1): number | null {
    const slot = this.slotAt(cell);
    for (let at = slot.indexOf(cell) + step; slot[at] !== undefined && slot.includes(cell); at += step)
      if (this.bench.picture?.cells[slot[at]!]?.given === undefined) return slot[at]!;
    return null;
  }
}
