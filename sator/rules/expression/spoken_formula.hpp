#pragma once

#include <functional>
#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// Says an expression: the names of cells stand in place of the names of its groups, and what it says of values and of their numbers is
/// in words: `if a = "#" then count(b, "#") = 2` becomes "if R1C1 is black, then R1C2–R2C1 has exactly 2 black cells". Calculations stay.
std::string spoken_formula(const std::string& text, std::span<const Sequence> groups, const Puzzle& puzzle,
                           const std::function<std::string(const Sequence&)>& name_of);

}  // namespace sator::rules
