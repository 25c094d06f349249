#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `different_words`: no two of the marked sequences read the same.
RuleEntry different_words_rule();

}  // namespace sator::rules
