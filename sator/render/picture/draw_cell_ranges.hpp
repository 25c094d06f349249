#pragma once

#include "sator/render/rules/sketch.hpp"

namespace sator {

/// Shows which cells may hold other values than most: with a small ring where these are a few less, else with
/// all that they may hold, small (`sketch.shows_range`). Nothing is whole once `watch` is over.
void draw_cell_ranges(Sketch& sketch, LimitWatch& watch);

}  // namespace sator
