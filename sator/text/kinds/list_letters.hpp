#pragma once

#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// Returns the letters and digits of the words in a puzzle's statements `words`, as capital letters, each once.
std::u32string letters_of_list(std::span<const Statement> statements);

}  // namespace sator::text
