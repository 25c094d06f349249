#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"
#include "sator/explain/text/joining_words.hpp"

namespace sator::cli {

/// Returns "One solution:" or "12 solutions, the first:".
std::string solutions_text(std::uint64_t count, SpokenLanguage language);

/// Indents a text by four blanks.
std::string example_block(std::string_view text);

}  // namespace sator::cli
