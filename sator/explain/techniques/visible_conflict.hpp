#pragma once

#include <optional>

#include "sator/explain/deduce/finding.hpp"

namespace sator {

/// The clash of what is known, where it shows: an empty cell, a region without a place for a value that it
/// requires, a rule that conflicts with the candidates. Its rules are no more than it needs.
std::optional<Finding> find_visible_conflict(SolvingState& state);

}  // namespace sator
