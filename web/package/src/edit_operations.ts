/** The cells of a clue. Arrows and clones have several parts. `places` are words of the language: "row 3". */
export interface ClueCells {
  cells?: string[];
  parts?: string[][];
  places?: string;
}

/** What `edit` can do with a text. Rules are called by their ids in PictureAnswer.rules, and cells by their names. */
export type EditOperation =
  | { do: "set_values"; cells: string[]; value: string; initial?: number }
  | { do: "set_mark"; row: number; column: number; mark: string; corner?: true }
  | ({ do: "add_clue"; rule: string; arguments?: string } & ClueCells)
  | ({ do: "change_clue"; rule: number; arguments?: string } & ClueCells)
  | { do: "remove_clue"; rule: number; part?: number }
  | { do: "set_line_clue"; rule: string; side: string; line: number; clue: string; index?: number }
  | { do: "set_region"; cells: string[]; region: string }
  | { do: "set_text"; field: "title" | "author" | "source" | "difficulty" | "link" | "rules"; value: string }
  | { do: "resize"; size: string }
  | { do: "add_word" | "remove_word"; word: string }
  | { do: "new"; kind: string; size?: string };
