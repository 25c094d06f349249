// The messages between the page and its worker.
import type { Progress } from "./asking.js";

export type ToWorker = { kind: "load"; module: WebAssembly.Module } | { kind: "ask"; request: string };

export type FromWorker =
  | { kind: "progress"; progress: Progress }
  | { kind: "answer"; line: string }
  | { kind: "reply"; text: string; memoryBytes: number }
  | { kind: "crash"; message: string };
