// Follows the address and the text wherever the reader is: opens the puzzle, and keeps it.
import { untrack } from "svelte";

import { t } from "../language/texts.svelte";
import { engine } from "../sator/engine";
import { LinkError } from "../share/link_code";
import { crash } from "./crash.svelte";
import { openedText } from "./opened_text";
import { newDraftId } from "./opening";
import type { PageState } from "./page_state.svelte";
import { type Route, route } from "./route.svelte";
import { storage } from "./storage";

export class Session {
  /** Why the address cannot be shown. */
  problem = $state("");
  private readonly page: PageState;

  /** Whether the address names a puzzle. */
  readonly isBench = $derived(["gallery", "daily", "work", "link"].includes(route.current.page));

  constructor(page: PageState) {
    this.page = page;
  }

  /** Must be called while App is made, because it begins effects. */
  begin(): void {
    const { bench, player } = this.page;
    void engine.warm().catch((error: unknown) => crash.report(error));
    // Only the address says what is opened and in which mode: an edit of the text must not open it again.
    $effect(() => {
      const to = route.current;
      untrack(() => void this.open(to));
    });
    $effect(() => {
      if (bench.meaning !== "") untrack(() => player.takeUp());
    });
    $effect(() => {
      const merge = ({ key }: StorageEvent): void => void (player.isKeptAt(key) && player.mergeKept());
      addEventListener("storage", merge);
      return () => removeEventListener("storage", merge);
    });
    $effect(() => this.keepDraft());
    $effect(() => this.becomeDraft());
    $effect(() => {
      void bench.files;
      if (this.isBench && bench.text !== "") openedText.keep(bench.text, bench.offClues);
    });
  }

  private async open(to: Route): Promise<void> {
    this.problem = "";
    try {
      if (to.page === "gallery" || to.page === "daily" || to.page === "work") this.page.modeName = to.mode;
      if (to.page === "gallery") await this.page.opening.gallery(to.path);
      if (to.page === "daily") this.problem = await this.page.opening.daily(to.daily, to.moves);
      if (to.page === "work") this.page.opening.again();
      if (to.page === "link") {
        this.page.modeName = "play";
        await this.page.opening.link(to);
        if (to.step !== null) {
          this.page.explanation.follow(to.step);
          this.page.modeName = "explain";
        }
      }
    } catch (error) {
      const why = error instanceof LinkError ? t(error.key, error.parts) : t("link.broken");
      this.problem = to.page === "link" ? t("link.wrong", { why }) : t("home.noSuch");
    }
  }

  /** A setter's drafts are kept as soon as they can be read. */
  private keepDraft(): void {
    const { bench, modeName } = this.page;
    const { draftId, drawnText: text, title, offClues } = bench;
    if (draftId === "" || modeName !== "set" || text.trim() === "") return;
    storage.keepDraft(draftId, { title, text, offClues, changed: Date.now() }, engine.filesOf(text));
  }

  /** An edited puzzle of the gallery or of a link becomes a draft of its own, so that going back does not overwrite it. */
  private becomeDraft(): void {
    const { bench, modeName } = this.page;
    const { page } = route.current;
    if (!bench.isEdited || bench.draftId !== "" || (page !== "gallery" && page !== "daily" && page !== "link")) return;
    bench.draftId = newDraftId();
    bench.address = "";
    route.replace(`#/work?mode=${modeName}`);
  }
}
