#pragma once

#include <memory>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

/// The rule `see own`: if the cell `own` holds a number, this is the number of cells of its views before the first one with one of the
/// blocking values.
std::unique_ptr<Rule> see_own_rule(CellId own, std::span<const Slot> views, std::span<const ValueId> blocking,
                                   const Puzzle& puzzle);

}  // namespace sator::rules
