#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::explain {

/// Returns narrower versions of an expression that is a single inequality: "<" for "<=", "<" and ">" for
/// "!=", then both sides further apart: "a + 1 < b" for "a < b", "sum(a) < 9" for "sum(a) < 10". Smallest
/// changes come first. Returns nothing for "=", for several comparisons, and within and, or, not, if and
/// count.
std::vector<std::string> tightened_comparisons(std::string_view expression);

}  // namespace sator::explain
