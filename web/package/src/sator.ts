// All questions as functions that any platform can answer: those of the table, and those that need more than one request or give
// less than a reply.
import type * as answers from "./answers.js";
import type { Reply } from "./answers.js";
import type { Asking } from "./asking.js";
import type { Platform } from "./platform.js";
import { createQuestions, kQuick, type Questions } from "./questions.js";
import type * as requests from "./requests.js";
import type { CommonOptions } from "./requests.js";
import { solveShared } from "./shared_search.js";
import { WorkerPool } from "./worker_pool.js";

export interface SolveOptions extends requests.SolveOptions {
  /** How many workers may share the search if it takes more than a second or two; 1 unless stated. If there are several solutions,
   * it may find others than one worker does. */
  workers?: number;
}

export interface Sator extends Questions {
  /** Solves puzzles: finds up to two solutions, or as many as `limit` says. */
  solve(text: string, options?: SolveOptions): Promise<Reply<answers.SolveAnswer | answers.SolutionAnswer>>;
  /** Hands over each solution as soon as it is found; the reply has no solutions. */
  solveAll(
    text: string,
    onSolution: (solution: answers.SolutionAnswer) => void,
    options?: requests.SolveOptions,
  ): Promise<Reply<answers.SolveAnswer>>;
  /** Returns all rules and kinds of the puzzle language. */
  rules(): Promise<answers.RulesAnswer>;
  /** Returns all formats. */
  formats(): Promise<answers.FormatsAnswer>;
  /** Returns the kinds that can be made. */
  createdKinds(): Promise<answers.CreatedKind[]>;
  /** Returns the style sheet of pictures. */
  style(theme?: requests.RenderOptions["theme"]): Promise<string>;
  /** Starts a worker before the first question. */
  warm(): Promise<void>;
  /** Sends a request of web/boundary, and returns the reply as text. */
  ask(request: Record<string, unknown>, options?: Asking): Promise<string>;
}

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
    const isQuick = kQuick.has(name) && further["form"] !== "svg"; // a drawn solution is searched for
    return JSON.parse(await pool.ask(request, { signal, onProgress, onAnswer, isQuick })) as Reply<Answer>;
  }

  return {
    ...createQuestions(ask),
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
    async rules() {
      const reply = await ask<answers.RulesAnswer>("rules", "");
      return reply.answers[0] as answers.RulesAnswer;
    },
    async formats() {
      const reply = await ask<answers.FormatsAnswer>("formats", "");
      return reply.answers[0] as answers.FormatsAnswer;
    },
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
