#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `place "WORD"`: words are written into the drawing in straight lines; all else is blank.
RuleEntry place_rule();

}  // namespace sator
