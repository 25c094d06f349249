// The filter of the gallery. It stays when the reader comes back from a puzzle.
import type { GalleryFilter, Group } from "./gallery";

export class GalleryChoice implements GalleryFilter {
  group = $state<Group | "all">("all");
  grade = $state(0);
  search = $state("");
}
