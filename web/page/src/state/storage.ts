// The storage of the page in the browser: progress by the hash of a puzzle's meaning, and a setter's drafts.
import type { OffClue } from "../ledger/clue_cards";
import type { PlayerGrid } from "../play/player_grid";
import type { Move } from "../play/recording";
import { dropFilesExcept, type FileHashes, keepFiles, keptFiles } from "./kept_files";

export interface PlayedPuzzle {
  title: string;
  text: string;
  /** The address without "#/" if the puzzle has one on this page, e.g. in the gallery. */
  address?: string;
  grid: PlayerGrid;
  moves?: readonly Move[];
  files?: FileHashes;
  seconds: number;
  hints: number;
  isSolved: boolean;
  changed: number;
}

export interface Draft {
  title: string;
  text: string;
  /** Clues that are switched off. */
  offClues?: readonly OffClue[];
  files?: FileHashes;
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

type Files = Readonly<Record<string, string>>;

interface Exported {
  sator_page?: number;
  played?: [string, PlayedPuzzle, Files?][];
  drafts?: [string, Draft, Files?][];
}

/** Keeps a puzzle and the files that it names. */
function writeWith(key: string, kept: PlayedPuzzle | Draft, files: Files): boolean {
  const hashes = keepFiles(files);
  return hashes !== null && write(key, { ...kept, ...(Object.keys(hashes).length === 0 ? {} : { files: hashes }) });
}

export const storage = {
  played: (): [string, PlayedPuzzle][] => read<PlayedPuzzle>(kPlayed),
  drafts: (): [string, Draft][] => read<Draft>(kDraft),
  playedPuzzle: (hash: string): PlayedPuzzle | null => parsed<PlayedPuzzle>(localStorage.getItem(kPlayed + hash)),
  playedKey: (hash: string): string => kPlayed + hash,
  /** The files that a puzzle or a draft names. */
  filesOf: (kept: PlayedPuzzle | Draft): Record<string, string> => keptFiles(kept.files),
  keepPlayed: (hash: string, puzzle: PlayedPuzzle, files: Files = {}): boolean =>
    writeWith(kPlayed + hash, puzzle, files),
  keepDraft: (id: string, draft: Draft, files: Files = {}): boolean => writeWith(kDraft + id, draft, files),

  deletePlayed(hash: string): void {
    localStorage.removeItem(kPlayed + hash);
    this.dropFiles();
  },

  deleteDraft(id: string): void {
    localStorage.removeItem(kDraft + id);
    this.dropFiles();
  },

  deleteAll(): void {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(kPlayed) || key.startsWith(kDraft)) localStorage.removeItem(key);
    this.dropFiles();
  },

  /** Deletes the files that neither a played puzzle nor a draft names. */
  dropFiles(): void {
    dropFilesExcept([...this.played(), ...this.drafts()].map(([, kept]) => kept.files));
  },

  /** All of it, as a text for a file. */
  exported(): string {
    const withFiles = <Kept extends PlayedPuzzle | Draft>([key, kept]: [string, Kept]): [string, Kept, Files] => [
      key,
      kept,
      this.filesOf(kept),
    ];
    return JSON.stringify({
      sator_page: kVersion,
      played: this.played().map(withFiles),
      drafts: this.drafts().map(withFiles),
    });
  },

  /** Adds what a file holds. Returns whether it is such a file. */
  imported(text: string): boolean {
    const data = parsed<Exported>(text);
    if (data?.sator_page !== kVersion || !Array.isArray(data.played) || !Array.isArray(data.drafts)) return false;
    return (
      data.played.every(([hash, puzzle, files]) => this.keepPlayed(hash, puzzle, files)) &&
      data.drafts.every(([id, draft, files]) => this.keepDraft(id, draft, files))
    );
  },
};
