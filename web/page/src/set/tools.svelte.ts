// Setting with the mouse: which tool is taken up, the stroke that is being drawn, and the clue that waits for what it says.
import type { EditOperation, Point, RuleText } from "sator";

import type { Layers } from "../board/layers";
import { bench } from "../state/bench.svelte";
import { movedFrom } from "../play/moves";
import { removalsAt } from "./removal";
import { TypedSymbol } from "../play/typed_symbol";
import type { OutsidePlace, PictureMark } from "../sator/picture";
import type { TextEditor } from "../text/editor";

export type Tool =
  { kind: "values" } | { kind: "rule"; row: RuleText; name: string } | { kind: "region" } | { kind: "remove" };

/** A clue whose cells are known and that waits for what it says. */
export interface Pending {
  cells: string[];
  place: OutsidePlace | null;
  /** A mark that the puzzle's kind prints. */
  mark?: PictureMark;
  /** What the clue says so far. */
  words?: string;
}

const typed = new TypedSymbol();

/** Whether a rule says more than its name, e.g. a sum. */
export function needsArgument(row: RuleText): boolean {
  return /\s/.test(row.syntax.trim()) || /^[A-Z]/.test(row.syntax);
}

class Tools {
  tool = $state.raw<Tool>({ kind: "values" });
  /** Cells of the stroke, in order. */
  stroke = $state.raw<readonly number[]>([]);
  selected = $state.raw<ReadonlySet<number>>(new Set());
  cursor = $state<number | null>(null);
  pending = $state.raw<Pending | null>(null);
  problem = $state("");
  /** The rules that stand at the caret of the editor. */
  litRules = $state.raw<ReadonlySet<number>>(new Set());
  editor: TextEditor | null = null;
  private isDrawing = false;
  /** Strokes on the board wait for each other, because each needs the text that the one before has left. */
  private queue: Promise<void> = Promise.resolve();

  /** Clues stand in the margin if the tool is a rule of lines. */
  readonly showsOutside = $derived(
    this.tool.kind === "rule" && this.tool.row["made_from"] === "sequence" && needsArgument(this.tool.row),
  );
  readonly layers = $derived<Layers>({
    selected: this.selected,
    cursor: this.cursor,
    litRules: this.litRules,
    stroke: this.tool.kind === "rule" ? this.stroke : [],
  });

  take(tool: Tool): void {
    this.tool = tool;
    this.forget();
  }

  forget(): void {
    this.stroke = [];
    this.selected = new Set();
    this.pending = null;
    this.problem = "";
  }

  caretAt(at: number): void {
    const rules = bench.isCurrent ? (bench.picture?.rules ?? []) : [];
    this.litRules = new Set(
      rules
        .filter(
          (rule) =>
            !rule.of_kind && rule.from !== undefined && rule.to !== undefined && rule.from <= at && at <= rule.to,
        )
        .map((rule) => rule.id),
    );
  }

  start(id: number, event: PointerEvent, point: Point): void {
    this.problem = "";
    this.cursor = id;
    if (this.tool.kind === "remove") {
      this.removeAt(id, point);
      return;
    }
    const continues = event.ctrlKey || event.metaKey;
    this.isDrawing = !continues;
    this.pending = null;
    this.stroke = continues && !this.stroke.includes(id) ? [...this.stroke, id] : [id];
    this.selected = this.tool.kind === "rule" ? new Set() : new Set(continues ? [...this.selected, id] : [id]);
  }

  enter(id: number): void {
    if (this.stroke.at(-2) === id) this.stroke = this.stroke.slice(0, -1);
    else if (!this.stroke.includes(id)) this.stroke = [...this.stroke, id];
    if (this.tool.kind !== "rule") this.selected = new Set([...this.selected, id]);
  }

  end(): void {
    if (this.isDrawing && this.tool.kind === "rule") this.finishStroke();
    this.isDrawing = false;
  }

  /** The stroke becomes a clue, at once or as soon as it is known what it says. */
  finishStroke(): void {
    if (this.tool.kind !== "rule" || this.stroke.length === 0) return;
    const cells = this.stroke.flatMap((id) => bench.picture?.cells[id]?.name ?? []);
    if (needsArgument(this.tool.row)) {
      this.pending = { cells, place: null };
    } else {
      this.do({ do: "add_clue", rule: this.tool.name, arguments: "", cells });
      this.stroke = [];
    }
  }

  outside(place: OutsidePlace): void {
    this.stroke = [];
    this.pending = { cells: [], place, words: this.clueAt(place) };
  }

  /** A place of a printed puzzle was chosen, e.g. a black cell. */
  mark(mark: PictureMark): void {
    this.stroke = [];
    this.pending = { cells: [], place: null, mark, words: mark.text === "." ? "" : mark.text };
  }

  /** What the pending clue does if it says these words; null if nothing waits. */
  operationOf(words: string): EditOperation | null {
    if (this.pending === null) return null;
    const { cells, place, mark } = this.pending;
    if (mark !== undefined) return { do: "set_mark", row: mark.row, column: mark.column, mark: words };
    if (this.tool.kind !== "rule") return null;
    const rule = this.tool.name;
    if (place !== null) return { do: "set_line_clue", rule, side: place.side, line: place.line, clue: words };
    return { do: "add_clue", rule, arguments: words, cells };
  }

  /** What the pending clue says is known. */
  say(words: string): void {
    const operation = this.operationOf(words);
    if (operation === null) return;
    this.do(operation);
    this.pending = null;
    this.stroke = [];
  }

  /** The only clue of the tool's rule that stands at this place. */
  private clueAt(place: OutsidePlace): string {
    const name = this.tool.kind === "rule" ? this.tool.row.name : "";
    const rules = (bench.picture?.rules ?? []).filter(
      (rule) => rule.name === name && rule.parts.length === 1 && rule.parts[0]!.join() === place.cells.join(),
    );
    return rules.length === 1 ? rules[0]!.clue.replace(/^\/(.*)\/$/u, "$1").replaceAll("\\/", "/") : "";
  }

  setValue(value: string): void {
    const cells = [...this.selected].flatMap((id) => bench.picture?.cells[id]?.name ?? []);
    if (cells.length === 0) return;
    this.do(
      this.tool.kind === "region" ? { do: "set_region", cells, region: value } : { do: "set_values", cells, value },
    );
  }

  resize(size: string): void {
    this.do({ do: "resize", size });
  }

  do(operation: EditOperation): void {
    this.queue = this.queue.then(async () => {
      this.problem = await bench.edit(operation);
    });
  }

  /** Returns whether the key did something. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase();
      if (key === "z") return (event.shiftKey ? this.editor?.redo() : this.editor?.undo(), true);
      return key === "y" && (this.editor?.redo(), true);
    }
    if (event.key === "Escape") return (this.forget(), true);
    if (event.key === "Enter" || event.key === " ") return this.keyEnds(event.key);
    return this.keyMoves(event) || this.keyTypes(event);
  }

  private keyEnds(key: string): boolean {
    if (this.tool.kind === "remove" && this.cursor !== null) return (this.removeAt(this.cursor), true);
    if (this.tool.kind !== "rule") return false;
    if (key === " " && this.cursor !== null) {
      this.enter(this.cursor);
      return true;
    }
    this.finishStroke();
    return true;
  }

  private keyMoves(event: KeyboardEvent): boolean {
    const from = this.cursor ?? 0;
    const to = movedFrom(bench.picture?.cells ?? [], this.cursor, event.key);
    if (to === null) return false;
    this.cursor = to;
    if (this.tool.kind === "rule" && event.shiftKey) {
      if (this.stroke.length === 0) this.stroke = [from];
      this.enter(to);
    } else {
      this.selected = new Set(event.shiftKey ? [...this.selected, to] : [to]);
    }
    return true;
  }

  private keyTypes(event: KeyboardEvent): boolean {
    if (this.tool.kind !== "values" && this.tool.kind !== "region") return false;
    if (event.key === "Backspace" || event.key === "Delete") return (this.setValue(""), true);
    if (event.key.length !== 1) return false;
    if (this.tool.kind === "region") return (this.setValue(event.key), true);
    const symbols = [...new Set([...this.selected].flatMap((id) => bench.picture?.cells[id]?.values ?? []))];
    const symbol = typed.add(event.key, symbols, event.timeStamp);
    if (symbol !== "") this.setValue(symbol);
    return symbol !== "";
  }

  private removeAt(id: number, point?: Point): void {
    const operations = bench.picture === null ? [] : removalsAt(bench.picture, id, point);
    this.queue = this.queue.then(async () => {
      let problem = "";
      for (const operation of operations) {
        problem = await bench.edit(operation);
        if (problem === "") break;
      }
      this.problem = problem;
    });
  }
}

export const tools = new Tools();
