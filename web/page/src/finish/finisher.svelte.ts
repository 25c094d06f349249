// Finishes a puzzle with several solutions in the setter's style: tries proposals until some leave one solution, and ranks these by
// grade. They lie on the board as ghosts until one is taken.
import { cellOfPlace, valuesOfSolution } from "../check/check_layers";
import type { Verdict } from "../check/verdict.svelte";
import { engine } from "../sator/engine";
import type { PuzzleShape } from "../sator/picture";
import type { Edits } from "../set/edits.svelte";
import type { Bench } from "../state/bench.svelte";
import { crash } from "../state/crash.svelte";
import { type Proposal, proposalsFor } from "./proposals";

export interface Ghost {
  proposal: Proposal;
  /** The grade of the puzzle with it; 0 if it is not rated. */
  grade: number;
  shapes: readonly PuzzleShape[];
}

/** More ghosts would hide the board. */
const kMostGhosts = 5;

export class Finisher {
  ghosts = $state.raw<readonly Ghost[]>([]);
  isRunning = $state(false);
  /** Whether all proposals were tried and none leaves one solution. */
  hasFailed = $state(false);
  private controller: AbortController | null = null;
  private readonly bench: Bench;
  private readonly verdict: Verdict;
  private readonly edits: Edits;

  /** There must be clues whose style can be followed. */
  readonly isPossible = $derived.by(
    () => this.verdict.status === "multiple" && !this.verdict.isUnset && this.proposals.length > 0,
  );
  private readonly proposals = $derived.by(() => {
    const { picture } = this.bench;
    const { checked } = this.verdict;
    if (picture === null || checked?.cells === undefined) return [];
    const open = checked.cells
      .filter((cell) => cell.candidates.length > 1)
      .flatMap((cell) => cellOfPlace(picture, cell));
    return proposalsFor(
      picture,
      checked.solutions.map((solution) => valuesOfSolution(picture, solution)),
      new Set(open),
    );
  });

  /** The ghosts that lie on the board: the best, and those that share no cell with a better one. */
  readonly drawn = $derived.by(() => {
    const taken = new Set<number>();
    return this.ghosts.filter(({ proposal: { cells } }) => {
      if (cells.some((id) => taken.has(id))) return false;
      for (const id of cells) taken.add(id);
      return true;
    });
  });

  constructor(bench: Bench, verdict: Verdict, edits: Edits) {
    this.bench = bench;
    this.verdict = verdict;
    this.edits = edits;
  }

  /** Forgets the ghosts of another text; for an effect. */
  follow(): () => void {
    void this.bench.drawnText;
    this.stop();
    this.ghosts = [];
    this.hasFailed = false;
    return () => this.stop();
  }

  stop(): void {
    this.controller?.abort();
    this.isRunning = false;
  }

  async begin(): Promise<void> {
    this.stop();
    const controller = (this.controller = new AbortController());
    [this.ghosts, this.isRunning, this.hasFailed] = [[], true, false];
    try {
      await this.tryAll(controller.signal);
      this.hasFailed = this.ghosts.length === 0;
    } catch (error) {
      if (!controller.signal.aborted) crash.report(error);
    }
    if (this.controller === controller) this.isRunning = false;
  }

  take({ proposal }: Ghost): void {
    this.edits.do(proposal.operation);
  }

  /** The ghost that lies on a cell of the board. */
  at(cell: number): Ghost | undefined {
    return this.drawn.find(({ proposal }) => proposal.cells.includes(cell));
  }

  private async tryAll(signal: AbortSignal): Promise<void> {
    const text = this.bench.drawnText;
    for (const proposal of this.proposals) {
      if (this.ghosts.length >= kMostGhosts) return;
      const edited = await engine.edit(text, proposal.operation);
      if (!edited.ok) continue;
      const after = edited.answer.text;
      const weighed = await engine.weighed(after, { signal });
      if (!weighed.ok || weighed.answer.status !== "unique") continue;
      const ghost = await this.ghostOf(proposal, after, signal);
      if (signal.aborted) return;
      this.ghosts = [...this.ghosts, ghost].sort((a, b) => a.grade - b.grade);
    }
  }

  private async ghostOf(proposal: Proposal, after: string, signal: AbortSignal): Promise<Ghost> {
    const [picture, rated] = await Promise.all([engine.picture(after, { signal }), engine.rate(after, { signal })]);
    const rules = picture.ok ? picture.answer.rules : [];
    const cells = proposal.cells.join();
    const rule = rules.find(({ name, parts }) => name === proposal.rule && parts[0]?.join() === cells);
    const shapes = picture.ok
      ? picture.answer.shapes.filter((shape) => shape.rule === rule?.id && rule !== undefined)
      : [];
    return { proposal, grade: rated.ok ? (rated.answer.grade ?? 0) : 0, shapes };
  }
}
