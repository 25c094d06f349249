import type { FromWorker, ToWorker } from "./messages.js";
import { workerLoop } from "./worker_loop.js";

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const handle = workerLoop((message) => scope.postMessage(message));
scope.onmessage = (event) => handle(event.data);
