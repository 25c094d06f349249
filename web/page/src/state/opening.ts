// Opens a puzzle on the workbench, from wherever it comes.
import { addressOf, galleryText } from "../home/gallery";
import { addressOfDaily, type DailyPuzzle, seedOf } from "../ladder/daily";
import { spaced } from "../language/spaced";
import { t } from "../language/texts.svelte";
import type { Player } from "../play/player.svelte";
import { readMoves } from "../play/recording";
import type { Replay } from "../play/replay.svelte";
import { engine } from "../sator/engine";
import { decodeLink } from "../share/link_code";
import { readFiles } from "../share/link_files";
import type { Bench } from "./bench.svelte";
import { openedText } from "./opened_text";
import { type ModeName, route } from "./route.svelte";
import { type Draft, storage } from "./storage";

export function newDraftId(): string {
  return Date.now().toString(36);
}

/** The parts of a link, still packed. All but the puzzle may be empty. */
interface Packed {
  code: string;
  progress: string;
  moves: string;
  files: string;
}

export class Opening {
  private readonly bench: Bench;
  private readonly player: Player;
  private readonly replay: Replay;

  constructor(bench: Bench, player: Player, replay: Replay) {
    this.bench = bench;
    this.player = player;
    this.replay = replay;
  }

  /** Opens a text that was pasted, dropped or written, with its files. A link to this page is followed. */
  text(text: string, mode: ModeName, draftId = newDraftId(), files: Readonly<Record<string, string>> = {}): void {
    const own = /#(p=[\w.=&-]+)\s*$/.exec(text.trim());
    if (own !== null && !text.trim().includes("\n")) {
      route.go(`#${own[1] ?? ""}`);
      return;
    }
    this.bench.open(text, draftId, files);
    route.go(`#/work?mode=${mode}`);
    void this.whenDrawn().then(() => this.bench.translate());
  }

  /** Goes on with a draft, with the clues that are switched off. */
  draft(id: string, draft: Draft, files: Readonly<Record<string, string>>): void {
    this.text(draft.text, "set", id, files);
    this.bench.offClues = draft.offClues ?? [];
  }

  /** Opens a puzzle of the gallery. */
  async gallery(path: string): Promise<void> {
    this.bench.open(await galleryText(path));
    this.bench.address = addressOf({ path });
  }

  /**
   * Opens a puzzle of a day: as it was played, or made anew. A grade that no puzzle meets with the seed of the day is tried with the
   * seeds after it, in the same order by all. Returns why there is none, or "".
   */
  async daily(daily: DailyPuzzle, moves: string): Promise<string> {
    const address = addressOfDaily(daily);
    const played = storage.played().find(([, puzzle]) => puzzle.address === address);
    if (played === undefined) this.bench.open("");
    const text = played?.[1].text ?? (await madeDaily(daily));
    if (text === "") return t("day.none");
    this.bench.open(text);
    this.bench.address = address;
    await this.whenDrawn();
    this.player.takeUp();
    if (moves !== "") this.replay.open(readMoves(await unpackedData(moves), this.player.possible));
    return "";
  }

  /** Opens what travelled in a link. Throws a LinkError. */
  async link(packed: Packed): Promise<void> {
    const text = await decodeLink(packed.code);
    const files = packed.files === "" ? [] : readFiles(await decodeLink(packed.files));
    const [grid, moves] = [await unpackedData(packed.progress), await unpackedData(packed.moves)];
    this.bench.open(text, "", Object.fromEntries(files));
    await this.whenDrawn();
    if (this.bench.picture === null) return;
    this.player.takeUp(grid);
    if (moves !== null) this.replay.open(readMoves(moves, this.player.possible));
  }

  /** After the page was loaded again, the workbench has the text that was open. */
  again(): void {
    if (this.bench.text !== "") return;
    const { text, files, offClues } = openedText.kept();
    if (text === "") route.go("#/new");
    else this.bench.open(text, newDraftId(), files, offClues);
  }

  /** Waits until the workbench has drawn its puzzle, or cannot. */
  private async whenDrawn(): Promise<void> {
    const kPauseMilliseconds = 50;
    const kMostPauses = 600;
    for (let i = 0; i < kMostPauses && this.bench.picture === null && this.bench.errors.length === 0; ++i)
      await new Promise((resolve) => setTimeout(resolve, kPauseMilliseconds));
  }
}

/** Seeds that are tried for a puzzle of a day. */
const kDailySeeds = 3;

/** The text of a puzzle of a day, with its title; "" if none could be made. */
async function madeDaily(daily: DailyPuzzle): Promise<string> {
  const seed = seedOf(daily);
  for (let i = 0; i < kDailySeeds; ++i) {
    const made = await engine.create(daily.kind, { grade: String(daily.grade), seed: seed + i });
    if (!made.ok && made.errors.length > 0) return "";
    if (!made.ok) continue;
    const value = `${spaced(daily.kind)}, ${daily.date}, grade ${daily.grade}`;
    const titled = await engine.edit(made.answer.puzzle, { do: "set_text", field: "title", value });
    return titled.ok ? titled.answer.text : made.answer.puzzle;
  }
  return "";
}

async function unpackedData(code: string): Promise<unknown> {
  return code === "" ? null : (JSON.parse(await decodeLink(code)) as unknown);
}
