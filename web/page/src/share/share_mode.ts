// Share: the board is only looked at.
import type { Layers } from "../board/layers";
import type { Mode } from "../workbench/mode";
import SharePanel from "./SharePanel.svelte";

export class ShareMode implements Mode {
  readonly panel = SharePanel;
  readonly layers: Layers = {};

  key(): boolean {
    return false;
  }
}
