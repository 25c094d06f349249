// The worker: answers one question after the other.
import type { FromWorker, ToWorker } from "./messages.js";
import { WasmHost } from "./wasm_host.js";

/** Returns what handles the messages to a worker. */
export function workerLoop(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let starting: Promise<WasmHost> | undefined;

  async function answer(request: string): Promise<void> {
    let host: WasmHost | undefined;
    try {
      if (starting === undefined) throw new Error("the worker was asked before it was loaded");
      host = await starting;
      const text = host.ask(request, {
        progress: (progress) => {
          post({ kind: "progress", progress });
          return false;
        },
        answer: (line) => post({ kind: "answer", line }),
      });
      post({ kind: "reply", text, memoryBytes: host.memoryBytes });
    } catch (error) {
      const details = host?.lastMessages ?? "";
      post({ kind: "crash", message: [String(error), details.trim()].filter((part) => part !== "").join("\n") });
    }
  }

  return (message) => {
    if (message.kind === "load") {
      starting = WasmHost.start(message.module);
      starting.catch(() => undefined); // told when a question is asked
    } else {
      void answer(message.request);
    }
  };
}
