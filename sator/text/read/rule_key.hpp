#pragma once

#include <expected>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// Divides a rule by its key: `cage a=8 b=15` over a drawing with the letters a, b and c becomes `cage 8` over a, `cage 15` over
/// b, and `cage` over c. Arguments that are no part of the key are shared. A rule without a key stays whole. So does `sum a=8
/// b=15` at regions with these letters. Returns an error if the drawing has no letter of that name.
std::expected<std::vector<RuleStatement>, Diagnostic> divide_by_key(RuleStatement rule);

}  // namespace sator::text
