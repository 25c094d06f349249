#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::formats {

/// Returns the text of a puzzle in its tidy form, which means the same and keeps all comments: statements and drawings are not
/// indented, clues are indented by two blanks with their numbers right-aligned, continuation lines by four; no line ends in
/// blanks, no two empty lines follow each other, and the text ends with one line end. The text of a file with errors is tidied
/// as far as its statements can be told apart.
std::string tidy_text(const std::string& text, const Registry& registry);

}  // namespace sator::formats
