// Undo and redo without end, for any value that never changes.

export class History<State extends object> {
  current: State;
  private past = $state.raw<readonly State[]>([]);
  private future = $state.raw<readonly State[]>([]);

  constructor(start: State) {
    this.current = $state.raw(start);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  add(next: State): void {
    if (next === this.current) return;
    this.past = [...this.past, this.current];
    this.future = [];
    this.current = next;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.current, ...this.future];
    this.current = before;
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (next === undefined) return;
    this.past = [...this.past, this.current];
    this.future = rest;
    this.current = next;
  }

  /** Begins anew, with the states that Undo goes back to. */
  reset(start: State, past: readonly State[] = []): void {
    this.past = past;
    this.future = [];
    this.current = start;
  }
}
