#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/reformulation.hpp"

namespace sator::text {

/// Returns the puzzle in the terms in which people reason about its kind; nullopt if these are its own cells and rules.
std::optional<puzzle::Reformulation> reformulated(const Puzzle& puzzle);

}  // namespace sator::text
