#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `theme PATH`: ranks solutions by the scores of their words.
RuleEntry theme_rule();

}  // namespace sator
