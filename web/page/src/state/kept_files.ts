// The reader's own files, e.g. word lists, in the browser's storage: each once, by the hash of its text. Puzzles and drafts name them.
import { hashOf } from "./hash";

const kFile = "sator.file.";

/** Names of files, and the hashes of their texts. */
export type FileHashes = Readonly<Record<string, string>>;

/** Returns null if the storage is full. */
export function keepFiles(files: Readonly<Record<string, string>>): FileHashes | null {
  const hashes: Record<string, string> = {};
  for (const [name, text] of Object.entries(files)) {
    const hash = (hashes[name] = hashOf(text));
    if (localStorage.getItem(kFile + hash) !== null) continue;
    try {
      localStorage.setItem(kFile + hash, text);
    } catch {
      return null;
    }
  }
  return hashes;
}

export function keptFiles(hashes: FileHashes = {}): Record<string, string> {
  const found = Object.entries(hashes).map(([name, hash]): [string, string | null] => [
    name,
    localStorage.getItem(kFile + hash),
  ]);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Deletes the files that nothing names any more. */
export function dropFilesExcept(named: readonly (FileHashes | undefined)[]): void {
  const used = new Set(named.flatMap((hashes) => Object.values(hashes ?? {})));
  for (const key of Object.keys(localStorage))
    if (key.startsWith(kFile) && !used.has(key.slice(kFile.length))) localStorage.removeItem(key);
}
