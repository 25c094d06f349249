#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/shape.hpp"

namespace sator::render {

/// Returns the bounding box of a shape. The width of texts is estimated, because the font is unknown.
Box bounds_of(const Shape& shape);

}  // namespace sator::render
