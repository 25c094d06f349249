// The answer of `render` as data, for a program that paints it, plays on it and edits the puzzle.

import type { LeftOut } from "./answers.js";

export type Point = [x: number, y: number];

/** A shape to paint. `look` is a class of Sator's style sheet for pictures. */
export type Shape = { look: string; style?: string; rule?: number } & (
  | { path: Point[][]; closed: boolean }
  | { circle: { at: Point; radius: number } }
  | { text: { at: Point; text: string; size: number; anchor: "start" | "middle" | "end"; turn: number } }
);

/** A picture as data. Shapes are in the order in which they are painted; y points down. */
export interface PictureAnswer {
  sator: 1;
  puzzle: string;
  title: string;
  box: [x: number, y: number, width: number, height: number];
  shapes: Shape[];
  /** How cells look; "free" cells have no neighbours. */
  shape: "square" | "hexagon" | "free";
  /** The width of a cell. */
  side: number;
  /** The index of a cell is its id. */
  cells: PictureCell[];
  /** The edges, links and corners that hold values; absent if there are none. */
  between?: PictureBetween[];
  /** The index of a rule is its id. */
  rules: PictureRule[];
  /** The places in the margin where a clue of a line may stand. */
  outside: OutsidePlace[];
  /** The marks that the puzzle's kind prints, e.g. a kakuro's black cells with their sums; absent if it prints none. */
  marks?: PictureMark[];
  /** The marks at corners of cells, e.g. the numbers of a slant; absent if the kind prints none. */
  corners?: PictureMark[];
  /** How values look and what people call them, as the puzzle's kind says; without those that are only symbols. */
  /** The numbered words of a crossword, across before down at each number; absent if the puzzle is none. */
  entries?: PictureEntry[];
  looks: ValueLook[];
  /** What clicks enter one after the other before the cell is open again; empty if values are typed. */
  clicks: string[];
  /** What the reader did not understand; absent if there is nothing. */
  left_out?: LeftOut[];
}

/** A word of a crossword. */
export interface PictureEntry {
  number: number;
  direction: "across" | "down";
  /** The ids of its cells. */
  cells: number[];
  /** The text of its clue, if there is one. */
  clue?: string;
}

/** How a value is drawn. */
export interface ValueLook {
  value: string;
  /** Closed lines to fill, for a cell of width 100 whose middle is [0, 0]. */
  path?: Point[][];
  /** Neighbouring cells with the value are drawn as one, e.g. the parts of a ship. */
  joins?: true;
  /** The whole cell is filled. */
  filled?: true;
  /** The cell stays white on paper. */
  open?: true;
  /** The style of a coloured cell: `fill:#d13438`. */
  style?: string;
  name?: string;
  german?: string;
}

/** A printed mark: the value or the clue of a cell, or the clue of a place that is no cell. */
export interface PictureMark {
  /** As printed, from 1. A corner is the upper left one of the cell of this row and column. */
  row: number;
  column: number;
  text: string;
  at: [x: number, y: number];
  outline: [x: number, y: number][];
  /** The id of the cell; absent if the place is none. */
  cell?: number;
}

/** A direction in which a cell has neighbours; in a hexagon all but up and down. */
export type Direction = "left" | "right" | "up" | "down" | "left-up" | "right-up" | "left-down" | "right-down";

export interface PictureCell {
  id: number;
  /** "R3C4" */
  name: string;
  at: [x: number, y: number];
  outline: [x: number, y: number][];
  /** The values that the cell may hold, in order. */
  values: string[];
  given?: string;
  /** The cells that touch it, by id. */
  next: Partial<Record<Direction, number>>;
}

/** A place between cells. Its id follows those of the cells. */
export interface PictureBetween {
  id: number;
  /** "R1C1/R1C2", "R1C1/top", "R1C1-R1C2", "corner R1C1" */
  name: string;
  sort: "edge" | "link" | "corner";
  at: [x: number, y: number];
  /** The ends of the line along an edge or a link. */
  line: [x: number, y: number][];
  /** The values that it may hold, in order, and how each is drawn. */
  values: { value: string; look: "nothing" | "line" | "border" | "double" | "text" }[];
  given?: string;
}

export interface PictureRule {
  id: number;
  name: string;
  arguments: string;
  /** The arguments that are the clue's own, without those above a list of clues. */
  clue: string;
  label?: string;
  /** The puzzle's kind states it, so that it has no text of its own. */
  of_kind: boolean;
  /** The cells of each sequence, by id. */
  parts: number[][];
  line?: number;
  column?: number;
  length?: number;
  /** The place in the text, in UTF-16 code units. */
  from?: number;
  to?: number;
}

export type Side = "left" | "right" | "top" | "bottom" | "x" | "y" | "z" | "x_back" | "y_back" | "z_back";

export interface OutsidePlace {
  side: Side;
  /** From 1. */
  line: number;
  at: [x: number, y: number];
  /** The direction in which the clue reads its line: a unit vector. */
  reading: [x: number, y: number];
  cells: number[];
}
