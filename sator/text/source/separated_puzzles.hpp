#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::text {

/// The line between two puzzles of a file.
inline constexpr std::string_view kPuzzleSeparatorLine = "---\n";
/// The same without its line end.
inline constexpr std::string_view kPuzzleSeparator =
    kPuzzleSeparatorLine.substr(0, kPuzzleSeparatorLine.size() - 1);

/// Returns the puzzles of a text, which lines of "---" separate; a part with only blanks and comments is none, unless there is no
/// other. Each begins with an empty line for each line before it, so that its lines have the same numbers as in the file.
std::vector<std::string> separated_puzzles(std::string_view text);

}  // namespace sator::text
