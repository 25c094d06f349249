// Feedback on a clue while it is typed: which values stay possible in its cells, and in how many ways they can be filled.
import type { ClueAnswer, EditOperation } from "sator";

import type { Candidate, Layers } from "../board/layers";
import { engine, type Result } from "../sator/engine";
import { crash } from "../state/crash.svelte";

export class ClueFeedback {
  result = $state.raw<Result<ClueAnswer> | null>(null);
  /** The question that waits for the answer of the one before: a clue takes milliseconds, so that none is ended. */
  private next: { text: string; operation: EditOperation } | null = null;
  private isAsking = false;

  readonly answer = $derived(this.result?.ok === true ? this.result.answer : null);
  readonly error = $derived(this.result?.ok === false ? (this.result.errors[0] ?? null) : null);
  readonly layers = $derived<Layers>(
    this.answer === null
      ? {}
      : {
          candidates: new Map(
            this.answer.cells.map((cell) => [cell.id, cell.values.map((symbol) => candidateOf(symbol, cell.left))]),
          ),
          marks: new Map(this.answer.cells.map((cell) => [cell.id, "lit"])),
        },
  );

  ask(text: string, operation: EditOperation): void {
    this.next = { text, operation };
    if (!this.isAsking) void this.run();
  }

  clear(): void {
    this.next = null;
    this.result = null;
  }

  private async run(): Promise<void> {
    this.isAsking = true;
    while (this.next !== null) {
      const asked = this.next;
      try {
        const result = await engine.clue(asked.text, asked.operation);
        // The clue may have been given up meanwhile.
        if (this.next === asked) this.result = result;
      } catch (error) {
        crash.report(error);
      }
      if (this.next === asked) this.next = null;
    }
    this.isAsking = false;
  }
}

/** Values that other clues rule out are struck out. */
function candidateOf(symbol: string, left: readonly string[] | undefined): Candidate {
  return left !== undefined && left.length > 0 && !left.includes(symbol) ? { symbol, isRemoved: true } : { symbol };
}
