// What the page keeps in the browser: progress by the hash of a puzzle's meaning, and a setter's drafts.
import type { PlayerGrid } from "../play/player_grid";

export interface PlayedPuzzle {
  title: string;
  text: string;
  grid: PlayerGrid;
  seconds: number;
  hints: number;
  isSolved: boolean;
  changed: number;
}

export interface Draft {
  title: string;
  text: string;
  changed: number;
}

const kPlayed = "sator.played.";
const kDraft = "sator.draft.";
const kVersion = 1;

function read<Kept>(prefix: string): [key: string, kept: Kept][] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key): [string, Kept][] => {
      const kept = parsed<Kept>(localStorage.getItem(key));
      return kept === null ? [] : [[key.slice(prefix.length), kept]];
    });
}

function parsed<Kept>(text: string | null): Kept | null {
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

/** Returns false if the browser's storage is full. */
function write(key: string, kept: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export const storage = {
  played: (): [string, PlayedPuzzle][] => read<PlayedPuzzle>(kPlayed),
  drafts: (): [string, Draft][] => read<Draft>(kDraft),
  playedPuzzle: (hash: string): PlayedPuzzle | null => parsed<PlayedPuzzle>(localStorage.getItem(kPlayed + hash)),
  keepPlayed: (hash: string, puzzle: PlayedPuzzle): boolean => write(kPlayed + hash, puzzle),
  keepDraft: (id: string, draft: Draft): boolean => write(kDraft + id, draft),
  deletePlayed: (hash: string): void => localStorage.removeItem(kPlayed + hash),
  deleteDraft: (id: string): void => localStorage.removeItem(kDraft + id),

  deleteAll(): void {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(kPlayed) || key.startsWith(kDraft)) localStorage.removeItem(key);
  },

  /** All of it, as a text for a file. */
  exported(): string {
    return JSON.stringify({ sator_page: kVersion, played: this.played(), drafts: this.drafts() });
  },

  /** Adds what a file holds. Returns whether it is such a file. */
  imported(text: string): boolean {
    const data = parsed<{ sator_page?: number; played?: [string, PlayedPuzzle][]; drafts?: [string, Draft][] }>(text);
    if (data?.sator_page !== kVersion || !Array.isArray(data.played) || !Array.isArray(data.drafts)) return false;
    return (
      data.played.every(([hash, puzzle]) => this.keepPlayed(hash, puzzle)) &&
      data.drafts.every(([id, draft]) => this.keepDraft(id, draft))
    );
  },
};
