// Play: the board takes values and marks. While a replay is open, it only shows the replay.
import type { LineActions } from "../board/actions";
import type { Layers } from "../board/layers";
import type { Bench } from "../state/bench.svelte";
import type { Mode } from "../workbench/mode";
import type { GridJudge } from "./grid_judge.svelte";
import type { Hints } from "./hints.svelte";
import { LineStrokes } from "./line_strokes.svelte";
import { PlayKeys } from "./play_keys";
import { playLayers, replayLayers } from "./play_layers";
import type { PlayOptions } from "./play_options.svelte";
import { PlayStrokes } from "./play_strokes";
import type { Player } from "./player.svelte";
import PlayPanel from "./PlayPanel.svelte";
import type { Replay } from "./replay.svelte";
import { RulesInWords } from "./rules_in_words.svelte";

export class PlayMode implements Mode {
  readonly panel = PlayPanel;
  readonly takesStrokes = true;
  readonly rules: RulesInWords;
  private readonly bench: Bench;
  private readonly player: Player;
  private readonly judge: GridJudge;
  private readonly hints: Hints;
  private readonly replay: Replay;
  private readonly options: PlayOptions;
  private readonly keys: PlayKeys;
  private readonly strokes: PlayStrokes;
  private readonly lineStrokes: LineStrokes;

  readonly layers = $derived.by<Layers>(() => {
    const { picture, positionsByName } = this.bench;
    if (picture === null) return {};
    const { options } = this;
    if (this.replay.isOpen) return replayLayers(picture, this.replay.grid, options.has("grey"));
    const hint = this.hints.isCurrent ? this.hints : null;
    return playLayers({ picture, positionsByName, player: this.player, answer: this.judge.answer, hint, options });
  });

  constructor(bench: Bench, player: Player, judge: GridJudge, hints: Hints, replay: Replay, options: PlayOptions) {
    this.bench = bench;
    this.rules = new RulesInWords(bench);
    this.player = player;
    this.judge = judge;
    this.hints = hints;
    this.replay = replay;
    this.options = options;
    this.keys = new PlayKeys(bench, player);
    this.strokes = new PlayStrokes(bench, player);
    this.lineStrokes = new LineStrokes(bench, player);
  }

  start(cell: number, event: PointerEvent): void {
    if (!this.replay.isOpen) this.strokes.start(cell, event);
  }

  get takesOtherButton(): boolean {
    return this.lines !== undefined || (!this.replay.isOpen && this.strokes.takesOtherButton);
  }

  /** Lines are drawn where values are entered. */
  get lines(): LineActions | undefined {
    const { kind, held } = this.player;
    const isOn = this.bench.picture?.between !== undefined && !this.replay.isOpen && kind === "value" && held === "";
    return isOn ? this.lineStrokes : undefined;
  }

  get hasCoordinates(): boolean {
    return this.options.has("coordinates");
  }

  hold(cell: number): void {
    if (!this.replay.isOpen) this.strokes.hold(cell);
  }

  enter(cell: number): void {
    if (!this.replay.isOpen) this.strokes.enter(cell);
  }

  end(): void {
    this.strokes.end();
  }

  double(cell: number): void {
    this.strokes.double(cell);
  }

  key(event: KeyboardEvent): boolean {
    return this.replay.isOpen ? this.replay.key(event) : this.keys.key(event);
  }

  /** Values may be typed wherever the focus is. Keys that buttons know stay theirs. */
  keyElsewhere(event: KeyboardEvent): boolean {
    const belongsToButton = /^(Enter| |Escape|Tab)$/.test(event.key) || event.key.startsWith("Arrow");
    return !belongsToButton && this.key(event);
  }

  /** The clock runs, and the rules are those of the text that is drawn. */
  follow(): () => void {
    const end = this.rules.read(this.bench.drawnText);
    const clock = setInterval(() => this.player.tick(), 1000);
    return () => {
      clearInterval(clock);
      end();
    };
  }
}
