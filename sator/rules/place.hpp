#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `place "WORD"`: writes words into the drawing, in straight lines.
RuleEntry place_rule();

}  // namespace sator
