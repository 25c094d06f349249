#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::text {

/// Returns the text of a puzzle in its tidy form, which means the same and keeps all comments: statements and drawings are not
/// indented, clues and items of lists (words, rows, …) by two blanks, continuation lines by four; the numbers of clues are
/// right-aligned. In rules, kinds and ranges, runs of blanks outside of quotes and regular expressions become one. No line ends
/// in blanks, no two empty lines follow each other, and the text ends with one line end. The text of `define kind` keeps its
/// indentation and its blanks. The text of a file with errors is tidied as far as its statements can be told apart.
std::string tidy_text(const std::string& text, const Registry& registry);

}  // namespace sator::text
