// The look of the text editor. Colours are variables of the page, which go through the border of the shadow root.
import { EditorView } from "@codemirror/view";

export const editorTheme = EditorView.theme({
  "&": { backgroundColor: "var(--field)", color: "var(--ink)", fontSize: "0.875rem", height: "100%" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-1px" },
  ".cm-scroller": {
    fontFamily: "var(--mono)",
    fontVariantLigatures: "none",
    lineHeight: "1.5",
    minHeight: "12rem",
    maxHeight: "60vh",
    overflow: "auto",
  },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--muted)", border: "none" },
  ".cm-activeLine": { backgroundColor: "var(--soft)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--selection)",
  },
  ".cm-tooltip": { backgroundColor: "var(--paper)", color: "var(--ink)", border: "1px solid var(--line)" },
  ".cm-tooltip-autocomplete > ul > li": { fontFamily: "var(--mono)", padding: "2px 8px" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
  ".cm-diagnostic": { borderLeft: "3px solid var(--warning)", padding: "4px 8px" },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--warning)",
    textUnderlineOffset: "3px",
  },
  ".rule-card": { maxWidth: "22rem", padding: "4px 8px" },
  ".rule-card img": { maxWidth: "9rem", maxHeight: "9rem", display: "block" },
  ".rule-card code": { fontFamily: "var(--mono)", fontWeight: "bold" },
  ".rule-card p": { margin: "4px 0" },
  ".tok-keyword": { color: "var(--accent)", fontWeight: "bold" },
  ".tok-comment": { color: "var(--muted)", fontStyle: "italic" },
  ".tok-string": { color: "var(--green)" },
  ".tok-regexp": { color: "var(--violet)" },
  ".tok-number": { color: "var(--brown)" },
  ".tok-cell": { color: "var(--accent)" },
  ".tok-atom": { color: "var(--ink)" },
});
