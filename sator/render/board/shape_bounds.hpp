#pragma once

#include "sator/render/board/shape.hpp"

namespace sator {

/// What a shape takes up, texts by estimate.
Box bounds_of(const Shape& shape);

}  // namespace sator
