// The text that is open and its files, for when the page is loaded again.
import type { OffClue } from "../ledger/clue_cards";
import { engine } from "../sator/engine";

const kOpenedText = "sator.opened";

interface Opened {
  text: string;
  files: Readonly<Record<string, string>>;
  offClues: readonly OffClue[];
}

const kNothing: Opened = { text: "", files: {}, offClues: [] };

export const openedText = {
  keep(text: string, offClues: readonly OffClue[]): void {
    try {
      sessionStorage.setItem(
        kOpenedText,
        JSON.stringify({ text, files: engine.filesOf(text), offClues } satisfies Opened),
      );
    } catch {
      // The storage is full: then a new load begins without the text.
    }
  },
  kept(): Opened {
    try {
      return { ...kNothing, ...(JSON.parse(sessionStorage.getItem(kOpenedText) ?? "") as Partial<Opened>) };
    } catch {
      return kNothing;
    }
  },
};
