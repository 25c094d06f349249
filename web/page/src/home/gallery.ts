// The gallery: the list that was made at build time, and the texts of its puzzles.
import { spaced } from "../language/spaced";

export interface GalleryEntry {
  path: string;
  kind: string;
  group: string;
  title: string;
  cells: number;
  several: boolean;
  /** From 1 to 10 or so; 0 if it is not rated. */
  grade: number;
}

export const kGroups = ["regex", "sudoku", "sums", "words", "lines", "regions", "shading", "other"] as const;
export type Group = (typeof kGroups)[number];

/** How the gallery is ordered: in groups of kinds, or the easiest of all first. */
export const kOrders = ["kind", "ease"] as const;
export type Order = (typeof kOrders)[number];

/** The grade of a puzzle that is not rated, for sorting. */
const kUnrated = 11;

let loading: Promise<GalleryEntry[]> | undefined;

export function galleryList(): Promise<GalleryEntry[]> {
  return (loading ??= fetch("./gallery/list.json").then((response) => response.json() as Promise<GalleryEntry[]>));
}

export async function galleryText(path: string): Promise<string> {
  const response = await fetch(`./gallery/${path.split("/").map(encodeURIComponent).join("/")}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** The address of a puzzle of the gallery, without "#/". */
export function addressOf({ path }: Pick<GalleryEntry, "path">): string {
  return `puzzle/${path}`;
}

/** The easiest come first; among equals the smallest. */
export function byEase(entries: readonly GalleryEntry[]): GalleryEntry[] {
  const grade = (entry: GalleryEntry): number => entry.grade || kUnrated;
  return [...entries].sort((a, b) => grade(a) - grade(b) || a.cells - b.cells || (a.path < b.path ? -1 : 1));
}

export interface GalleryFilter {
  group: Group | "all";
  grade: number;
  search: string;
}

export function filtered(entries: readonly GalleryEntry[], { group, grade, search }: GalleryFilter): GalleryEntry[] {
  const words = search.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (group === "all" || entry.group === group) &&
      (grade === 0 || entry.grade === grade) &&
      `${entry.title} ${spaced(entry.kind)}`.toLowerCase().includes(words),
  );
}
