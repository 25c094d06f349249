// Explain: the board shows a step, and the arrows go through the steps.
import { untrack } from "svelte";

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

  key(event: KeyboardEvent): boolean {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step !== 0) this.explanation.go(this.explanation.at + step);
    return step !== 0;
  }

  /** Only another text begins the explanation anew: what it reads itself, e.g. the player's grid, must not. */
  follow(): undefined {
    if (this.bench.drawnText !== "" && this.bench.isCurrent)
      untrack(() => void this.explanation.begin(this.explanation.isFromMine));
  }
}
