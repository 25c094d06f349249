// Check: the board shows what the live check found. With the counts of candidates, a cell can be picked.
import type { Bench } from "../state/bench.svelte";
import { movedFrom } from "../play/moves";
import type { Finisher } from "../finish/finisher.svelte";
import type { Ledger } from "../ledger/ledger.svelte";
import type { Edits } from "../set/edits.svelte";
import type { Mode } from "../workbench/mode";
import type { CheckView } from "./check_view.svelte";
import CheckPanel from "./CheckPanel.svelte";
import type { Verdict } from "./verdict.svelte";

export class CheckMode implements Mode {
  readonly panel = CheckPanel;
  /** Repairs and corrections that the reader applies. */
  readonly edits: Edits;
  private readonly bench: Bench;
  private readonly verdict: Verdict;
  private readonly view: CheckView;
  private readonly ledger: Ledger;
  private readonly finisher: Finisher;
  private readonly ghosts = $derived.by(() => this.finisher.drawn.flatMap(({ shapes }) => shapes));

  constructor(bench: Bench, verdict: Verdict, view: CheckView, ledger: Ledger, finisher: Finisher, edits: Edits) {
    this.bench = bench;
    this.verdict = verdict;
    this.view = view;
    this.ledger = ledger;
    this.finisher = finisher;
    this.edits = edits;
  }

  get layers() {
    return { ...this.view.layers, hiddenRules: this.ledger.hiddenRules, ghosts: this.ghosts };
  }

  get takesStrokes(): boolean {
    return this.verdict.countsCandidates || this.finisher.ghosts.length > 0;
  }

  /** A click takes the ghost that lies there. */
  start(cell: number): void {
    const ghost = this.finisher.at(cell);
    if (ghost !== undefined) this.finisher.take(ghost);
    else this.view.inspected = cell;
  }

  key(event: KeyboardEvent): boolean {
    if (!this.verdict.countsCandidates) return false;
    const to = movedFrom(this.bench.picture?.cells ?? [], this.view.inspected, event.key);
    if (to !== null) this.view.inspected = to;
    return to !== null;
  }

  follow(): () => void {
    return this.view.follow(true);
  }
}
