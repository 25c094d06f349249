#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// Reads the value of the environment variable COLUMNS. Returns nullopt unless it is a number above 0.
std::optional<std::size_t> columns_in(std::string_view variable);

/// Returns the number of columns that the environment variable COLUMNS states, or else that the terminal with
/// this file descriptor has. Returns nullopt if neither is known, e.g. for a pipe.
std::optional<std::size_t> terminal_columns(int descriptor);

}  // namespace sator::cli
