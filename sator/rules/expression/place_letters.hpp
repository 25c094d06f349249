#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// Names the cells of a place for an expression: `line` is all of them, and a, b, c, … are the first, the second, the third
/// cell. If there are several sequences, because ':' divides the place, they keep their letters and `line` is all their cells.
std::vector<Sequence> lettered_place(std::span<const Sequence> sequences);

}  // namespace sator::rules
