#pragma once

#include <vector>

#include "cli/process/option.hpp"
#include "sator/language/parse/parse_regex.hpp"

namespace sator {

/// The options that move a clue's size limits, --nesting-limit and its like. `limits` must outlive them.
void add_size_limits(std::vector<Option>& options, RegexLimits& limits);

}  // namespace sator
