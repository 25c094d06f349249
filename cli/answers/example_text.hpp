#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::cli {

/// Returns "One solution:" or "12 solutions, the first:".
std::string solutions_text(std::uint64_t count);

/// Draws a solution of the example of a rule or kind. An example without a solution is a bug.
std::string solved_example(std::string_view example, std::span<const ExampleFile> files);

/// Indents a text by four blanks.
std::string example_block(std::string_view text);

}  // namespace sator::cli
