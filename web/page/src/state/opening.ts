// Opens a puzzle on the workbench, from wherever it comes.
import { engine } from "../sator/engine";
import { decodeLink } from "../share/link_code";
import { readFiles } from "../share/link_files";
import { player } from "../play/player.svelte";
import { bench } from "./bench.svelte";
import { type Mode, route } from "./route.svelte";

/** Opens a text that was pasted, dropped or written. A link to this page is followed. */
export function openText(text: string, mode: Mode, draftId = newDraftId()): void {
  const own = /#(p=[\w.=&-]+)\s*$/.exec(text.trim());
  if (own !== null && !text.trim().includes("\n")) {
    route.go(`#${own[1] ?? ""}`);
    return;
  }
  bench.open(text, draftId);
  route.go(`#/work?mode=${mode}`);
}

export function newDraftId(): string {
  return Date.now().toString(36);
}

const kOpenedText = "sator.opened";

/** The text that is open, for when the page is loaded again. */
export const openedText = {
  keep(text: string): void {
    try {
      sessionStorage.setItem(kOpenedText, text);
    } catch {
      // The storage is full: then a new load begins without the text.
    }
  },
  kept: (): string => sessionStorage.getItem(kOpenedText) ?? "",
};

/** Opens what travelled in a link. Throws a LinkError. */
export async function openLink(code: string, progress: string, files: string): Promise<void> {
  const text = await decodeLink(code);
  const given = files === "" ? [] : readFiles(await decodeLink(files));
  const grid = progress === "" ? null : (JSON.parse(await decodeLink(progress)) as unknown);
  for (const [name, content] of given) engine.addFile(name, content);
  bench.open(text);
  if (grid !== null) await whenDrawn(() => player.takeUp(grid));
}

/** Calls back once the workbench has drawn its puzzle. */
async function whenDrawn(action: () => void): Promise<void> {
  const kPauseMilliseconds = 50;
  const kMostPauses = 600;
  for (let i = 0; i < kMostPauses && bench.picture === null && bench.errors.length === 0; ++i)
    await new Promise((resolve) => setTimeout(resolve, kPauseMilliseconds));
  if (bench.picture !== null) action();
}
