// The puzzle in the fragment of a link: "1." and the deflated text in base64url. A link is a stranger's: nothing is unpacked
// beyond a limit, and a bomb is refused by name.
import type { TextKey } from "../language/en";

export const kVersion = "1";
export const kMostLinkCharacters = 200_000;
export const kMostTextBytes = 1_000_000;

/** Why a link cannot be read, as a text of the page. */
export class LinkError extends Error {
  constructor(
    readonly key: TextKey,
    readonly parts: Readonly<Record<string, string | number>> = {},
  ) {
    super(key);
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) throw new LinkError("link.broken");
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

export async function encodeLink(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return `${kVersion}.${toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()))}`;
}

/** Returns the text of a link. Throws a LinkError. */
export async function decodeLink(code: string): Promise<string> {
  if (code.length > kMostLinkCharacters) throw new LinkError("link.tooLong", { most: kMostLinkCharacters });
  const dot = code.indexOf(".");
  const version = dot < 0 ? "" : code.slice(0, dot);
  if (!/^\d{1,3}$/.test(version)) throw new LinkError("link.broken");
  if (version !== kVersion) throw new LinkError("link.version", { version });
  const packed = new Blob([unpackable(code.slice(dot + 1))]).stream();
  const bytes = await readAll(packed.pipeThrough(new DecompressionStream("deflate-raw")).getReader());
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new LinkError("link.broken");
  }
}

function unpackable(text: string): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64Url(text);
  } catch {
    throw new LinkError("link.broken");
  }
}

/** Reads until the end, or until the limit. */
async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new LinkError("link.broken");
    });
    if (done) break;
    size += value.length;
    if (size > kMostTextBytes) {
      void reader.cancel().catch(() => undefined);
      throw new LinkError("link.bomb", { most: kMostTextBytes });
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
