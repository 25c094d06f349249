#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sator {

/// What says a little more than an expression that is one comparison: "<" for "<=" and, for "!=", "<" and
/// ">"; then both sides further apart, "a + 1 < b" for "a < b", "sum(a) < 9" for "sum(a) < 10". Least changes
/// first. Nothing for "=", for several comparisons, and within and, or, not, if and count.
std::vector<std::string> tightened_comparisons(std::string_view expression);

}  // namespace sator
