#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator {
struct CompiledClue;
}  // namespace sator

namespace sator::rules {

/// Returns the clue of a `regex` rule, which owns it, or null for another rule.
const CompiledClue* clue_of(const Rule& rule);

}  // namespace sator::rules
