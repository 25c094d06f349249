#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `word PATH`: the cells read as a word of a list.
RuleEntry word_rule();

}  // namespace sator
