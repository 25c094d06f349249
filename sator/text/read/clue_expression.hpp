#pragma once

#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// Writes a clue into an expression, in the place of its `?`: `a + b = ?` with the clue 12 becomes `a + b = 12`.
std::string with_clue(const std::string& expression, std::span<const Argument> clue);

}  // namespace sator::text
