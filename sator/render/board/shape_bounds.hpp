#pragma once

#include "sator/render/board/shape.hpp"

namespace sator {

/// Returns the bounding box of a shape. The width of texts is estimated, because the font is unknown.
Box bounds_of(const Shape& shape);

}  // namespace sator
