#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `anti_king`: no two cells a king's move apart hold the same value.
RuleEntry anti_king_rule();
/// `anti_knight`: no two cells a knight's move apart hold the same value.
RuleEntry anti_knight_rule();

}  // namespace sator::rules
