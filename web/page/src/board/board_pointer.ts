// The pointer on a board: a press becomes a stroke over cells, or chooses a place beside them.
import type { Point } from "sator";

import type { Picture, PictureMark } from "../sator/picture";
import type { BoardActions } from "./actions";
import { cellAt, contains, distance, outsideAt } from "./geometry";

/** A stroke enters a cell only this near to its middle, so that slanted strokes do not touch the cells beside. */
const kReach = 0.42;

/** The distance between two points of a stroke that are looked at, relative to a cell. */
const kPace = 0.2;

/** A finger that stays on a cell for this time, in milliseconds, does what the other button of a mouse does. */
const kHold = 500;

/** A finger that moves less than this stays, relative to a cell. */
const kStill = 0.25;

const kOtherButton = 2;

interface Pointed {
  picture: Picture;
  actions: BoardActions;
  showsOutside: boolean;
  /** The corners of cells that may be chosen. */
  corners: readonly PictureMark[];
}

export class BoardPointer {
  private readonly pointed: () => Pointed;
  private readonly pointOf: (event: MouseEvent) => Point;
  private isStroke = false;
  /** The press of a stroke along lines; null if there is none. */
  private linePress: PointerEvent | null = null;
  private lastEntered = -1;
  private lastPoint: Point = [NaN, NaN];
  private holding: ReturnType<typeof setTimeout> | undefined;
  /** Done at the release after a press beside the cells: by then the press has moved the focus, so that a field may take it. */
  private chosen: (() => void) | null = null;
  /** The last press chose a place beside the cells, whose field may have the focus now. */
  private hasChosen = false;

  constructor(pointed: () => Pointed, pointOf: (event: MouseEvent) => Point) {
    this.pointed = pointed;
    this.pointOf = pointOf;
  }

  /** Returns whether a stroke begins. */
  press(event: PointerEvent): boolean {
    this.hasChosen = false;
    const { actions } = this.pointed();
    const isOther = event.button === kOtherButton && actions.takesOtherButton === true;
    if ((event.button !== 0 && !isOther) || this.isStroke || this.linePress !== null) return false;
    const point = this.pointOf(event);
    if (actions.lines?.start(point, event) === true) {
      this.linePress = event;
      this.lastPoint = point;
      if (event.pointerType === "touch") this.holding = setTimeout(() => this.holdLine(), kHold);
      return true;
    }
    return this.pressCell(event, point, isOther);
  }

  private pressCell(event: PointerEvent, point: Point, isOther: boolean): boolean {
    const { picture, actions, corners } = this.pointed();
    const corner = corners.find(({ outline }) => contains(outline, point));
    if (corner !== undefined && !isOther) {
      this.chosen = () => actions.corner?.(corner);
      return false;
    }
    const cell = cellAt(picture, point);
    this.isStroke = cell !== undefined && actions.takesStrokes === true;
    if (cell === undefined || !this.isStroke) {
      if (!isOther) this.chosen = this.choiceAt(point);
      return false;
    }
    this.lastEntered = cell.id;
    this.lastPoint = point;
    actions.start?.(cell.id, event, point);
    if (event.pointerType === "touch") this.holding = setTimeout(() => this.pointed().actions.hold?.(cell.id), kHold);
    return true;
  }

  /** A finger that stays where no line is holds the cell. */
  private holdLine(): void {
    const { actions } = this.pointed();
    if (this.linePress === null || actions.lines?.hold() === true) return;
    if (!this.tapCell(this.linePress)) return;
    clearTimeout(this.holding);
    actions.hold?.(this.lastEntered);
  }

  /** A press that draws no line is one on the cell. Returns whether there is one. */
  private tapCell(event: PointerEvent): boolean {
    this.linePress = null;
    this.pointed().actions.lines?.end(false);
    clearTimeout(this.holding);
    return this.pressCell(event, this.pointOf(event), event.button === kOtherButton);
  }

  /** The browser hands over a fast stroke in few events: the places between them count, too. */
  move(event: PointerEvent): void {
    if (!this.isStroke && this.linePress === null) return;
    const events = event.getCoalescedEvents();
    for (const each of events.length > 0 ? events : [event]) this.moveTo(this.pointOf(each));
  }

  private moveTo(point: Point): void {
    const from = this.lastPoint;
    const steps = Math.max(1, Math.ceil(distance(from, point) / (this.pointed().picture.side * kPace)));
    for (let i = 1; i <= steps; ++i) {
      const share = i / steps;
      this.pass([from[0] + (point[0] - from[0]) * share, from[1] + (point[1] - from[1]) * share]);
    }
    this.lastPoint = point;
  }

  private pass(point: Point): void {
    const { picture, actions } = this.pointed();
    if (this.linePress !== null) {
      if (distance(this.pointOf(this.linePress), point) > picture.side * kStill) clearTimeout(this.holding);
      actions.lines?.move(point);
      return;
    }
    const cell = cellAt(picture, point);
    if (cell === undefined || cell.id === this.lastEntered || distance(cell.at, point) > picture.side * kReach) return;
    this.lastEntered = cell.id;
    clearTimeout(this.holding);
    actions.enter?.(cell.id);
  }

  release(): void {
    const press = this.linePress;
    this.linePress = null;
    if (press !== null && this.pointed().actions.lines?.end(true) !== true) this.tapCell(press);
    this.hasChosen = this.chosen !== null;
    this.chosen?.();
    this.cancel();
  }

  cancel(): void {
    this.chosen = null;
    clearTimeout(this.holding);
    if (this.linePress !== null) this.pointed().actions.lines?.end(false);
    this.linePress = null;
    if (!this.isStroke) return;
    this.isStroke = false;
    this.pointed().actions.end?.();
  }

  /** Returns whether the board does not take the focus: a finger sends its mouse events after the release, when a place is chosen already. */
  keepsFocus(): boolean {
    return this.hasChosen;
  }

  /** Returns whether the browser's menu stays closed: over a cell that the other button writes to. */
  takesMenu(event: MouseEvent): boolean {
    const { picture, actions } = this.pointed();
    return actions.takesOtherButton === true && cellAt(picture, this.pointOf(event)) !== undefined;
  }

  double(event: MouseEvent): void {
    const { picture, actions } = this.pointed();
    const cell = cellAt(picture, this.pointOf(event));
    if (cell !== undefined) actions.double?.(cell.id);
  }

  /** The target of a press: a place in the margin, a printed mark that is no cell, or the board itself. */
  private choiceAt(point: Point): () => void {
    const { picture, actions, showsOutside } = this.pointed();
    const place = showsOutside ? outsideAt(picture, point) : undefined;
    if (place !== undefined) return () => actions.outside?.(place);
    const mark = picture.marks?.find((other) => other.cell === undefined && contains(other.outline, point));
    return mark === undefined ? () => actions.wake?.() : () => actions.mark?.(mark);
  }
}
