// A question that is asked again and again: only the latest asking counts, and the ones before it are ended.
import type { Progress } from "sator";

import { crash } from "./crash.svelte";

export class Latest<Answer> {
  value = $state.raw<Answer | null>(null);
  isRunning = $state(false);
  seconds = $state(0);
  private controller: AbortController | null = null;

  /** Asks, and keeps the answer unless another asking comes before it. */
  async ask(
    question: (asked: { signal: AbortSignal; onProgress: (p: Progress) => void }) => Promise<Answer>,
  ): Promise<void> {
    this.controller?.abort();
    const controller = (this.controller = new AbortController());
    this.isRunning = true;
    this.seconds = 0;
    try {
      const answer = await question({
        signal: controller.signal,
        onProgress: (progress) => {
          if (this.controller === controller) this.seconds = Math.round(progress.milliseconds / 100) / 10;
        },
      });
      if (this.controller === controller) this.value = answer;
    } catch (error) {
      if (!controller.signal.aborted) crash.report(error);
    } finally {
      if (this.controller === controller) this.isRunning = false;
    }
  }

  stop(): void {
    this.controller?.abort();
    this.controller = null;
    this.isRunning = false;
  }

  /** Ends the question and forgets the answer. */
  clear(): void {
    this.stop();
    this.value = null;
  }
}
