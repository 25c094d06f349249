// The gallery: the list that was made at build time, and the texts of its puzzles.

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

export const kGroups = ["regex", "sudoku", "sums", "words", "shading", "other"] as const;
export type Group = (typeof kGroups)[number];

let loading: Promise<GalleryEntry[]> | undefined;

export function galleryList(): Promise<GalleryEntry[]> {
  return (loading ??= fetch("./gallery/list.json").then((response) => response.json() as Promise<GalleryEntry[]>));
}

export async function galleryText(path: string): Promise<string> {
  const response = await fetch(`./gallery/${path.split("/").map(encodeURIComponent).join("/")}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
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
      `${entry.title} ${entry.kind.replaceAll("-", " ")}`.toLowerCase().includes(words),
  );
}
