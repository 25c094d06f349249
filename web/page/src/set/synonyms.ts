// Other names of rules, of other programs and in German, that no name of the rule itself contains. Each has the rules that a setter
// may mean by it.

export const kSynonyms: Readonly<Record<string, readonly string[]>> = {
  // f-puzzles and SudokuPad
  "difference dot": ["white_dot"],
  "ratio dot": ["ratio"],
  inequality: ["strict_order"],
  "greater than": ["strict_order"],
  "less than": ["strict_order"],
  "same value": ["equal"],
  "chess knight": ["anti_knight"],
  "german line": ["whispers"],
  "picture clue": ["runs"],
  "row numbers": ["runs"],
  // German
  summe: ["sum", "cage"],
  pfeil: ["pill_arrow"],
  "weißer punkt": ["white_dot"],
  "schwarzer punkt": ["black_dot"],
  punkt: ["white_dot", "black_dot"],
  flüstern: ["whispers", "dutch_whispers"],
  ungleich: ["strict_order"],
  größer: ["strict_order"],
  kleiner: ["strict_order"],
  viereck: ["quadruple"],
  hochhaus: ["visible"],
  gleich: ["equal"],
  produkt: ["product", "prod"],
  verschieden: ["distinct"],
  wort: ["word", "words", "find", "place"],
  schiffe: ["ships"],
  "reguläre ausdrücke": ["regex"],
  blöcke: ["runs"],
  kleinstes: ["minimum"],
  größtes: ["maximum"],
  gebiet: ["distinct"],
};

/** Words without what people write in different ways: "X-Sums", "x sums" and "x_sums" are the same. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/[\s_'’-]+/g, "");
}
