import type { FromWorker, ToWorker } from "./messages.js";

/** A worker, in a browser or in node. */
export interface WorkerHandle {
  post(message: ToWorker): void;
  /** Ends the worker at once. */
  end(): void;
  /** Whether the worker keeps the program running. Only node needs to know. */
  setBusy(isBusy: boolean): void;
}

export interface WorkerEvents {
  message(message: FromWorker): void;
  /** The worker itself failed, e.g. because it could not be loaded. */
  failure(reason: string): void;
}

/** The differences between browsers and node. */
export interface Platform {
  loadModule(): Promise<WebAssembly.Module>;
  startWorker(events: WorkerEvents): WorkerHandle;
  /** The number of questions that may be answered at the same time. */
  readonly workers: number;
}
