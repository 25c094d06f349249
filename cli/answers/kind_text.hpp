#pragma once

#include <string>

#include "cli/cli_namespace.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::cli {

/// Returns all kinds, each with its syntax and its summary.
std::string kind_list();

/// Explains a kind: its syntax, its summary, its example, the statements that the example stands for, and a solution.
std::string kind_explanation(const text::Kind& kind);

/// Returns the part of docs/rules.md about kinds.
std::string kind_page();

}  // namespace sator::cli
