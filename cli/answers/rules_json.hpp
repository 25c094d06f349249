#pragma once

#include <string>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// Returns all rules of the registry and all kinds as one JSON object on a line, for editors.
std::string rules_json();

}  // namespace sator::cli
