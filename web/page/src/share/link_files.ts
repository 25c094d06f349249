// The files that a puzzle names, e.g. word lists, in its link. They are a stranger's: anything that does not fit is left out.
import type { Picture } from "../sator/picture";
import { isWordList, neededWords } from "./needed_words";
import { encodeLink, kMostLinkCharacters, kMostTextBytes } from "./link_code";

/** The files as a part of a link: empty if there are no files, and null if they are too large for one. If they are too large as they
 * are, only the words go along that the puzzle can use. */
export async function encodeFiles(
  files: Readonly<Record<string, string>>,
  picture: Picture | null,
): Promise<string | null> {
  if (Object.keys(files).length === 0) return "";
  const whole = await encodeAll(files);
  if (whole !== null || picture === null) return whole;
  const needed = Object.entries(files).map(([name, text]) => [
    name,
    isWordList(name, picture) ? neededWords(text, picture) : text,
  ]);
  return encodeAll(Object.fromEntries(needed) as Record<string, string>);
}

async function encodeAll(files: Readonly<Record<string, string>>): Promise<string | null> {
  const text = JSON.stringify(files);
  if (new Blob([text]).size > kMostTextBytes) return null;
  const code = await encodeLink(text);
  return code.length > kMostLinkCharacters ? null : code;
}

/** The files of an unpacked text, by name. Throws if it is no JSON. */
export function readFiles(text: string): [name: string, content: string][] {
  const data: unknown = JSON.parse(text);
  if (typeof data !== "object" || data === null || Array.isArray(data)) return [];
  return Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === "string");
}
