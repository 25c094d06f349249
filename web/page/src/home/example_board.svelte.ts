// A small board that can be played where it stands. It keeps no progress.
import type { BoardActions } from "../board/actions";
import type { Layers } from "../board/layers";
import { movedFrom } from "../play/moves";
import { TypedSymbol } from "../play/typed_symbol";
import type { Cell, Picture } from "../sator/picture";
import { takesClicks } from "../sator/symbols";

export class ExampleBoard implements BoardActions {
  /** A finger that goes over a board that takes strokes draws and does not scroll. So the first tap only wakes the board. */
  takesStrokes = $state(!matchMedia("(pointer: coarse)").matches);
  readonly picture: Picture;
  private values = $state.raw<ReadonlyMap<number, string>>(new Map());
  private cursor = $state<number | null>(null);
  /** While shading: what the stroke paints. */
  private painted: string | null = null;
  private readonly typed = new TypedSymbol();

  readonly layers = $derived<Layers>({
    values: this.values,
    cursor: this.cursor,
    selected: new Set(this.cursor === null ? [] : [this.cursor]),
  });

  constructor(picture: Picture) {
    this.picture = picture;
  }

  wake(): void {
    this.takesStrokes = true;
  }

  start(id: number): void {
    this.cursor = id;
    const cell = this.picture.cells[id];
    if (cell === undefined || !takesClicks(this.picture)) return;
    const dark = this.picture.clicks.find((value) => cell.values.includes(value)) ?? "";
    this.painted = this.values.get(id) === dark ? "" : dark;
    this.write(cell, this.painted);
  }

  enter(id: number): void {
    if (this.painted !== null) this.write(this.picture.cells[id], this.painted);
  }

  end(): void {
    this.painted = null;
  }

  key(event: KeyboardEvent): boolean {
    const cell = this.picture.cells[this.cursor ?? 0];
    if (cell === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
    const to = movedFrom(this.picture.cells, this.cursor, event.key);
    const symbol = event.key.length === 1 ? this.typed.add(event.key, cell.values, event.timeStamp, cell.id) : "";
    if (to !== null) this.cursor = to;
    else if (event.key === "Backspace" || event.key === "Delete") this.write(cell, "");
    else if (symbol !== "") this.write(cell, symbol);
    else return false;
    return true;
  }

  private write(cell: Cell | undefined, value: string): void {
    if (cell === undefined || cell.given !== undefined) return;
    const next = new Map(this.values);
    if (value === "") next.delete(cell.id);
    else next.set(cell.id, value);
    this.values = next;
  }
}
