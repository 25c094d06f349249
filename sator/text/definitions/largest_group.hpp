#pragma once

#include <cstddef>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/drawn_kind.hpp"

namespace sator::text {

/// Returns the most cells that a group of equal numbers of a printed puzzle can have: the greatest known value, or the number of cells
/// of the largest area without known values. Regions that hold a known value are as large as it says.
std::size_t largest_group(const DrawnKind& drawn);

}  // namespace sator::text
