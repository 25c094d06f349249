#pragma once

#include <span>
#include <string>
#include <vector>

#include "sator/create/kinds/created_kind.hpp"

namespace sator::create {

/// Returns the number of these cells that have the value `mark`.
std::size_t marked(const Slot& cells, std::span<const Value> values, Value mark);

/// Makes regions around groups of marked cells, each with exactly the marks of its group, and changes them where counterexamples
/// differ. The text of the puzzle begins with `head`.
PlanResult design_regions(Plan plan, const std::vector<Slot>& groups, const std::string& head,
                          const KindContext& context, RandomSource& random);

}  // namespace sator::create
