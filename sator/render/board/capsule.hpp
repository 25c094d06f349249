#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/shape.hpp"

namespace sator::render {

/// Returns the outline of all points within `radius` of the line from `first` to `last`: straight sides and a half circle at
/// each end; a circle if the points are the same.
Outline capsule(Point first, Point last, double radius);

}  // namespace sator::render
