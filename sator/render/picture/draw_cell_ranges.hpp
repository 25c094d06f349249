#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// Shows which cells have another range than most. If they lack only a few values, they get a small ring;
/// otherwise their range is shown in small letters (`sketch.shows_range`). The result is incomplete if
/// `watch` ends the work.
void draw_cell_ranges(Sketch& sketch, LimitWatch& watch);

}  // namespace sator::render
