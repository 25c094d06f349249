#pragma once

#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

/// Returns the known word that a misspelt one probably means: the one with the fewest bytes inserted,
/// dropped, changed or swapped; the first of several. Returns an empty text if more than a third of the word
/// would have to change.
std::string_view spelling_suggestion(std::string_view word, std::span<const std::string_view> known);

}  // namespace sator::base
