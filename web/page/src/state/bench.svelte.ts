// The puzzle that is open: its text, which is the only source of truth, and what follows from it.
import type { Diagnostic, EditOperation } from "sator";

import type { OffClue } from "../ledger/clue_cards";
import { engine } from "../sator/engine";
import { lacksFile } from "../language/reader_message";
import { isForeign } from "../sator/foreign";
import { type Picture, type Position, positionsOf } from "../sator/picture";
import { crash } from "./crash.svelte";
import { hashOf } from "./hash";

/** More text than this is not read: it is a stranger's. */
export const kMostCharacters = 1_000_000;

/** A drawing that takes longer than this is ended by the next edit. */
const kPatientMilliseconds = 400;

/** The name of a text without a name at the boundary. */
const kTextName = "puzzle";

/** Words of a text that may name a file. */
const kMayNameFile = /word|list|include|\.txt/i;

export class Bench {
  text = $state("");
  /** Grows with each text, so that late answers are known as such. */
  version = $state(0);
  /** The last picture that could be drawn. While the text has a mistake, it is that of an older text. */
  picture = $state.raw<Picture | null>(null);
  errors = $state.raw<Diagnostic[]>([]);
  /** The files that the text names and that are not here, e.g. word lists; the puzzle is drawn without them. */
  lacking = $state.raw<Diagnostic[]>([]);
  /** The text as it was opened. */
  openedText = $state("");
  /** The text that is drawn. */
  drawnText = $state("");
  /** Grows with each file that is added. */
  files = $state(0);
  /** The place to which an edit on the board moved the caret; the editor goes there. */
  caret = $state.raw<{ from: number; to: number } | null>(null);
  draftId = $state("");
  /** The address of the puzzle on this page, without "#/"; "" if it has none or was edited. */
  address = "";
  /** Clues that the setter has switched off. They are not in the text. */
  offClues = $state.raw<readonly OffClue[]>([]);
  /** The text in another format that the puzzle was translated from; "" if it was not. */
  receivedText = $state("");
  /** The meaning of the puzzle as it was received. The player's grid was kept under it before the text was translated. */
  receivedMeaning = "";
  private drawing: { since: number; controller: AbortController } | null = null;

  readonly isCurrent = $derived(this.drawnText === this.text && this.errors.length === 0);
  readonly isEdited = $derived(this.text !== this.openedText);
  /** The title; empty if the puzzle has none, in which case the picture has the name of the text. */
  readonly title = $derived(this.picture === null || this.picture.title === kTextName ? "" : this.picture.title);
  readonly positionsByName = $derived(
    new Map(positionsOf(this.picture).map((position): [string, Position] => [position.name, position])),
  );
  /** The hash of what the puzzle means: comments, title and layout of its text do not matter. */
  readonly meaning = $derived(this.picture === null ? "" : hashOf(meaningOf(this.picture)));

  /** Opens another puzzle, with the files that it names. */
  open(
    text: string,
    draftId = "",
    files: Readonly<Record<string, string>> = {},
    offClues: readonly OffClue[] = [],
  ): void {
    engine.setFiles(files);
    this.picture = null;
    this.drawnText = "";
    this.receivedText = "";
    this.receivedMeaning = "";
    this.draftId = draftId;
    this.address = "";
    this.offClues = offClues;
    this.openedText = text;
    this.setText(text);
  }

  setText(text: string): void {
    if (text === this.text && this.picture !== null) return;
    this.text = text.slice(0, kMostCharacters);
    ++this.version;
    void this.draw();
  }

  /** Gives the puzzle a file that it may name, e.g. a word list, and draws it again. */
  addFile(name: string, text: string): void {
    engine.addFile(name, text);
    ++this.files;
    this.drawnText = "";
    void this.draw();
  }

  /**
   * Translates a text of another format into Sator's language, so that it can be edited. A text that is not understood as a whole, or
   * that the language cannot say, stays as it is. Returns why it stays, or "".
   */
  async translate(): Promise<string> {
    const before = this.text;
    if (!isForeign(before)) return "";
    const result = await engine.convert(before, "sator");
    if (!result.ok) return result.message;
    const { text, losses, not_understood } = result.answer;
    const lost = [...losses, ...(not_understood ?? [])];
    if (lost.length > 0) return lost.join("; ");
    if (this.text !== before) return "";
    this.receivedText = before;
    this.receivedMeaning = this.drawnText === before ? this.meaning : "";
    this.openedText = text;
    this.setText(text);
    return "";
  }

  /** Does an operation to the text. Returns the mistake if it cannot be done. */
  async edit(operation: EditOperation): Promise<string> {
    const before = this.text;
    const result = await engine.edit(before, operation);
    if (!result.ok) return result.errors[0]?.message ?? result.message;
    if (this.text !== before) return ""; // the setter went on typing
    this.caret = result.answer.caret ?? null;
    this.setText(result.answer.text);
    return "";
  }

  /** Draws the latest text. A drawing takes milliseconds, so that it is awaited; to end its worker at each key would take longer. */
  private async draw(): Promise<void> {
    if (this.drawing !== null) {
      if (Date.now() - this.drawing.since > kPatientMilliseconds) this.drawing.controller.abort();
      return;
    }
    for (let drawn = ""; drawn !== this.text || this.drawing === null;) {
      drawn = this.text;
      this.drawing = { since: Date.now(), controller: new AbortController() };
      await this.drawOnce(drawn, this.drawing.controller.signal);
    }
    this.drawing = null;
  }

  /** A text without a known first word is in no known format, which has no place. Read as Sator's language, it has one. */
  private async placedErrors(text: string, errors: Diagnostic[], signal: AbortSignal): Promise<Diagnostic[]> {
    if (errors[0]?.line !== 0 || isForeign(text) || text.trim() === "") return errors;
    const result = await engine.picture(text, { signal, format: "sator" });
    return result.ok ? errors : result.errors;
  }

  private async drawOnce(text: string, signal: AbortSignal): Promise<void> {
    try {
      const result = await engine.picture(text, { signal });
      if (text !== this.text) return;
      if (result.ok) {
        this.picture = result.answer;
        this.drawnText = text;
      }
      const errors = result.ok ? [] : await this.placedErrors(text, result.errors, signal);
      if (text === this.text) this.errors = errors;
      const lacking = result.ok && kMayNameFile.test(text) ? await engine.parse(text, { signal }) : null;
      if (text === this.text) this.lacking = lacking?.ok === false && lacksFile(lacking.errors) ? lacking.errors : [];
    } catch (error) {
      if (!signal.aborted) crash.report(error);
    }
  }
}

function meaningOf(picture: Picture): string {
  return JSON.stringify([
    picture.cells.map((cell) => [cell.name, cell.given ?? "", cell.values.join()]),
    picture.rules.map((rule) => [rule.name, rule.arguments, rule.parts]),
    ...(picture.between ?? []).map(({ name, given = "", values }) => [name, given, values.map(({ value }) => value)]),
  ]);
}
