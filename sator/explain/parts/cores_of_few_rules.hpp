#pragma once

#include <vector>

#include "sator/explain/parts/part_oracle.hpp"

namespace sator {

/// Sets of parts that clash, ascending each: a rule and the givens in its cells; where no such set clashes,
/// two rules that share cells and the givens in theirs. A few at most.
std::vector<std::vector<PartId>> cores_of_few_rules(const PuzzleParts& parts, PartOracle& oracle,
                                                    const Limits& limits);

}  // namespace sator
