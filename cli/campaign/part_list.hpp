#pragma once

#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// Returns the names of the first parts, e.g. "3, 4, 9". If there are many, the list ends in e.g. "and 7 more".
std::string part_list(const std::vector<std::string>& parts);

}  // namespace sator::cli
