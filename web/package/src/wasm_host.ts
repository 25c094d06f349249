// Runs Sator's WebAssembly: gives it the few functions of WASI that it needs, and hands over requests and replies.
import type { Progress } from "./asking.js";

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  sator_allocate(length: number): number;
  sator_ask(request: number, length: number): number;
  sator_reply_text(): number;
}

/** Events while a question is answered. */
export interface Events {
  /** Returns whether to stop. */
  progress(progress: Progress): boolean;
  answer(line: string): void;
}

/** The program ended in the middle of a question: a bug, or memory that could not be had. */
export class WasmExit extends Error {}

const kNoEvents: Events = { progress: () => false, answer: () => undefined };
const kWasiSuccess = 0;
const kWasiBadFile = 8;

export class WasmHost {
  private exports!: Exports;
  private events: Events = kNoEvents;
  private messages = "";

  private constructor() {}

  static async start(module: WebAssembly.Module): Promise<WasmHost> {
    const host = new WasmHost();
    const instance = await WebAssembly.instantiate(module, host.imports());
    host.exports = instance.exports as unknown as Exports;
    host.exports._initialize();
    return host;
  }

  /** Answers a request. Both are JSON. Throws if the program crashes; then this host must not be used again. */
  ask(request: string, events: Events = kNoEvents): string {
    this.events = events;
    this.messages = "";
    const bytes = new TextEncoder().encode(request);
    const start = this.exports.sator_allocate(bytes.length);
    if (start === 0) throw new WasmExit("there is not enough memory for the request");
    this.bytes(start, bytes.length).set(bytes);
    const length = this.exports.sator_ask(start, bytes.length);
    return this.text(this.exports.sator_reply_text(), length);
  }

  /** The standard error of the program during the last question, e.g. which assertion failed. */
  get lastMessages(): string {
    return this.messages;
  }

  /** The memory of the program, in bytes. It never shrinks. */
  get memoryBytes(): number {
    return this.exports.memory.buffer.byteLength;
  }

  // Memory may grow at any call and then has a new buffer, so that no view is kept.
  private bytes(start: number, length: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, start >>> 0, length);
  }

  private text(start: number, length: number): string {
    return new TextDecoder().decode(this.bytes(start, length));
  }

  private imports(): WebAssembly.Imports {
    return {
      sator: {
        progress: (milliseconds: number, share: number, found: number) =>
          this.events.progress({ milliseconds, share, found }) ? 1 : 0,
        answer: (start: number, length: number) => this.events.answer(this.text(start, length)),
      },
      wasi_snapshot_preview1: {
        clock_time_get: (_clock: number, _precision: bigint, result: number) => {
          this.view().setBigUint64(result, BigInt(Math.round(performance.now() * 1e6)), true);
          return kWasiSuccess;
        },
        environ_sizes_get: (count: number, size: number) => {
          this.view().setUint32(count, 0, true);
          this.view().setUint32(size, 0, true);
          return kWasiSuccess;
        },
        environ_get: () => kWasiSuccess,
        fd_write: (_file: number, parts: number, count: number, written: number) => this.write(parts, count, written),
        fd_close: () => kWasiBadFile,
        fd_seek: () => kWasiBadFile,
        proc_exit: (code: number) => {
          throw new WasmExit(`the program ended with status ${code}`);
        },
      },
    };
  }

  private view(): DataView {
    return new DataView(this.exports.memory.buffer);
  }

  private write(parts: number, count: number, written: number): number {
    let total = 0;
    for (let i = 0; i < count; ++i) {
      const start = this.view().getUint32(parts + 8 * i, true);
      const length = this.view().getUint32(parts + 8 * i + 4, true);
      this.messages += this.text(start, length);
      total += length;
    }
    this.view().setUint32(written, total, true);
    return kWasiSuccess;
  }
}
