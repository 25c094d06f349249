// The files that a puzzle names, e.g. word lists, in its link. They are a stranger's: anything that does not fit is left out.
import { encodeLink, kMostLinkCharacters, kMostTextBytes } from "./link_code";

/** The files as a part of a link: empty if there are no files, and null if they are too large for one. */
export async function encodeFiles(files: Readonly<Record<string, string>>): Promise<string | null> {
  if (Object.keys(files).length === 0) return "";
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
