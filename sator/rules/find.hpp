#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `find "WORD"`: the word is somewhere in the drawing, in a straight line.
RuleEntry find_rule();

}  // namespace sator
