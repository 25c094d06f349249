// The puzzle as a link to this page, and as a frame for another page.
import type { Picture } from "../sator/picture";
import { encodeLink } from "./link_code";
import { encodeFiles } from "./link_files";

export interface Travelling {
  text: string;
  picture: Picture | null;
  files: Readonly<Record<string, string>>;
  /** The player's grid and how it was filled, as JSON; "" if they stay here. */
  grid: string;
  moves: string;
}

export interface PuzzleLink {
  address: string;
  /** Whether the files are larger than a link may be, so that they stay here. */
  isTooLarge: boolean;
}

/** `page` is the address of this page without its fragment. */
export async function linkTo(page: string, { text, picture, files, grid, moves }: Travelling): Promise<PuzzleLink> {
  const packed = (content: string): Promise<string> | string => (content === "" ? "" : encodeLink(content));
  const [p, g, r, f] = await Promise.all([encodeLink(text), packed(grid), packed(moves), encodeFiles(files, picture)]);
  const parts = [`p=${p}`, g && `g=${g}`, r && `r=${r}`, f && `f=${f}`];
  return { address: `${page}#${parts.filter(Boolean).join("&")}`, isTooLarge: f === null };
}

/** The HTML of a frame that shows the puzzle. */
export function frameOf(link: string, title: string): string {
  const plain = title.replace(/[^\p{L}\p{N} ]/gu, " ");
  return `<iframe src="${link.replace("#", "#embed&")}" width="480" height="640" title="${plain}"></iframe>`;
}
