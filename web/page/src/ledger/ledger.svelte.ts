// The ledger of clues: the worth of each, found by a question about the puzzle without it, and which are switched off or hidden.
import type { CandidatesAnswer, Part, SaidClue } from "sator";

import { cellsOfPart } from "../check/check_layers";
import type { Verdict } from "../check/verdict.svelte";
import { t } from "../language/texts.svelte";
import { engine } from "../sator/engine";
import type { Edits } from "../set/edits.svelte";
import type { Bench } from "../state/bench.svelte";
import { crash } from "../state/crash.svelte";
import { type ClueCard, clueCards, keysOfRules, type OffClue } from "./clue_cards";
import { type ClueWords, clueWords } from "./clue_words";

/** A clue's worth: the number of solutions without it, and of cells that are open then. */
export interface Gift {
  solutions: string;
  isExact: boolean;
  freed: number;
}

export class Ledger {
  /** By the keys of the cards, for the text that is drawn. */
  private gifts = $state.raw<ReadonlyMap<string, Gift>>(new Map());
  /** What the clues say, by the keys of the cards. Null until it is read. */
  private said = $state.raw<ReadonlyMap<string, SaidClue> | null>(null);
  private hidden = $state.raw<ReadonlySet<string>>(new Set());
  private readonly bench: Bench;
  private readonly verdict: Verdict;
  private readonly edits: Edits;

  private readonly cards = $derived.by(() =>
    this.bench.picture === null ? { clues: [], givens: [] } : clueCards(this.bench.picture, this.bench.drawnText),
  );
  private readonly clashing = $derived.by(() => this.keysOf(this.verdict.checked?.clash?.parts ?? []));
  private readonly relaxing = $derived.by(() => this.keysOf(this.verdict.checked?.clash?.relaxations ?? []));

  /** Those that clash come first. */
  readonly clues = $derived.by(() => this.clashingFirst(this.cards.clues));
  readonly givens = $derived.by(() => this.clashingFirst(this.cards.givens));
  readonly hiddenRules = $derived<ReadonlySet<number>>(
    new Set(this.cards.clues.flatMap(({ key, rule }) => (rule !== undefined && this.hidden.has(key) ? [rule] : []))),
  );

  constructor(bench: Bench, verdict: Verdict, edits: Edits) {
    this.bench = bench;
    this.verdict = verdict;
    this.edits = edits;
  }

  get off(): readonly OffClue[] {
    return this.bench.offClues;
  }

  clashes({ key }: ClueCard): boolean {
    return this.clashing.has(key);
  }

  /** What a card says, as people read it. */
  wordsOf({ key, rule, text }: ClueCard): ClueWords {
    const said = this.said?.get(key);
    if (said !== undefined) return clueWords(said);
    return { text: rule !== undefined && this.said === null ? t("ledger.waits") : text };
  }

  /** Whether there is a solution without this clue alone. */
  relaxes({ key }: ClueCard): boolean {
    return this.relaxing.has(key);
  }

  giftOf({ key }: ClueCard): Gift | undefined {
    return this.gifts.get(key);
  }

  switchOff(card: ClueCard): void {
    const { key, again, without } = card;
    this.bench.offClues = [...this.off, { key, text: this.wordsOf(card).text, again }];
    this.edits.do(without);
  }

  switchOn(clue: OffClue): void {
    this.drop(clue);
    this.edits.doFirst(clue.again);
  }

  drop(clue: OffClue): void {
    this.bench.offClues = this.off.filter((other) => other !== clue);
  }

  isHidden({ key }: ClueCard): boolean {
    return this.hidden.has(key);
  }

  toggleHidden({ key }: ClueCard): void {
    const rest = [...this.hidden].filter((other) => other !== key);
    this.hidden = new Set(this.hidden.has(key) ? rest : [...rest, key]);
  }

  /** Reads what the clues say. For an effect: returns what ends it. */
  read(): () => void {
    const { picture, drawnText } = this.bench;
    const controller = new AbortController();
    const ended = (): void => undefined; // the question was ended
    if (picture !== null)
      engine.words(drawnText, { signal: controller.signal }).then((result) => {
        const clues = result.ok ? result.answer.clues : [];
        const keys = keysOfRules(picture);
        this.said = new Map(clues.map((clue) => [keys.get(clue.rule) ?? "", clue]));
      }, ended);
    return () => controller.abort();
  }

  /** Asks for each clue what it gives, one after the other, while there is a solution. For an effect: returns what ends it. */
  follow(): (() => void) | undefined {
    const { drawnText, isCurrent } = this.bench;
    const { status, isUnset } = this.verdict;
    const { clues, givens } = this.cards;
    this.gifts = new Map();
    if (!isCurrent || isUnset || (status !== "unique" && status !== "multiple")) return undefined;
    const controller = new AbortController();
    this.weigh(drawnText, [...clues, ...givens], controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) crash.report(error);
    });
    return () => controller.abort();
  }

  private async weigh(text: string, cards: readonly ClueCard[], signal: AbortSignal): Promise<void> {
    for (const { key, without } of cards) {
      const edited = await engine.edit(text, without);
      if (signal.aborted) return;
      if (!edited.ok) continue;
      const result = await engine.weighed(edited.answer.text, { signal });
      if (result.ok && result.answer.complete) this.gifts = new Map([...this.gifts, [key, giftOf(result.answer)]]);
    }
  }

  private clashingFirst(cards: readonly ClueCard[]): ClueCard[] {
    return [...cards].sort((a, b) => Number(this.clashes(b)) - Number(this.clashes(a)));
  }

  private keysOf(parts: readonly Part[]): Set<string> {
    const { picture } = this.bench;
    if (picture === null) return new Set();
    const { clues, givens } = this.cards;
    return new Set(
      parts.flatMap((part) => {
        if (part.kind !== "given") return clues.filter(({ rule }) => rule === part.statement).map(({ key }) => key);
        const [cell] = cellsOfPart(picture, part);
        return givens.filter(({ cells }) => cells[0] === cell).map(({ key }) => key);
      }),
    );
  }
}

function giftOf({ status, count = "1", exact = true, cells }: CandidatesAnswer): Gift {
  return {
    solutions: status === "unique" ? "1" : count,
    isExact: exact,
    freed: cells.filter(({ candidates }) => candidates.length > 1).length,
  };
}
