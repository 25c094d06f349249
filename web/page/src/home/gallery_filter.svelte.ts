// The filter of the gallery and its order. They stay when the reader comes back from a puzzle.
import type { GalleryFilter, Group, Order } from "./gallery";

export class GalleryChoice implements GalleryFilter {
  group = $state<Group | "all">("all");
  grade = $state(0);
  search = $state("");
  order = $state<Order>("kind");
}
