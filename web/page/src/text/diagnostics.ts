// Mistakes of the text under the caret, with the words of the command line.
import { type Diagnostic as Mark, setDiagnostics } from "@codemirror/lint";
import type { EditorState, Text, TransactionSpec } from "@codemirror/state";
import type { Diagnostic } from "sator";

/** Returns the UTF-16 offset of a column that counts code points. */
function offsetOf(text: Text, line: number, column: number): number {
  const row = text.line(Math.max(1, Math.min(line, text.lines)));
  const before = [...row.text].slice(0, Math.max(0, column - 1)).join("");
  return Math.min(row.to, row.from + before.length);
}

function markOf(text: Text, error: Diagnostic): Mark {
  const line = error.line === 0 ? 1 : error.line;
  const from = offsetOf(text, line, error.column);
  const to = offsetOf(text, line, error.column + Math.max(1, error.length));
  const message = error.hint === "" ? error.message : `${error.message}: ${error.hint}`;
  return { from, to: Math.max(to, from), severity: "error", message };
}

export function diagnosticsOf(state: EditorState, errors: readonly Diagnostic[]): TransactionSpec {
  const all = errors.flatMap((error) => [error, ...(error.also ?? [])]);
  return setDiagnostics(
    state,
    all.map((error) => markOf(state.doc, error)),
  );
}
