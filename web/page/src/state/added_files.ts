// Files that the reader chooses or drops for the open puzzle, e.g. word lists.
import { t } from "../language/texts.svelte";
import { type Bench, kMostCharacters } from "./bench.svelte";

/** Word lists may be longer than puzzles. */
const kMostFileBytes = 20 * kMostCharacters;

/** Gives the files to the puzzle. Returns what is wrong, or "". */
export async function addFiles(bench: Bench, list: FileList | null | undefined): Promise<string> {
  for (const file of list ?? []) {
    if (file.size > kMostFileBytes) return t("home.tooLarge", { n: file.size, most: kMostFileBytes });
    bench.addFile(file.name, await file.text());
  }
  return "";
}
