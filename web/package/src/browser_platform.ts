import type { FromWorker } from "./messages.js";
import type { Platform } from "./platform.js";

export const browserPlatform: Platform = {
  async loadModule() {
    const response = await fetch(new URL("./sator.wasm", import.meta.url));
    if (!response.ok) throw new Error(`sator.wasm could not be loaded: ${response.status} ${response.statusText}`);
    // A static host may not know the type of .wasm, which compileStreaming demands.
    const isTyped = response.headers.get("content-type")?.startsWith("application/wasm") ?? false;
    return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  },
  startWorker(events) {
    const worker = new Worker(new URL("./browser_worker.js", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<FromWorker>) => events.message(event.data);
    worker.onerror = (event) => events.failure(event.message ?? "the worker could not be loaded");
    return {
      post: (message) => worker.postMessage(message),
      end: () => worker.terminate(),
      setBusy: () => undefined,
    };
  },
  get workers() {
    return Math.max(1, navigator.hardwareConcurrency ?? 1);
  },
};
