#pragma once

#include <string>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// Returns a bash script, made from the command table, that completes commands, their options and the
/// options' values, and otherwise file names.
std::string bash_completion();

}  // namespace sator::cli
