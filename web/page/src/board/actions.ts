// Actions of the reader's hand on a board.
import type { Point } from "sator";

import type { OutsidePlace, PictureMark } from "../sator/picture";

/** Strokes along the lines between cells. */
export interface LineActions {
  /** Returns whether the press begins such a stroke. */
  start(point: Point, event: PointerEvent): boolean;
  move(point: Point): void;
  /** A finger has stayed. Returns whether it did something. */
  hold(): boolean;
  /** Returns whether the stroke did something. A tap on no line does not: it is one on the cell. */
  end(mayBeTap: boolean): boolean;
}

export interface BoardActions {
  /** Absent if the hand draws no lines now. */
  readonly lines?: LineActions | undefined;
  /** Whether a press on a cell begins a stroke. */
  readonly takesStrokes?: boolean;
  /** Whether a press with the other button begins one, too; else that press opens the browser's menu. */
  readonly takesOtherButton?: boolean;
  /** The board was tapped, although it takes no strokes. */
  wake?(): void;
  start?(cell: number, event: PointerEvent, point: Point): void;
  /** A finger has stayed on the first cell of its stroke. */
  hold?(cell: number): void;
  /** The stroke goes on to another cell. */
  enter?(cell: number): void;
  end?(): void;
  double?(cell: number): void;
  /** A place in the margin was chosen. */
  outside?(place: OutsidePlace): void;
  /** A corner of cells, where the kind prints clues, was chosen. */
  corner?(mark: PictureMark): void;
  /** A place that is no cell but has a printed mark, e.g. a black cell, was chosen. */
  mark?(mark: PictureMark): void;
  /** Returns whether the key did something. A board without keys is a picture. */
  key?(event: KeyboardEvent): boolean;
}
