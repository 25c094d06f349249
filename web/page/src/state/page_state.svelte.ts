// All state of the page in one object. Each part is given the parts that it reads, and reads no others: the data flow is this file.
import { CheckMode } from "../check/check_mode.svelte";
import { CheckView } from "../check/check_view.svelte";
import { Verdict } from "../check/verdict.svelte";
import { Maker } from "../create/maker.svelte";
import { ExplainMode } from "../explain/explain_mode.svelte";
import { CrosswordTools } from "../crossword/crossword_tools.svelte";
import { Explanation } from "../explain/explanation.svelte";
import { Finisher } from "../finish/finisher.svelte";
import { GalleryChoice } from "../home/gallery_filter.svelte";
import { Ledger } from "../ledger/ledger.svelte";
import { GridJudge } from "../play/grid_judge.svelte";
import { Hints } from "../play/hints.svelte";
import { PlayMode } from "../play/play_mode.svelte";
import { PlayOptions } from "../play/play_options.svelte";
import { Player } from "../play/player.svelte";
import { Replay } from "../play/replay.svelte";
import { SetMode } from "../set/set_mode.svelte";
import { Paper } from "../share/paper.svelte";
import { ShareMode } from "../share/share_mode";
import { DrawnPicture } from "../set/drawn_picture.svelte";
import { Edits } from "../set/edits.svelte";
import type { Mode } from "../workbench/mode";
import { Bench } from "./bench.svelte";
import { Opening } from "./opening";
import type { ModeName } from "./route.svelte";
import { Session } from "./session.svelte";

export class PageState {
  /** The puzzle. */
  readonly bench = new Bench();

  /** The player's grid. */
  readonly replay = new Replay();
  readonly judge = new GridJudge(this.bench);
  readonly playOptions = new PlayOptions();
  readonly player = new Player(this.bench, this.judge, this.replay, this.playOptions);
  readonly hints = new Hints(this.bench, this.player);

  /** The solver's verdict on the puzzle. */
  readonly verdict = new Verdict(this.bench);
  /** The changes that the setter makes by hand. */
  readonly edits = new Edits(this.bench);
  readonly ledger = new Ledger(this.bench, this.verdict, this.edits);
  /** Clues that would finish the puzzle. */
  readonly finisher = new Finisher(this.bench, this.verdict, this.edits);
  /** The picture of a nonogram that the setter draws. */
  readonly drawn = new DrawnPicture(this.bench, this.verdict, this.edits);
  /** The tools of a crossword's setter. */
  readonly crossword = new CrosswordTools(this.bench, this.edits);
  readonly checkView = new CheckView(this.bench, this.verdict);
  readonly explanation = new Explanation(this.bench, this.player);

  readonly modes = {
    play: new PlayMode(this.bench, this.player, this.judge, this.hints, this.replay, this.playOptions),
    set: new SetMode(this.bench, this.checkView, this.ledger, this.finisher, this.drawn, this.edits, this.crossword),
    check: new CheckMode(this.bench, this.verdict, this.checkView, this.ledger, this.finisher, this.edits),
    explain: new ExplainMode(this.bench, this.explanation),
    share: new ShareMode(),
  };
  /** The parts of a printed puzzle besides the board. */
  readonly paper = new Paper(this.bench);
  modeName = $state<ModeName>("play");
  readonly mode = $derived<Mode>(this.modes[this.modeName]);

  /** The filter of the gallery. */
  readonly galleryFilter = new GalleryChoice();

  /** Puzzles that are made. */
  readonly maker = new Maker();

  /** The puzzle that is opened, and what is kept of it. */
  readonly opening = new Opening(this.bench, this.player, this.replay);
  readonly session = new Session(this);
}
