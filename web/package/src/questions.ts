// Made of the tables in sator/ask/tables; see docs/extending.md, "A question".
import type * as answers from "./answers.js";
import type { Reply } from "./answers.js";
import type { Ask } from "./asking.js";
import type { EditOperation } from "./edit_operations.js";
import type * as requests from "./requests.js";
import type { CommonOptions } from "./requests.js";

/** The questions that a request alone answers. */
export interface Questions {
  /** Returns a small puzzle of a kind, with comments, to begin with. `kind` is a kind or a rule; "": returns one of each kind. */
  begin(kind: string, options?: requests.NewOptions): Promise<Reply<answers.BegunPuzzles>>;
  /** Makes puzzles of a kind, each proven to have one solution. */
  create(kind: string, options?: requests.CreateOptions): Promise<Reply<answers.MadePuzzle | answers.NoPuzzleMade>>;
  /** Counts solutions without listing them. */
  count(text: string, options?: requests.CountOptions): Promise<Reply<answers.SolveAnswer>>;
  /** Checks whether puzzles are well made, and if not, how to repair them. */
  check(text: string, options?: requests.CheckOptions): Promise<Reply<answers.CheckAnswer>>;
  /** Explains how a person would solve a puzzle, or why a candidate is impossible. */
  explain(text: string, options?: requests.ExplainOptions): Promise<Reply<answers.ExplainAnswer>>;
  /** Helps with a partly filled grid: its mistakes, or else the next deduction. */
  hint(text: string, options?: requests.HintOptions): Promise<Reply<answers.HintAnswer>>;
  /** Rates how hard puzzles are for people. */
  rate(text: string, options?: CommonOptions): Promise<Reply<answers.RateAnswer>>;
  /** Draws puzzles as SVG. */
  render(text: string, options?: requests.RenderOptions): Promise<Reply<answers.SvgAnswer>>;
  /** Draws puzzles as data, for a program that paints the shapes itself. */
  picture(text: string, options?: requests.RenderOptions): Promise<Reply<answers.PictureAnswer>>;
  /** Writes puzzles in another format. */
  convert(text: string, to: string, options?: CommonOptions): Promise<Reply<answers.ConvertAnswer>>;
  /** Describes a rule or a kind of the puzzle language, with a solution of its example. */
  describe(name: string, options?: CommonOptions): Promise<Reply<answers.RulesAnswer>>;
  /** Returns a text of the puzzle language in its tidy form. */
  format(text: string, options?: CommonOptions): Promise<Reply<answers.TidyAnswer>>;
  /** Reads a text and tells what it says, or which mistakes it has. */
  parse(text: string, options?: CommonOptions): Promise<Reply<answers.ParseAnswer>>;
  /** Says the rules of puzzles in words. */
  words(text: string, options?: CommonOptions): Promise<Reply<answers.WordsAnswer>>;
  /** Finds the values that some solution uses. */
  candidates(text: string, options?: requests.CandidatesOptions): Promise<Reply<answers.CandidatesAnswer>>;
  /** Changes a text in Sator's language: returns the smallest edits, which leave everything else as it is. */
  edit(text: string, operation: EditOperation, options?: CommonOptions): Promise<Reply<answers.EditAnswer>>;
  /** Tells what a clue would mean: `operation` is one that adds or changes a clue. */
  clue(text: string, operation: EditOperation, options?: CommonOptions): Promise<Reply<answers.ClueAnswer>>;
}

/** Questions without a search: they need not wait until others have been answered. */
export const kQuick: ReadonlySet<string> = new Set([
  "new",
  "render",
  "rules",
  "formats",
  "fmt",
  "parse",
  "edit",
  "style",
]);

export function createQuestions(ask: Ask): Questions {
  return {
    begin: (kind, options) => ask("new", "", options, { kind }),
    create: (kind, options) => ask("create", "", options, { kind }),
    count: (text, options) => ask("count", text, options),
    check: (text, options) => ask("check", text, options),
    explain: (text, options) => ask("explain", text, options),
    hint: (text, options) => ask("hint", text, options),
    rate: (text, options) => ask("rate", text, options),
    render: (text, options) => ask("render", text, options, { form: "svg" }),
    picture: (text, options) => ask("render", text, options, { form: "data" }),
    convert: (text, to, options) => ask("convert", text, options, { to }),
    describe: (name, options) => ask("rules", "", options, { name, solved: true }),
    format: (text, options) => ask("fmt", text, options),
    parse: (text, options) => ask("parse", text, options),
    words: (text, options) => ask("words", text, options),
    candidates: (text, options) => ask("candidates", text, options),
    edit: (text, operation, options) => ask("edit", text, options, { operation }),
    clue: (text, operation, options) => ask("clue", text, options, { operation }),
  };
}
