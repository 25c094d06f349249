// Questions go to workers, each to one that is idle. A question is cancelled by ending its worker, because a worker
// that computes reads no messages. The compiled module is shared, so that a new worker is ready in milliseconds.
import type { FromWorker } from "./messages.js";
import type { Platform, WorkerHandle } from "./platform.js";
import type { Progress } from "./asking.js";

/** A bug of Sator, or memory that could not be had. The next question is answered by a new worker. */
export class SatorCrash extends Error {
  override readonly name = "SatorCrash";
}

/** Messages to the caller while its question is answered. */
export interface Listener {
  signal: AbortSignal | undefined;
  onProgress: ((progress: Progress) => void) | undefined;
  onAnswer: ((line: string) => void) | undefined;
  /** Whether it is answered at once, in one worker more if all are at work. */
  isQuick: boolean;
}

/** A worker with more memory than this is replaced after its question, because memory never shrinks. */
const kMostIdleBytes = 256 * 2 ** 20;

interface Member {
  worker: WorkerHandle;
  receive: (message: FromWorker) => void;
}

export class WorkerPool {
  private module: Promise<WebAssembly.Module> | undefined;
  private readonly idle: Member[] = [];
  private readonly waiting: (() => void)[] = [];
  private busy = 0;

  constructor(private readonly platform: Platform) {}

  /** Starts a worker before the first question. */
  async warm(): Promise<void> {
    if (this.idle.length === 0) this.idle.push(await this.start());
  }

  /** Returns the reply to a request. Both are JSON. */
  async ask(request: string, listener: Listener): Promise<string> {
    listener.signal?.throwIfAborted();
    if (listener.isQuick) return this.askIdle(request, listener);
    await this.turn(listener.signal);
    try {
      return await this.askIdle(request, listener);
    } finally {
      --this.busy;
      this.waiting.shift()?.();
    }
  }

  private async askIdle(request: string, listener: Listener): Promise<string> {
    return this.askMember(this.idle.pop() ?? (await this.start()), request, listener);
  }

  /** Waits until fewer questions than workers are being answered, and counts one more. */
  private async turn(signal: AbortSignal | undefined): Promise<void> {
    while (this.busy >= this.platform.workers) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (signal?.aborted === true) {
      this.waiting.shift()?.();
      throw signal.reason;
    }
    ++this.busy;
  }

  private async start(): Promise<Member> {
    const module = await (this.module ??= this.platform.loadModule());
    const member: Member = {
      receive: () => undefined,
      worker: this.platform.startWorker({
        message: (message) => member.receive(message),
        failure: (reason) => member.receive({ kind: "crash", message: reason }),
      }),
    };
    member.worker.post({ kind: "load", module });
    return member;
  }

  private askMember(member: Member, request: string, listener: Listener): Promise<string> {
    const { signal } = listener;
    return new Promise((resolve, reject) => {
      const settle = (keeps: boolean): void => {
        signal?.removeEventListener("abort", abort);
        member.receive = () => undefined;
        member.worker.setBusy(false);
        if (keeps) {
          this.idle.push(member);
        } else {
          member.worker.end();
        }
      };
      const abort = (): void => {
        settle(false);
        void this.warm().catch(() => undefined); // told when the next question is asked
        reject(signal?.reason);
      };
      member.receive = (message) => {
        if (message.kind === "progress") {
          listener.onProgress?.(message.progress);
        } else if (message.kind === "answer") {
          listener.onAnswer?.(message.line);
        } else if (message.kind === "reply") {
          settle(message.memoryBytes <= kMostIdleBytes);
          resolve(message.text);
        } else {
          settle(false);
          reject(new SatorCrash(message.message));
        }
      };
      if (signal?.aborted === true) return abort();
      signal?.addEventListener("abort", abort);
      member.worker.setBusy(true);
      member.worker.post({ kind: "ask", request });
    });
  }
}
