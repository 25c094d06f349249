#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::render {

/// Adds the words of the puzzle's own word lists that `lines` mention. For a long list, adds only the number
/// of words.
void add_word_notes(RuleContext& context, std::vector<std::string>& lines);

}  // namespace sator::render
