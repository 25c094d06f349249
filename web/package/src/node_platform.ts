import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { Worker } from "node:worker_threads";

import type { FromWorker } from "./messages.js";
import type { Platform } from "./platform.js";

export const nodePlatform: Platform = {
  async loadModule() {
    return WebAssembly.compile(new Uint8Array(await readFile(new URL("./sator.wasm", import.meta.url))));
  },
  startWorker(events) {
    const worker = new Worker(new URL("./node_worker.js", import.meta.url));
    worker.on("message", (message: FromWorker) => events.message(message));
    worker.on("error", (error) => events.failure(String(error)));
    worker.unref();
    return {
      post: (message) => worker.postMessage(message),
      end: () => void worker.terminate(),
      setBusy: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    };
  },
  get workers() {
    return Math.max(1, cpus().length);
  },
};
