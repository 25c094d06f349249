// Highlighting of the puzzle language. It only colours: what a text means is read by C++.
import { HighlightStyle, StreamLanguage, type StringStream, syntaxHighlighting } from "@codemirror/language";
import { tags } from "@lezer/highlight";

interface State {
  isLineStart: boolean;
}

/** Colours words that the registry knows; the others are plain. */
export function satorLanguage(words: ReadonlySet<string>): StreamLanguage<State> {
  return StreamLanguage.define<State>({
    name: "sator",
    startState: () => ({ isLineStart: true }),
    token(stream, state) {
      const wasStart = state.isLineStart;
      state.isLineStart = false;
      if (stream.sol()) state.isLineStart = true;
      if (stream.eatSpace()) return null;
      const isStart = state.isLineStart || wasStart;
      state.isLineStart = false;
      return tokenOf(stream, isStart, words);
    },
    blankLine: (state) => {
      state.isLineStart = true;
    },
    languageData: { commentTokens: { line: "#" } },
  });
}

function tokenOf(stream: StringStream, isStart: boolean, words: ReadonlySet<string>): string | null {
  if (isStart && stream.match(/^#.*/)) return "comment";
  if (/\s/.test(stream.string[stream.pos - 1] ?? "") && stream.match(/^#\s.*/)) return "comment";
  if (isStart && stream.match(/^(title|author|source|rules|difficulty|link)\b/)) {
    stream.skipToEnd();
    return "string";
  }
  if (isStart && stream.match(/^\|.*/)) return "atom";
  if (stream.match(/^\/(?:[^/\\\n]|\\.)+\/[a-z]*/)) return "regexp";
  if (stream.match(/^"(?:[^"\\\n]|\\.)*"/)) return "string";
  if (stream.match(/^R\d+C\d+(\.\.R\d+C\d+)?/)) return "variableName";
  if (stream.match(/^-?\d+(\.\.-?\d+)?(x\d+)?/)) return "number";
  const word = stream.match(/^[A-Za-z_]\w*/);
  if (word && word !== true) return words.has(word[0]) ? "keyword" : null;
  stream.next();
  return null;
}

export const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.keyword, class: "tok-keyword" },
    { tag: tags.comment, class: "tok-comment" },
    { tag: tags.string, class: "tok-string" },
    { tag: tags.regexp, class: "tok-regexp" },
    { tag: tags.number, class: "tok-number" },
    { tag: tags.atom, class: "tok-atom" },
    { tag: tags.variableName, class: "tok-cell" },
  ]),
);
