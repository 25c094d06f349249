#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `whispers N`: neighbouring cells of the line differ by at least N, by default 5 (a German whispers line).
RuleEntry whispers_rule();
/// `dutch_whispers`: the same with 4.
RuleEntry dutch_whispers_rule();

}  // namespace sator::rules
