// Explain: the board shows a step, and the arrows go through the steps.
import type { Point } from "sator";
import { untrack } from "svelte";

import { LineNet } from "../board/line_net";
import { TypedSymbol } from "../play/typed_symbol";
import { positionsOf } from "../sator/picture";
import type { Bench } from "../state/bench.svelte";
import type { Mode } from "../workbench/mode";
import type { Explanation } from "./explanation.svelte";
import ExplainPanel from "./ExplainPanel.svelte";

export class ExplainMode implements Mode {
  readonly panel = ExplainPanel;
  private readonly bench: Bench;
  private readonly explanation: Explanation;

  constructor(bench: Bench, explanation: Explanation) {
    this.bench = bench;
    this.explanation = explanation;
  }

  get layers() {
    return this.explanation.layers;
  }

  readonly takesStrokes = true;
  private readonly typed = new TypedSymbol();

  /** A cell, or a place between cells that is near, is picked, to ask why it cannot have some value. */
  start(cell: number, _event: PointerEvent, point: Point): void {
    const { picture } = this.bench;
    const id = (picture === null ? undefined : new LineNet(picture).placeAt(point)?.id) ?? cell;
    this.explanation.picked = positionsOf(picture)[id]?.given === undefined ? id : null;
  }

  /** A value that is typed is asked about. */
  private asks(event: KeyboardEvent): boolean {
    const cell = positionsOf(this.bench.picture)[this.explanation.picked ?? -1];
    if (cell === undefined || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const value = this.typed.add(event.key, cell.values, event.timeStamp, cell.id);
    if (value !== "") void this.explanation.ask(`${cell.name}=${value}`);
    return value !== "";
  }

  key(event: KeyboardEvent): boolean {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step !== 0) this.explanation.go(this.explanation.at + step);
    return step !== 0 || this.asks(event);
  }

  /** Only another text begins the explanation anew: what it reads itself, e.g. the player's grid, must not. */
  follow(): undefined {
    if (this.bench.drawnText !== "" && this.bench.isCurrent)
      untrack(() => void this.explanation.begin(this.explanation.isFromMine));
  }
}
