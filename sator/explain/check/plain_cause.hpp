#pragma once

#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::explain {

/// Returns why a puzzle has no solution if a sum says it: the totals of its rows and of its columns differ, e.g. "the rows say 11 filled
/// cells, the columns 12". Nullopt if there is no such cause.
std::optional<std::string> plain_cause(const Puzzle& puzzle);

}  // namespace sator::explain
