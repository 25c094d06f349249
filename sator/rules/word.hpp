#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `word PATH`: the cells spell a word of a list.
RuleEntry word_rule();

}  // namespace sator
