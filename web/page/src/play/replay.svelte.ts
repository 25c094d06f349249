// A replay of how a grid was filled: the player's own, or one that came in a link. It changes nothing of the player's grid.
import { type Move, gridAfter } from "./recording";

/** The time for which each change is shown, in milliseconds. */
const kStepMilliseconds = 350;

export class Replay {
  moves = $state.raw<readonly Move[]>([]);
  /** The number of changes that are shown. */
  at = $state(0);
  isOpen = $state(false);
  isPlaying = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  readonly grid = $derived(gridAfter(this.moves, this.at));
  /** Seconds of play until now. */
  readonly seconds = $derived(this.moves[this.at - 1]?.at ?? 0);

  open(moves: readonly Move[]): void {
    this.pause();
    this.moves = moves;
    this.at = 0;
    this.isOpen = moves.length > 0;
  }

  /** Goes on to the end, or from the beginning if it is there. */
  play(): void {
    if (this.at >= this.moves.length) this.at = 0;
    this.isPlaying = true;
    clearInterval(this.timer);
    this.timer = setInterval(() => this.tick(), kStepMilliseconds);
  }

  pause(): void {
    this.isPlaying = false;
    clearInterval(this.timer);
  }

  go(at: number): void {
    this.pause();
    this.at = Math.min(Math.max(0, at), this.moves.length);
  }

  /** The arrows go through the changes, and Escape ends it. */
  key(event: KeyboardEvent): boolean {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step !== 0) this.go(this.at + step);
    else if (event.key === "Escape") this.close();
    else return false;
    return true;
  }

  close(): void {
    this.pause();
    this.isOpen = false;
    this.moves = [];
  }

  private tick(): void {
    ++this.at;
    if (this.at >= this.moves.length) this.pause();
  }
}
