// The live check: the verdict first, then the full report and the grade. Each edit of the text ends what runs for the old one.
import type { CandidatesAnswer, CheckAnswer, RateAnswer, SolveAnswer } from "sator";

import type { Layers } from "../board/layers";
import { movedFrom } from "../play/moves";
import { bench } from "../state/bench.svelte";
import { Latest } from "../state/latest.svelte";
import { engine, type Result } from "../sator/engine";
import { clashLayers, differingCells, heatCandidates, solutionValues } from "./check_layers";

/** How long the setter must rest before the search begins. */
const kRestMilliseconds = 150;

class Verdict {
  readonly solve = new Latest<Result<SolveAnswer>>();
  readonly report = new Latest<Result<CheckAnswer>>();
  readonly grade = new Latest<Result<RateAnswer>>();
  readonly candidates = new Latest<Result<CandidatesAnswer>>();
  showsSolution = $state(false);
  showsHeat = $state(false);
  /** Cells that a line of the panel points at. */
  lit = $state.raw<readonly number[]>([]);
  litRules = $state.raw<ReadonlySet<number>>(new Set());
  /** The cell whose candidates the panel tells. */
  inspected = $state<number | null>(null);
  private resting: ReturnType<typeof setTimeout> | undefined;

  readonly status = $derived(this.solve.value?.ok === true ? this.solve.value.answer.status : null);
  readonly checked = $derived(this.report.value?.ok === true ? this.report.value.answer : null);
  readonly layers = $derived.by<Layers>(() => {
    const picture = bench.picture;
    const solved = this.solve.value;
    if (picture === null || !bench.isCurrent) return {};
    const layers: Layers = {};
    if (solved?.ok === true && solved.answer.status === "multiple")
      layers.marks = new Map(differingCells(picture, solved.answer).map((id) => [id, "differs"]));
    if (this.checked !== null && this.checked.clash !== undefined)
      Object.assign(layers, clashLayers(picture, this.checked));
    if (this.lit.length > 0)
      layers.marks = new Map([...(layers.marks ?? []), ...this.lit.map((id) => [id, "lit"] as const)]);
    if (this.litRules.size > 0) layers.litRules = this.litRules;
    if (this.showsSolution && solved?.ok === true) layers.values = solutionValues(picture, solved.answer);
    else if (this.showsHeat && this.candidates.value?.ok === true)
      layers.candidates = heatCandidates(this.candidates.value.answer);
    if (this.showsHeat && this.inspected !== null) {
      layers.cursor = this.inspected;
      layers.selected = new Set([this.inspected]);
    }
    return layers;
  });

  /** Begins anew for the text of the workbench. `isFull`: the report and the grade, too. */
  restart(isFull: boolean): void {
    this.stop();
    this.lit = [];
    this.litRules = new Set();
    for (const question of [this.solve, this.report, this.grade, this.candidates]) question.clear();
    const text = bench.drawnText;
    if (text === "" || !bench.isCurrent) return;
    this.resting = setTimeout(() => void this.run(text, isFull), kRestMilliseconds);
  }

  stop(): void {
    clearTimeout(this.resting);
    for (const question of [this.solve, this.report, this.grade, this.candidates]) question.stop();
  }

  private async run(text: string, isFull: boolean): Promise<void> {
    await this.solve.ask((asked) => engine.solve(text, asked));
    if (text !== bench.text) return;
    if (this.showsHeat && (this.status === "multiple" || this.status === "unique")) void this.askCandidates(text);
    if (!isFull && this.status === "unique") return;
    await this.report.ask((asked) => engine.check(text, asked));
    if (text !== bench.text || this.status !== "unique") return;
    await this.grade.ask((asked) => engine.rate(text, asked));
  }

  async askCandidates(text: string): Promise<void> {
    await this.candidates.ask((asked) => engine.candidates(text, asked));
  }

  /** Moves to another cell with the keys that move everywhere. Returns whether the key did something. */
  key(event: KeyboardEvent): boolean {
    if (!this.showsHeat) return false;
    const to = movedFrom(bench.picture?.cells ?? [], this.inspected, event.key);
    if (to !== null) this.inspected = to;
    return to !== null;
  }

  toggleHeat(): void {
    this.showsHeat = !this.showsHeat;
    if (this.showsHeat && this.candidates.value === null && bench.drawnText !== "")
      void this.askCandidates(bench.drawnText);
  }
}

export const verdict = new Verdict();
