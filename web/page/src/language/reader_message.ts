// Tells a mistake in a text to a reader of the page, without hints that only help on a command line.
import type { Diagnostic } from "sator";

import { sentence } from "./sentence";

/** Hints that name the program or its options. */
const kForProgram = /\bsator \w|--\w/;

export function readerMessage({ message, hint }: Pick<Diagnostic, "message" | "hint">): string {
  const parts = [message, ...(hint === "" || kForProgram.test(hint) ? [] : [hint])];
  return parts.map(sentence).join(" ");
}

/** Whether the text lacks a file that the reader may add, e.g. a word list. */
export function lacksFile(errors: readonly Diagnostic[]): boolean {
  return errors.some(({ message }) => /^there is no (word list|file) /.test(message));
}
