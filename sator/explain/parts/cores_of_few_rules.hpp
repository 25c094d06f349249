#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/part_oracle.hpp"

namespace sator::explain {

/// Returns unsatisfiable sets of parts, each ascending: a rule and the givens in its cells; or, if no single
/// rule gives one, two rules that share cells and the givens in those cells. Returns at most `kMaxCores`
/// sets.
std::vector<std::vector<PartId>> cores_of_few_rules(const PuzzleParts& parts, PartOracle& oracle,
                                                    const Limits& limits);

}  // namespace sator::explain
