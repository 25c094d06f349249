// The reply to a question, and the mistakes that an input may have.
import type { PuzzleError } from "./answers.js";

/** The reply to a question. */
export interface Reply<Answer> {
  /** 0: a solution, or all is well; 1: none, or a flaw; 2: the input is wrong; 3: a limit was reached. */
  exit: 0 | 1 | 2 | 3;
  /** One for each puzzle, and for each of its initial drawings; the same objects as on the command line. */
  answers: (Answer | PuzzleError)[];
  /** The mistakes in the input, with their places. */
  errors: Diagnostic[];
}

/** A mistake in the input: what, where, and what to write instead. */
export interface Diagnostic {
  file: string;
  /** From 1; 0 if no place is known. Columns and lengths count code points. */
  line: number;
  column: number;
  length: number;
  message: string;
  hint: string;
  excerpt: string;
  /** The first marked code point of the excerpt, from 1; 0 for none. */
  caret: number;
  marked: number;
  /** The whole message as the command line prints it. */
  text: string;
  also?: Diagnostic[];
}
