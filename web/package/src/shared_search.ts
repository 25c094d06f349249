// A long search that several workers share. One worker goes on with the whole question. If it has not answered after a while, the
// question is divided into parts, each with values for a few cells, which the other workers search. The first to decide gives
// the answer: the whole, or all parts together. Both decide the same: none, one or several solutions, how many up to the limit, and
// which, if there is only one. If there are several solutions, others may come first.
import type { Reply, SolveAnswer, SolutionAnswer, SplitAnswer } from "./answers.js";
import type { SolveOptions } from "./requests.js";

type SolveReply = Reply<SolveAnswer | SolutionAnswer>;

/** The questions that a shared search asks. */
export interface Asker {
  solve(options: SolveOptions): Promise<SolveReply>;
  split(options: SolveOptions): Promise<Reply<SplitAnswer>>;
}

/** A search that takes longer than this is shared, in milliseconds. */
const kLong = 1_500;
/** The number of parts for each worker: parts take different times. */
const kPartsEach = 4;
const kUsualLimit = 2;

/** The result of the parts: a reply that decides the question, or undefined if they decide nothing. */
type Decided = SolveReply | undefined;

export async function solveShared(
  asker: Asker,
  options: SolveOptions,
  workers: number,
  after = kLong,
): Promise<SolveReply> {
  options.signal?.throwIfAborted();
  const ending = new AbortController();
  const end = (): void => ending.abort(options.signal?.reason);
  options.signal?.addEventListener("abort", end);
  let isAnswered = false;
  const whole = asker.solve({ ...options, signal: ending.signal }).finally(() => (isAnswered = true));
  const parts = (async (): Promise<Decided> => {
    await Promise.race([whole.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, after))]);
    return isAnswered ? undefined : searchParts(asker, { ...options, signal: ending.signal }, workers);
  })().catch(() => undefined); // then the whole decides
  try {
    return await Promise.race([whole, parts.then((decided) => decided ?? whole)]);
  } finally {
    options.signal?.removeEventListener("abort", end);
    ending.abort(); // ends the workers that are still at it
    whole.catch(() => undefined);
  }
}

async function searchParts(asker: Asker, options: SolveOptions, workers: number): Promise<Decided> {
  const { onProgress: _, ...quiet } = options;
  const split = await asker.split({ ...quiet, limit: kPartsEach * workers });
  const [answer] = split.answers;
  const parts = split.answers.length === 1 && answer !== undefined && "parts" in answer ? answer.parts : [];
  if (parts.length < 2) return undefined;
  const found = new FoundInParts(options.limit ?? kUsualLimit);
  const next = parts.values();
  let isUndecided = false;
  const search = async (): Promise<void> => {
    for (const part of next) {
      if (isUndecided || found.isEnough) return;
      // No part has a cell of the caller's grid.
      isUndecided ||= !found.add(await asker.solve({ ...quiet, grid: { ...options.grid, ...part } }));
    }
  };
  await Promise.race([
    Promise.all(Array.from({ length: Math.max(1, workers - 1) }, search)),
    found.enough, // the other parts need not end
  ]);
  return isUndecided ? undefined : found.reply();
}

/** The solutions of the parts, up to the limit. */
class FoundInParts {
  private template: SolveReply | undefined;
  private readonly solutions: NonNullable<SolveAnswer["solutions"]> = [];
  private readonly search = { nodes: 0, conflicts: 0 };
  private resolve: () => void = () => undefined;
  readonly enough = new Promise<void>((resolve) => (this.resolve = resolve));

  constructor(private readonly limit: number) {}

  get isEnough(): boolean {
    return this.solutions.length >= this.limit;
  }

  /** Adds what a part has. Returns false if the part was not decided. */
  add(reply: SolveReply): boolean {
    const answer = reply.answers[0];
    if (answer === undefined || !("count" in answer) || answer.solutions === undefined || reply.answers.length !== 1)
      return false;
    // Scores rank solutions over all parts, and a part that stopped at a limit of time or memory decides nothing.
    if (answer.solutions.some((solution) => solution.score !== undefined)) return false;
    if (!answer.complete && answer.solutions.length < this.limit) return false;
    this.template ??= reply;
    this.solutions.push(...answer.solutions);
    this.search.nodes += answer.search.nodes;
    this.search.conflicts += answer.search.conflicts;
    if (this.isEnough) this.resolve();
    return true;
  }

  reply(): SolveReply | undefined {
    const answer = this.template?.answers[0] as SolveAnswer | undefined;
    if (this.template === undefined || answer === undefined) return undefined;
    const solutions = this.solutions.slice(0, this.limit);
    const count = solutions.length;
    const merged: SolveAnswer = {
      ...answer,
      status: count > 1 ? "multiple" : this.isEnough ? "unknown" : count === 1 ? "unique" : "none",
      count: String(count),
      complete: !this.isEnough,
      solutions,
      search: this.search,
    };
    return { ...this.template, exit: count === 0 ? 1 : 0, answers: [merged] };
  }
}
