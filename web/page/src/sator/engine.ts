// The questions of the page, to the npm package.
import {
  candidates,
  check,
  clue,
  convert,
  create,
  createdKinds,
  edit,
  explain,
  formats,
  hint,
  parse,
  picture,
  rate,
  render,
  solve,
  warm,
  words,
  type CandidatesAnswer,
  type CheckAnswer,
  type ClueAnswer,
  type ConvertAnswer,
  type CreatedKind,
  type CreateOptions,
  type Diagnostic,
  type EditAnswer,
  type EditOperation,
  type ExplainAnswer,
  type FormatsAnswer,
  type HintAnswer,
  type MadePuzzle,
  type NoPuzzleMade,
  type ParseAnswer,
  type PictureAnswer,
  type Progress,
  type PuzzleError,
  type RateAnswer,
  type Reply,
  type SolveAnswer,
  type SvgAnswer,
  type WordsAnswer,
} from "sator";

import { language } from "../language/texts.svelte";
import { hostedFiles, isNamed } from "../state/hosted_lists";

export interface Asked {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** An answer, or what prevented it. */
export type Result<Answer> =
  { ok: true; answer: Answer; exit: number } | { ok: false; errors: Diagnostic[]; message: string; isLimit: boolean };

export type FormatRow = FormatsAnswer["formats"][number];

/** The player's values, by the names of cells. */
export type EnteredValues = Readonly<Record<string, string>>;

/** No search of the page may take longer, in milliseconds. */
const kLongest = 60_000;
/** The limit for the meaning of a clue, which is asked for while the clue is typed. */
const kClueMilliseconds = 500;
/** The limit for what one clue gives, of many that are asked for one after the other. */
const kWeighedMilliseconds = 3_000;
/** Solutions are counted up to this number for each candidate. */
const kMostSolutions = 20;

function isError(answer: object): answer is PuzzleError {
  if (!("status" in answer) || !("message" in answer)) return false;
  return answer.status === "error" || (answer.status === "unknown" && !("count" in answer));
}

/** The answer for the first puzzle of a text. */
function first<Answer extends object>(reply: Reply<Answer>): Result<Answer> {
  const answer = reply.answers[0];
  if (answer !== undefined && !isError(answer)) return { ok: true, answer, exit: reply.exit };
  const message = reply.errors[0]?.message ?? answer?.message ?? "";
  return { ok: false, errors: reply.errors, message, isLimit: reply.exit === 3 };
}

function gridOption(grid: EnteredValues): { grid?: Record<string, string> } {
  return Object.keys(grid).length === 0 ? {} : { grid };
}

/** The texts of files that the open puzzle names, such as word lists, by name. */
let ownFiles: Readonly<Record<string, string>> = {};

/** Those of the files that the text names, or a file that it names. */
function ownFilesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  const texts = [text];
  for (let next = texts.pop(); next !== undefined; next = texts.pop())
    for (const [name, content] of Object.entries(ownFiles))
      if (!(name in found) && isNamed(name, next)) {
        found[name] = content;
        texts.push(content);
      }
  return found;
}

/** The host's lists that a text names, and the reader's files, which come first. */
async function filesFor(text: string): Promise<Record<string, string>> {
  return { ...(await hostedFiles(text)), ...ownFilesOf(text) };
}

/**
 * What each question about a text gets. A cell that stays empty on paper, e.g. a white cell of a nonogram, holds the empty symbol. On
 * the page a cell without a value is empty, too, so that this symbol has the name that it has in the language.
 */
async function about(text: string): Promise<{ files: Record<string, string>; blank: string }> {
  return { files: await filesFor(text), blank: "blank" };
}

export const engine = {
  warm,
  /** Takes up the files of another puzzle. */
  setFiles(files: Readonly<Record<string, string>>): void {
    ownFiles = files;
  },
  addFile(name: string, text: string): void {
    ownFiles = { ...ownFiles, [name]: text };
  },
  /** The reader's files that a text names. */
  filesOf: ownFilesOf,
  async picture(text: string, asked?: Asked & { format?: string }): Promise<Result<PictureAnswer>> {
    return first(await picture(text, { ...asked, ...(await about(text)) }));
  },
  async solve(text: string, asked?: Asked): Promise<Result<SolveAnswer>> {
    const reply = await solve(text, {
      ...asked,
      ...(await about(text)),
      limit: 2,
      time_limit: kLongest,
      workers: navigator.hardwareConcurrency,
    });
    return first(reply as Reply<SolveAnswer>);
  },
  async check(text: string, asked?: Asked): Promise<Result<CheckAnswer>> {
    return first(await check(text, { ...asked, ...(await about(text)), time_limit: kLongest }));
  },
  async rate(text: string, asked?: Asked): Promise<Result<RateAnswer>> {
    return first(await rate(text, { ...asked, ...(await about(text)), time_limit: kLongest }));
  },
  /** Explains the way to the solution or, with a candidate such as "R3C4=5", why it is impossible. */
  async explain(text: string, grid: EnteredValues, whyNot: string, asked?: Asked): Promise<Result<ExplainAnswer>> {
    const candidate = whyNot === "" ? {} : { why_not: whyNot };
    const options = { ...asked, ...(await about(text)), ...gridOption(grid), ...candidate, time_limit: kLongest };
    return first(await explain(text, { ...options, statements: true, lang: language.current }));
  },
  async hint(text: string, grid: EnteredValues, asked?: Asked): Promise<Result<HintAnswer>> {
    const options = { ...asked, ...(await about(text)), ...gridOption(grid), time_limit: kLongest };
    return first(await hint(text, { ...options, statements: true, lang: language.current }));
  },
  async svg(text: string, theme: "light" | "dark", solution: boolean): Promise<Result<SvgAnswer>> {
    return first(await render(text, { theme, solution, ...(await about(text)), time_limit: kLongest }));
  },
  async parse(text: string, asked?: Asked): Promise<Result<ParseAnswer>> {
    return first(await parse(text, { ...asked, ...(await about(text)) }));
  },
  async words(text: string, asked?: Asked): Promise<Result<WordsAnswer>> {
    return first(await words(text, { ...asked, ...(await about(text)) }));
  },
  async candidates(text: string, asked?: Asked): Promise<Result<CandidatesAnswer>> {
    return first(
      await candidates(text, { ...asked, ...(await about(text)), limit: kMostSolutions, time_limit: kLongest }),
    );
  },
  /** The number of solutions and the open cells of a puzzle without one of its clues. */
  async weighed(text: string, asked?: Asked): Promise<Result<CandidatesAnswer>> {
    const limits = { limit: kMostSolutions, time_limit: kWeighedMilliseconds };
    return first(await candidates(text, { ...asked, ...(await about(text)), ...limits }));
  },
  async edit(text: string, operation: EditOperation): Promise<Result<EditAnswer>> {
    return first(await edit(text, operation, await about(text)));
  },
  async clue(text: string, operation: EditOperation): Promise<Result<ClueAnswer>> {
    return first(await clue(text, operation, { ...(await about(text)), time_limit: kClueMilliseconds }));
  },
  async convert(text: string, to: string): Promise<Result<ConvertAnswer>> {
    return first(await convert(text, to, await about(text)));
  },
  createdKinds: (): Promise<CreatedKind[]> => createdKinds(),
  async create(kind: string, options: CreateOptions, asked?: Asked): Promise<Result<MadePuzzle>> {
    const files = await filesFor(Object.values(options.parameters ?? {}).join("\n"));
    const result = first<MadePuzzle | NoPuzzleMade>(
      await create(kind, { ...options, ...asked, files, time_limit: kLongest }),
    );
    if (!result.ok) return result;
    const { answer, exit } = result;
    if (!("status" in answer)) return { ok: true, answer, exit };
    return { ok: false, errors: [], message: answer.message, isLimit: answer.status === "stopped" };
  },
  async formats(): Promise<FormatRow[]> {
    return (await formats()).formats;
  },
};
