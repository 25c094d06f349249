// Edits of the text wait for each other, because each needs the text that the one before has left.
import type { EditOperation } from "sator";

import type { Bench } from "../state/bench.svelte";

export class Edits {
  private readonly bench: Bench;
  private queue: Promise<void> = Promise.resolve();
  private refusal = $state.raw({ why: "", text: "" });

  /** Why the last edit of this text was refused; "" if it was not. */
  readonly problem = $derived.by(() => (this.refusal.text === this.bench.text ? this.refusal.why : ""));

  constructor(bench: Bench) {
    this.bench = bench;
  }

  /** Tells why the text cannot be edited. */
  refuse(why: string): void {
    this.refusal = { why, text: this.bench.text };
  }

  /** Forgets that an edit was refused. */
  forgive(): void {
    this.refuse("");
  }

  do(operation: EditOperation): void {
    this.doFirst([operation]);
  }

  /** Does the first of the operations that is not refused. */
  doFirst(operations: readonly EditOperation[]): void {
    this.queue = this.queue.then(async () => {
      let problem = "";
      for (const operation of operations) {
        problem = await this.bench.edit(operation);
        if (problem === "") break;
      }
      this.refuse(problem);
    });
  }

  /** Does the operations in order, up to one that is refused. */
  doAll(operations: readonly EditOperation[]): void {
    this.queue = this.queue.then(async () => {
      let problem = "";
      for (const operation of operations) problem ||= await this.bench.edit(operation);
      this.refuse(problem);
    });
  }
}
