#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::exchange {

/// Returns the puzzle with `cage 8` in place of a sum whose cells differ, e.g. `sum(a) = 8` or `sum 8` beside `distinct`, so that
/// formats that know cages can say it. It has the same solutions. Returns nullopt if there is no such sum.
std::optional<Puzzle> with_cages(const Puzzle& puzzle);

}  // namespace sator::exchange
