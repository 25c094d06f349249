#pragma once

#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/process/option.hpp"
#include "sator/language/parse/parse_regex.hpp"

namespace sator::cli {

/// Adds the options for a clue's size limits, e.g. --nesting-limit. `limits` must outlive them.
void add_size_limits(std::vector<Option>& options, RegexLimits& limits);

}  // namespace sator::cli
