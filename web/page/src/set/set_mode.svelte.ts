// Set: strokes with a tool become edits of the text. The live check goes on beside it.
import type { EditOperation, Point, RuleText } from "sator";

import type { Layers } from "../board/layers";
import type { CheckView } from "../check/check_view.svelte";
import type { CrosswordTools } from "../crossword/crossword_tools.svelte";
import type { Finisher } from "../finish/finisher.svelte";
import { t } from "../language/texts.svelte";
import type { ClueCard } from "../ledger/clue_cards";
import type { Ledger } from "../ledger/ledger.svelte";
import { isForeign } from "../sator/foreign";
import { namesOf, type OutsidePlace, type Picture, type PictureMark } from "../sator/picture";
import type { Bench } from "../state/bench.svelte";
import type { Frame, Mode } from "../workbench/mode";
import { clueThere, extendedArea } from "./clue_there";
import { ClueFeedback } from "./clue_feedback.svelte";
import type { DrawnPicture } from "./drawn_picture.svelte";
import type { Edits } from "./edits.svelte";
import { extentOf } from "./grid_extent";
import { cellsAtCorner, cellsAtEdge } from "./near_cells";
import {
  operationOf,
  type Pending,
  pendingAt,
  pendingBeside,
  pendingCorner,
  pendingMark,
  pendingOf,
} from "./pending_clue";
import { removalsAt } from "./removal";
import { SetKeys } from "./set_keys";
import SetPanel from "./SetPanel.svelte";
import { Stroke } from "./stroke.svelte";
import { registry } from "../text/registry";
import { cellsAround, needsArgument, type Tool } from "./tool";

/** The history of the text, which is the editor's. */
interface TextHistory {
  undo(): void;
  redo(): void;
}

export class SetMode implements Mode {
  readonly panel = SetPanel;
  readonly takesStrokes = true;
  tool = $state.raw<Tool>({ kind: "values" });
  pending = $state.raw<Pending | null>(null);
  /** The rules at the caret of the editor. */
  litRules = $state.raw<ReadonlySet<number>>(new Set());
  history: TextHistory | null = null;
  readonly stroke = new Stroke();
  readonly feedback = new ClueFeedback();
  readonly edits: Edits;
  readonly crossword: CrosswordTools;
  private readonly bench: Bench;
  private readonly checkView: CheckView;
  private readonly ledger: Ledger;
  private readonly finisher: Finisher;
  private readonly drawn: DrawnPicture;
  private readonly keys = new SetKeys(this);
  /** The point at which the stroke began; null if it is made with keys. */
  private pressed: Point | null = null;
  /** The cell of a press that has not moved on; null if there is none. */
  private clicked: number | null = null;
  /** The text of the puzzle whose tool was offered last. */
  private offeredFor: string | null = null;

  readonly isLine = $derived(this.tool.kind === "rule");
  readonly layers = $derived.by<Layers>(() => ({
    ...this.checkView.layers,
    ...this.crossword.layers(this.checkView.layers, this.stroke.cursor),
    selected: this.stroke.selected,
    cursor: this.stroke.cursor,
    stroke: this.isLine ? this.stroke.cells : [],
    ...this.feedback.layers,
    ...(this.litRules.size > 0 ? { litRules: this.litRules } : {}),
    hiddenRules: this.ledger.hiddenRules,
    ...(this.tool.kind === "draw" ? { values: this.drawn.values, marks: new Map() } : {}),
    ghosts: this.finisher.drawn.flatMap(({ shapes }) => shapes),
  }));
  readonly frame: Frame = $derived.by(() => {
    const { tool, pending } = this;
    const { picture, text } = this.bench;
    return {
      // Clues are in the margin if the tool is a rule of lines.
      showsOutside: tool.kind === "rule" && tool.row["made_from"] === "sequence" && needsArgument(tool.row),
      activeOutside: pending?.place ?? null,
      corners: this.cornersFor(tool),
      activeCorner: pending?.isCorner === true ? (pending.mark ?? null) : null,
      extent: picture !== null && !isForeign(text) ? extentOf(picture) : null,
      resize: (size) => this.edits.do({ do: "resize", size }),
    };
  });

  constructor(
    bench: Bench,
    checkView: CheckView,
    ledger: Ledger,
    finisher: Finisher,
    drawn: DrawnPicture,
    edits: Edits,
    crossword: CrosswordTools,
  ) {
    this.bench = bench;
    this.checkView = checkView;
    this.ledger = ledger;
    this.finisher = finisher;
    this.drawn = drawn;
    this.edits = edits;
    this.crossword = crossword;
  }

  get cells() {
    return this.bench.picture?.cells ?? [];
  }

  take(tool: Tool): void {
    this.tool = tool;
    if (tool.kind === "draw") this.drawn.begin();
    this.forget();
  }

  forget(): void {
    this.stroke.forget();
    this.pending = null;
    this.edits.forgive();
  }

  start(cell: number, event: PointerEvent, point: Point): void {
    this.edits.forgive();
    if (this.tool.kind === "remove") {
      this.stroke.cursor = cell;
      this.removeAt(cell, point);
      return;
    }
    this.pending = null;
    if (this.tool.kind === "draw") {
      this.stroke.moveTo(cell, false);
      this.drawn.start(cell);
      return;
    }
    this.pressed = point;
    this.clicked = cell;
    if (this.tool.kind === "values" && cell === this.stroke.cursor && this.stroke.selected.size === 1)
      this.crossword.turn(cell);
    this.stroke.start(cell, this.isLine, event.ctrlKey || event.metaKey);
  }

  enter(cell: number): void {
    this.clicked = null;
    if (this.tool.kind === "draw") this.drawn.enter(cell);
    else this.stroke.enter(cell, this.isLine);
  }

  /** A click takes the ghost that lies there. */
  end(): void {
    this.drawn.end();
    const ghost = this.clicked === null ? undefined : this.finisher.at(this.clicked);
    this.clicked = null;
    if (ghost !== undefined) {
      this.forget();
      this.finisher.take(ghost);
    } else if (this.tool.kind === "blocks") this.blacken();
    else if (this.stroke.isDrawing) this.finishLine();
    this.stroke.isDrawing = false;
    this.pressed = null;
  }

  key(event: KeyboardEvent): boolean {
    return this.keys.key(event);
  }

  /** The line becomes a clue, at once or as soon as it is known what it says. A clue that is there already is changed instead. */
  finishLine(): void {
    const { tool } = this;
    const { picture } = this.bench;
    if (tool.kind !== "rule" || picture === null || this.stroke.cells.length === 0) return;
    if (!this.widen(tool.row, picture)) return;
    const area = extendedArea(picture, tool, this.stroke.cells);
    const there = clueThere(picture, tool, this.stroke.cells) ?? area;
    const ids = there === undefined ? this.stroke.cells : [...new Set([...there.parts[0]!, ...this.stroke.cells])];
    const cells = namesOf(this.bench.picture, ids);
    this.stroke.cells = ids;
    if (needsArgument(tool.row)) {
      this.pending = { cells, place: null, ...(there === undefined ? {} : { rule: there.id, words: there.clue }) };
      return;
    }
    if (area !== undefined) this.edits.do({ do: "change_clue", rule: area.id, cells });
    else if (there !== undefined) this.edits.refuse(t("set.isThere"));
    else this.edits.do({ do: "add_clue", rule: tool.name, arguments: "", cells });
    this.stroke.cells = [];
  }

  /** A click on a cell means the edge or the corner near it if the clue stands there. Returns whether there is one. */
  private widen(row: RuleText, picture: Picture): boolean {
    const count = cellsAround(row);
    if (count === undefined || this.stroke.cells.length === count) return true;
    const cell = picture.cells[this.stroke.cells[0]!];
    const isClick = this.stroke.cells.length === 1 && cell !== undefined;
    const cells = !isClick ? [] : (count === 2 ? cellsAtEdge : cellsAtCorner)(picture, cell, this.pressed ?? cell.at);
    if (cells.length === count) this.stroke.cells = cells;
    else this.edits.refuse(t(count === 2 ? "set.needsEdge" : "set.needsCorner"));
    if (cells.length !== count) this.stroke.cells = [];
    return cells.length === count;
  }

  /** The cells of the stroke become blocks of a crossword. Its other cells are numbered anew. */
  blacken(): void {
    this.crossword.blacken(this.stroke.selected);
    this.stroke.forget();
    this.stroke.cursor = null;
  }

  outside(place: OutsidePlace): void {
    this.stroke.cells = [];
    this.pending = pendingAt(place, this.bench.picture?.rules ?? [], this.tool);
  }

  mark(mark: PictureMark): void {
    if (this.isLine) return;
    if (this.tool.kind === "blocks") {
      this.crossword.setBlocks([mark], false);
      return;
    }
    this.stroke.cells = [];
    this.pending = pendingMark(mark);
  }

  /** The corners where the tool does something: all of them, or those with a clue that can be taken away. */
  private cornersFor({ kind }: Tool): readonly PictureMark[] {
    const corners = this.bench.picture?.corners ?? [];
    if (kind === "remove") return corners.filter((mark) => pendingCorner(mark).words !== "");
    return kind === "values" ? corners : [];
  }

  /** The clue at a corner of cells waits to be said, or is taken away. */
  corner(mark: PictureMark): void {
    this.edits.forgive();
    this.stroke.forget();
    const pending = pendingCorner(mark);
    if (this.tool.kind !== "remove") this.pending = pending;
    else this.edits.do(operationOf(pending, this.tool, "")!);
  }

  /** The change that the pending clue makes if it has these words; null if no clue is pending. */
  operationOf(words: string): EditOperation | null {
    return this.pending === null ? null : operationOf(this.pending, this.tool, words);
  }

  /** Gives the pending clue its words. In the margin and at corners, the next place, or the one before, waits then. */
  say(words: string, step: 1 | -1 = 1): void {
    const { pending } = this;
    const operation = this.operationOf(words);
    if (pending === null || operation === null) return;
    const goesOn = pending.place !== null || pending.isCorner === true;
    const isUnchanged = goesOn && words === (pending.words ?? "");
    if (!isUnchanged) this.edits.do(operation);
    this.stroke.cells = [];
    const { picture } = this.bench;
    this.pending = picture === null ? null : pendingBeside(picture, pending, this.tool, step);
  }

  /** Takes up the tool of a clue, with the clue to be changed; the cell of a given is selected. */
  async editClue({ rule: id, cells }: ClueCard): Promise<void> {
    const { byName } = await registry();
    const { picture } = this.bench;
    const rule = id === undefined ? undefined : picture?.rules[id];
    const known = rule === undefined ? undefined : byName.get(rule.name);
    const row = known === undefined || "definition" in known ? undefined : known;
    this.take(rule === undefined || row === undefined ? { kind: "values" } : { kind: "rule", row, name: rule.name });
    if (picture === null || rule === undefined || row === undefined) this.stroke.moveTo(cells[0] ?? 0, false);
    else if (rule.parts.length === 1 && needsArgument(row)) this.pending = pendingOf(picture, rule, this.tool);
    else this.stroke.cells = cells;
  }

  /** Offers the tool of the puzzle that was opened, once. */
  offer(tool: Tool | null): void {
    if (this.offeredFor === this.bench.openedText) return;
    this.offeredFor = this.bench.openedText;
    this.take(tool ?? { kind: "values" });
  }

  /** Writes a value into the selected cells, or makes them a region. */
  setValue(value: string): void {
    const cells = namesOf(this.bench.picture, [...this.stroke.selected]);
    if (cells.length === 0) return;
    const isRegion = this.tool.kind === "region";
    this.edits.do(isRegion ? { do: "set_region", cells, region: value } : { do: "set_values", cells, value });
  }

  /** Blackens a cell of the drawn picture, or makes it white. */
  drawAt(cell: number): void {
    this.drawn.start(cell);
    this.drawn.end();
  }

  removeAt(cell: number, point?: Point): void {
    const { picture } = this.bench;
    if (picture !== null) this.edits.doFirst(removalsAt(picture, cell, point));
  }

  /** The caret of the editor is at a place of the text. */
  caretAt(at: number): void {
    const rules = this.bench.isCurrent ? (this.bench.picture?.rules ?? []) : [];
    const isThere = ({ from, to }: { from?: number; to?: number }): boolean =>
      from !== undefined && to !== undefined && from <= at && at <= to;
    this.litRules = new Set(rules.filter((rule) => !rule.of_kind && isThere(rule)).map((rule) => rule.id));
  }

  /** A text in another format is translated, and then checked. */
  follow(): () => void {
    const { drawnText } = this.bench;
    if (isForeign(drawnText)) void this.bench.translate().then((why) => why === "" || this.edits.refuse(why));
    void this.crossword.readList();
    return this.checkView.follow(false);
  }
}
