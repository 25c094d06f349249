// Explain: the board shows a step, and the arrows go through the steps.
import { untrack } from "svelte";

import { TypedSymbol } from "../play/typed_symbol";
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

  /** A cell is picked, to ask why it cannot have some value. */
  start(cell: number): void {
    this.explanation.picked = this.bench.picture?.cells[cell]?.given === undefined ? cell : null;
  }

  /** A value that is typed is asked about. */
  private asks(event: KeyboardEvent): boolean {
    const cell = this.bench.picture?.cells[this.explanation.picked ?? -1];
    if (cell === undefined || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const value = this.typed.add(event.key, cell.values, event.timeStamp);
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
