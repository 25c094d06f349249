// The text editor: CodeMirror in a shadow root, because its style sheets are constructed there, which a strict content security
// policy allows.
import { closeBrackets } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, redo, toggleComment, undo } from "@codemirror/commands";
import { bracketMatching } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import type { Diagnostic } from "sator";

import { registryCompletion, registryHover } from "./completion";
import { diagnosticsOf } from "./diagnostics";
import { editorTheme } from "./editor_theme";
import { highlighting, satorLanguage } from "./highlight";
import type { Registry } from "./registry";

export interface EditorEvents {
  changed(text: string): void;
  /** The caret is at this UTF-16 offset. */
  caret(at: number): void;
}

/** A line this near to the lower end of the editor is not in sight. */
const kLineMargin = 24;

export class TextEditor {
  private readonly view: EditorView;
  private isQuiet = false;

  constructor(host: HTMLElement, text: string, registry: Registry, label: string, events: EditorEvents) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    const parent = document.createElement("div");
    root.append(parent);
    const reports = EditorView.updateListener.of((update) => {
      if (update.docChanged && !this.isQuiet) events.changed(update.state.doc.toString());
      if (update.selectionSet || update.docChanged) events.caret(update.state.selection.main.head);
    });
    this.view = new EditorView({
      root,
      parent,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          bracketMatching(),
          closeBrackets(),
          satorLanguage(new Set(registry.byName.keys())),
          highlighting,
          registryCompletion(registry),
          registryHover(registry),
          editorTheme,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" }),
          keymap.of([{ key: "Mod-/", run: toggleComment }, ...historyKeymap, ...defaultKeymap]),
          reports,
        ],
      }),
    });
  }

  /** Makes the text what it is elsewhere, by the smallest change, so that the caret and the history stay. */
  setText(text: string): void {
    const now = this.view.state.doc.toString();
    if (now === text) return;
    let from = 0;
    while (from < now.length && from < text.length && now[from] === text[from]) ++from;
    let end = 0;
    while (end < now.length - from && end < text.length - from && now.at(-1 - end) === text.at(-1 - end)) ++end;
    this.isQuiet = true;
    this.view.dispatch({ changes: { from, to: now.length - end, insert: text.slice(from, text.length - end) } });
    this.isQuiet = false;
  }

  showErrors(errors: readonly Diagnostic[]): void {
    this.view.dispatch(diagnosticsOf(this.view.state, errors));
  }

  select(from: number, to: number): void {
    const { length } = this.view.state.doc;
    this.view.dispatch({ selection: { anchor: Math.min(from, length), head: Math.min(to, length) } });
    // Only the editor scrolls: the board stays where the setter looks.
    const { scrollDOM } = this.view;
    const { top } = this.view.lineBlockAt(Math.min(from, length));
    if (top < scrollDOM.scrollTop || top > scrollDOM.scrollTop + scrollDOM.clientHeight - kLineMargin)
      scrollDOM.scrollTop = top - scrollDOM.clientHeight / 2;
  }

  undo(): void {
    this.changing(() => undo(this.view));
  }

  redo(): void {
    this.changing(() => redo(this.view));
  }

  destroy(): void {
    this.view.destroy();
  }

  private changing(command: () => boolean): void {
    this.isQuiet = false;
    command();
  }
}
