// Makes puzzles one after the other while the reader looks at those that are there.
import type { CreateOptions, MadePuzzle } from "sator";

import { crash } from "../state/crash.svelte";
import { engine } from "../sator/engine";
import type { Picture } from "../sator/picture";

export interface Made {
  answer: MadePuzzle;
  picture: Picture;
}

/** The number of puzzles that are made before the reader asks for more. */
const kBatch = 6;
const kSeeds = 1_000_000;

export class Maker {
  made = $state.raw<readonly Made[]>([]);
  isRunning = $state(false);
  seconds = $state(0);
  problem = $state("");
  private controller: AbortController | null = null;

  async run(kind: string, options: CreateOptions): Promise<void> {
    this.stop();
    const controller = (this.controller = new AbortController());
    this.isRunning = true;
    this.problem = "";
    try {
      let seed = Math.floor(Math.random() * kSeeds);
      for (let i = 0; i < kBatch && this.problem === ""; ++i)
        await this.makeOne(kind, { ...options, seed: seed++ }, controller);
    } catch (error) {
      if (!controller.signal.aborted) crash.report(error);
    } finally {
      if (this.controller === controller) this.isRunning = false;
    }
  }

  remove(answer: MadePuzzle): void {
    this.made = this.made.filter((made) => made.answer !== answer);
  }

  stop(): void {
    this.controller?.abort();
    this.controller = null;
    this.isRunning = false;
  }

  private async makeOne(kind: string, options: CreateOptions, controller: AbortController): Promise<void> {
    this.seconds = 0;
    const { signal } = controller;
    const onProgress = ({ milliseconds }: { milliseconds: number }): void =>
      void (this.seconds = Math.round(milliseconds / 100) / 10);
    const result = await engine.create(kind, options, { signal, onProgress });
    if (!result.ok) {
      this.problem = result.message;
      return;
    }
    const picture = await engine.picture(result.answer.puzzle, { signal });
    if (picture.ok) this.made = [{ answer: result.answer, picture: picture.answer }, ...this.made];
  }
}
