// The questions, as functions that any platform can answer.
import type * as answers from "./answers.js";
import type { Reply } from "./answers.js";
import type { Platform } from "./platform.js";
import type * as requests from "./requests.js";
import type { CommonOptions } from "./requests.js";
import { solveShared } from "./shared_search.js";
import { WorkerPool } from "./worker_pool.js";

export interface Sator {
  /** Solves puzzles: finds up to two solutions, or as many as `limit` says. */
  solve(text: string, options?: requests.SolveOptions): Promise<Reply<answers.SolveAnswer | answers.SolutionAnswer>>;
  /** Hands over each solution as soon as it is found; the reply has no solutions. */
  solveAll(
    text: string,
    onSolution: (solution: answers.SolutionAnswer) => void,
    options?: requests.SolveOptions,
  ): Promise<Reply<answers.SolveAnswer>>;
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
  /** Reads a text and tells what it says, or which mistakes it has. */
  parse(text: string, options?: CommonOptions): Promise<Reply<answers.ParseAnswer>>;
  /** Returns a text of the puzzle language in its tidy form. */
  format(text: string, options?: CommonOptions): Promise<Reply<answers.TidyAnswer>>;
  /** Returns all rules and kinds of the puzzle language. */
  rules(): Promise<answers.RulesAnswer>;
  /** Changes a text in Sator's language: returns the smallest edits, which leave everything else as it is. */
  edit(text: string, operation: requests.EditOperation, options?: CommonOptions): Promise<Reply<answers.EditAnswer>>;
  /** Tells what a clue would mean: `operation` is one that adds or changes a clue. */
  clue(text: string, operation: requests.EditOperation, options?: CommonOptions): Promise<Reply<answers.ClueAnswer>>;
  /** Writes puzzles in another format. */
  convert(text: string, to: string, options?: CommonOptions): Promise<Reply<answers.ConvertAnswer>>;
  /** Returns all formats. */
  formats(): Promise<answers.FormatsAnswer>;
  /** Says the rules of puzzles in words. */
  words(text: string, options?: CommonOptions): Promise<Reply<answers.WordsAnswer>>;
  /** Finds the values that some solution uses. */
  candidates(text: string, options?: requests.CandidatesOptions): Promise<Reply<answers.CandidatesAnswer>>;
  /** Makes puzzles of a kind, each proven to have one solution. */
  create(kind: string, options?: requests.CreateOptions): Promise<Reply<answers.MadePuzzle | answers.NoPuzzleMade>>;
  /** Returns the kinds that can be made. */
  createdKinds(): Promise<answers.CreatedKind[]>;
  /** Returns the style sheet of pictures. */
  style(theme?: requests.RenderOptions["theme"]): Promise<string>;
  /** Starts a worker before the first question. */
  warm(): Promise<void>;
  /** Sends a request of web/boundary, and returns the reply as text. */
  ask(request: Record<string, unknown>, options?: Pick<CommonOptions, "signal" | "onProgress">): Promise<string>;
}

/** Questions without a search: they need not wait until others have been answered. */
const kQuickQuestions: ReadonlySet<string> = new Set(["edit", "fmt", "parse", "render", "rules", "style", "formats"]);

export function createSator(platform: Platform): Sator {
  const pool = new WorkerPool(platform);

  async function ask<Answer>(
    name: string,
    text: string,
    options: CommonOptions = {},
    further: Record<string, unknown> = {},
    onAnswer?: (line: string) => void,
  ): Promise<Reply<Answer>> {
    const { signal, onProgress, ...rest } = options;
    const request = JSON.stringify({ ...rest, ...further, ask: name, text });
    const isQuick = kQuickQuestions.has(name) && further["form"] !== "svg"; // a drawn solution is searched for
    return JSON.parse(await pool.ask(request, { signal, onProgress, onAnswer, isQuick })) as Reply<Answer>;
  }

  return {
    solve(text, options = {}) {
      const { workers = 1, ...rest } = options;
      const most = Math.min(workers, platform.workers);
      if (most < 2 || rest.all === true) return ask("solve", text, rest);
      return solveShared(
        { solve: (part) => ask("solve", text, part), split: (part) => ask("split", text, part) },
        rest,
        most,
      );
    },
    async solveAll(text, onSolution, options) {
      const last: answers.SolveAnswer[] = [];
      const reply = await ask<answers.SolveAnswer>("solve", text, options, { all: true, stream: true }, (line) => {
        const answer = JSON.parse(line) as answers.SolveAnswer | answers.SolutionAnswer;
        if ("solution" in answer) {
          onSolution(answer);
        } else {
          last.push(answer);
        }
      });
      return { ...reply, answers: last };
    },
    count: (text, options) => ask("count", text, options),
    check: (text, options) => ask("check", text, options),
    explain: (text, options) => ask("explain", text, options),
    hint: (text, options) => ask("hint", text, options),
    rate: (text, options) => ask("rate", text, options),
    render: (text, options) => ask("render", text, options, { form: "svg" }),
    picture: (text, options) => ask("render", text, options, { form: "data" }),
    parse: (text, options) => ask("parse", text, options),
    format: (text, options) => ask("fmt", text, options),
    async rules() {
      const reply = await ask<answers.RulesAnswer>("rules", "");
      return reply.answers[0] as answers.RulesAnswer;
    },
    edit: (text, operation, options) => ask("edit", text, options, { operation }),
    clue: (text, operation, options) => ask("clue", text, options, { operation }),
    convert: (text, to, options) => ask("convert", text, options, { to }),
    async formats() {
      const reply = await ask<answers.FormatsAnswer>("formats", "");
      return reply.answers[0] as answers.FormatsAnswer;
    },
    words: (text, options) => ask("words", text, options),
    candidates: (text, options) => ask("candidates", text, options),
    create: (kind, options) => ask("create", "", options, { kind }),
    async createdKinds() {
      const reply = await ask<{ kinds: answers.CreatedKind[] }>("create", "");
      return (reply.answers[0] as { kinds: answers.CreatedKind[] }).kinds;
    },
    async style(theme = "auto") {
      const reply = await ask<{ css: string }>("style", "", {}, { theme });
      return (reply.answers[0] as { css: string }).css;
    },
    warm: () => pool.warm(),
    ask: (request, options = {}) =>
      pool.ask(JSON.stringify(request), {
        signal: options.signal,
        onProgress: options.onProgress,
        onAnswer: undefined,
        isQuick: false,
      }),
  };
}
