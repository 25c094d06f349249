// A mode of the workbench: what it shows on the board and beside it, and what the reader's hand does there. A further mode is a folder
// with a class like this and its panel, and a row in state/page_state.svelte.ts and in state/route.svelte.ts.
import type { Component } from "svelte";

import type { BoardActions } from "../board/actions";
import type { Layers } from "../board/layers";
import type { OutsidePlace, PictureMark } from "../sator/picture";
import type { GridExtent } from "../set/grid_extent";

/** The controls that a mode shows around the grid if it changes the puzzle. */
export interface Frame {
  /** Whether clues can be set in the margin. */
  readonly showsOutside: boolean;
  readonly activeOutside: OutsidePlace | null;
  /** The corners of cells where clues can be set now. */
  readonly corners: readonly PictureMark[];
  readonly activeCorner: PictureMark | null;
  /** The grid whose corner can be dragged; null if it has no corner. */
  readonly extent: GridExtent | null;
  resize(size: string): void;
}

/** Strokes and keys (`start`, `enter`, `end`, `key` and others) are those of the board. */
export interface Mode extends BoardActions {
  /** The layers on the puzzle's picture. */
  readonly layers: Layers;
  /** The panel beside the board. */
  readonly panel: Component;
  readonly frame?: Frame;
  /** Whether rows and columns have their numbers. */
  readonly hasCoordinates?: boolean;
  /** Returns whether the key did something. */
  key(event: KeyboardEvent): boolean;
  /** The same for a key that is typed neither on the board nor in a field. */
  keyElsewhere?(event: KeyboardEvent): boolean;
  /** Follows the puzzle while the mode is shown: an effect, which runs again if what it reads changes. Returns what ends it. */
  follow?(): (() => void) | undefined;
}
