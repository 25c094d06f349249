// A question that is asked: its caller may stop it and follow its progress.
import type { Reply } from "./answers.js";
import type { CommonOptions } from "./requests.js";

export interface Asking {
  /** Ends the question. The promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Called several times a second during a long question. */
  onProgress?: (progress: Progress) => void;
}

export interface Progress {
  /** Since the question began. */
  milliseconds: number;
  /** The share of the search space that is done, from 0 to 1; 0 if it is not known. */
  share: number;
  /** Solutions found or counted so far. */
  found: number;
}

/** Asks a question by its name; `further` are options that the caller does not set. */
export type Ask = <Answer>(
  name: string,
  text: string,
  options?: CommonOptions,
  further?: Record<string, unknown>,
) => Promise<Reply<Answer>>;
