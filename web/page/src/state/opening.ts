// Opens a puzzle on the workbench, from wherever it comes.
import { engine } from "../sator/engine";
import { decodeLink } from "../share/link_code";
import { readFiles } from "../share/link_files";
import { player } from "../play/player.svelte";
import { readMoves } from "../play/recording";
import { replay } from "../play/replay.svelte";
import { bench } from "./bench.svelte";
import { type Mode, route } from "./route.svelte";

/** Opens a text that was pasted, dropped or written, with its files. A link to this page is followed. */
export function openText(
  text: string,
  mode: Mode,
  draftId = newDraftId(),
  files: Readonly<Record<string, string>> = {},
): void {
  const own = /#(p=[\w.=&-]+)\s*$/.exec(text.trim());
  if (own !== null && !text.trim().includes("\n")) {
    route.go(`#${own[1] ?? ""}`);
    return;
  }
  bench.open(text, draftId, files);
  route.go(`#/work?mode=${mode}`);
}

export function newDraftId(): string {
  return Date.now().toString(36);
}

const kOpenedText = "sator.opened";

interface Opened {
  text: string;
  files: Readonly<Record<string, string>>;
}

/** The text that is open and its files, for when the page is loaded again. */
export const openedText = {
  keep(text: string): void {
    try {
      sessionStorage.setItem(kOpenedText, JSON.stringify({ text, files: engine.filesOf(text) } satisfies Opened));
    } catch {
      // The storage is full: then a new load begins without the text.
    }
  },
  kept(): Opened {
    try {
      return JSON.parse(sessionStorage.getItem(kOpenedText) ?? "") as Opened;
    } catch {
      return { text: "", files: {} };
    }
  },
};

/** What a link holds, still packed. All but the puzzle may be empty. */
interface Packed {
  code: string;
  progress: string;
  moves: string;
  files: string;
}

/** Opens what travelled in a link. Throws a LinkError. */
export async function openLink(packed: Packed): Promise<void> {
  const text = await decodeLink(packed.code);
  const files = packed.files === "" ? [] : readFiles(await decodeLink(packed.files));
  const [grid, moves] = [await unpackedData(packed.progress), await unpackedData(packed.moves)];
  bench.open(text, "", Object.fromEntries(files));
  await whenDrawn(() => {
    player.takeUp(grid);
    if (moves !== null) replay.open(readMoves(moves, player.possible));
  });
}

async function unpackedData(code: string): Promise<unknown> {
  return code === "" ? null : (JSON.parse(await decodeLink(code)) as unknown);
}

/** Calls back once the workbench has drawn its puzzle. */
async function whenDrawn(action: () => void): Promise<void> {
  const kPauseMilliseconds = 50;
  const kMostPauses = 600;
  for (let i = 0; i < kMostPauses && bench.picture === null && bench.errors.length === 0; ++i)
    await new Promise((resolve) => setTimeout(resolve, kPauseMilliseconds));
  if (bench.picture !== null) action();
}
