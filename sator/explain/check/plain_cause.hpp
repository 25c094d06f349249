#pragma once

#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::explain {

/// Returns why a puzzle has no solution if the totals of its rows, columns or regions differ, e.g. "the rows say 11 filled cells, the
/// columns 12". Returns nullopt if there is no such cause. Linear.
std::optional<std::string> plain_cause(const Puzzle& puzzle);

}  // namespace sator::explain
