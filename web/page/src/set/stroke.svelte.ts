// The cells under the setter's hand: a line that is drawn, in order, or a selection.

export class Stroke {
  /** Cells of the line, in order. */
  cells = $state.raw<readonly number[]>([]);
  selected = $state.raw<ReadonlySet<number>>(new Set());
  cursor = $state<number | null>(null);
  /** Whether the button is down, and the line ends when it is released. */
  isDrawing = false;

  /** Begins a line or a selection at a cell, or goes on with the one before. */
  start(cell: number, isLine: boolean, goesOn: boolean): void {
    this.cursor = cell;
    this.isDrawing = !goesOn;
    this.cells = goesOn && !this.cells.includes(cell) ? [...this.cells, cell] : [cell];
    this.selected = isLine ? new Set() : new Set(goesOn ? [...this.selected, cell] : [cell]);
  }

  /** Going back over a line shortens it. */
  enter(cell: number, isLine: boolean): void {
    if (this.cells.at(-2) === cell) this.cells = this.cells.slice(0, -1);
    else if (!this.cells.includes(cell)) this.cells = [...this.cells, cell];
    if (!isLine) this.selected = new Set([...this.selected, cell]);
  }

  /** The cursor goes to another cell, which is selected. */
  moveTo(cell: number, extendsSelection: boolean): void {
    this.cursor = cell;
    this.selected = new Set(extendsSelection ? [...this.selected, cell] : [cell]);
  }

  forget(): void {
    this.cells = [];
    this.selected = new Set();
  }
}
