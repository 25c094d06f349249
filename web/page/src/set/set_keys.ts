// Keys of the setter: they move the cursor, draw lines, enter values, and undo.
import { movedFrom } from "../play/moves";
import { TypedSymbol } from "../play/typed_symbol";
import type { SetMode } from "./set_mode.svelte";

export class SetKeys {
  private readonly mode: SetMode;
  private readonly typed = new TypedSymbol();

  constructor(mode: SetMode) {
    this.mode = mode;
  }

  /** Returns whether the key did something. */
  key(event: KeyboardEvent): boolean {
    const { history } = this.mode;
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase();
      if (key === "z") return (event.shiftKey ? history?.redo() : history?.undo(), true);
      return key === "y" && (history?.redo(), true);
    }
    if (event.key === "Escape") return (this.mode.forget(), true);
    if (event.key === "Enter" || event.key === " ") return this.end(event.key);
    return this.move(event) || this.type(event);
  }

  private end(key: string): boolean {
    const { tool, stroke } = this.mode;
    if (tool.kind === "remove" && stroke.cursor !== null) return (this.mode.removeAt(stroke.cursor), true);
    if (tool.kind === "draw" && stroke.cursor !== null) return (this.mode.drawAt(stroke.cursor), true);
    if (tool.kind === "blocks") return (this.mode.blacken(), true);
    if (tool.kind === "values" && this.mode.crossword.isOn) return (this.mode.crossword.turn(stroke.cursor), true);
    if (tool.kind !== "rule") return false;
    if (key === " " && stroke.cursor !== null) this.mode.enter(stroke.cursor);
    else this.mode.finishLine();
    return true;
  }

  private move(event: KeyboardEvent): boolean {
    const { stroke, isLine } = this.mode;
    const from = stroke.cursor ?? 0;
    const to = movedFrom(this.mode.cells, stroke.cursor, event.key);
    if (to === null) return false;
    this.mode.crossword.takeDirection(/Left|Right/.test(event.key) ? "across" : "down");
    if (isLine && event.shiftKey) {
      stroke.cursor = to;
      if (stroke.cells.length === 0) stroke.cells = [from];
      this.mode.enter(to);
    } else {
      stroke.moveTo(to, event.shiftKey);
    }
    return true;
  }

  private type(event: KeyboardEvent): boolean {
    const { tool, stroke, cells } = this.mode;
    if (tool.kind !== "values" && tool.kind !== "region") return false;
    if (event.key === "Backspace" || event.key === "Delete") return (this.mode.setValue(""), this.stepOn(-1), true);
    if (event.key.length !== 1) return false;
    if (tool.kind === "region") return (this.mode.setValue(event.key), true);
    if (this.mode.crossword.isOn && /[#.]/.test(event.key)) return (this.mode.blacken(), true);
    const symbols = [...new Set([...stroke.selected].flatMap((id) => cells[id]?.values ?? []))];
    const symbol = this.typed.add(event.key, symbols, event.timeStamp, stroke.cursor);
    if (symbol !== "") this.mode.setValue(symbol);
    if (symbol !== "") this.stepOn(1);
    return symbol !== "";
  }

  /** In a crossword the next cell of the word is the next to be written. */
  private stepOn(step: 1 | -1): void {
    const { stroke, crossword } = this.mode;
    const next = stroke.cursor === null || stroke.selected.size > 1 ? null : crossword.beside(stroke.cursor, step);
    if (next !== null) stroke.moveTo(next, false);
  }
}
