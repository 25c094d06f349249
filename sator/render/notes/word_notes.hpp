#pragma once

#include <string>
#include <vector>

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// Adds the words of the lists that the puzzle itself holds and of which `lines` speak; of a long list only
/// how many it has.
void add_word_notes(RuleContext& context, std::vector<std::string>& lines);

}  // namespace sator
