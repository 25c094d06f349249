// The text that is open and its files, for when the page is loaded again.
import { engine } from "../sator/engine";

const kOpenedText = "sator.opened";

interface Opened {
  text: string;
  files: Readonly<Record<string, string>>;
}

export const openedText = {
  keep(text: string): void {
    try {
      sessionStorage.setItem(kOpenedText, JSON.stringify({ text, files: engine.filesOf(text) } satisfies Opened));
    } catch {
      // The storage is full: then a new load begins without the text.
    }
  },
  kept(): Opened {
    try {
      return JSON.parse(sessionStorage.getItem(kOpenedText) ?? "") as Opened;
    } catch {
      return { text: "", files: {} };
    }
  },
};
