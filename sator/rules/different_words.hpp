#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `different_words`: no two of the marked sequences read the same.
RuleEntry different_words_rule();

}  // namespace sator
