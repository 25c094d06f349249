#pragma once

#include <vector>

#include "sator/create/logic/run_sums.hpp"
#include "sator/create/requests/random_source.hpp"

namespace sator::create {

/// Changes digits of a filling of a kakuro's pattern until its sums have no other filling, and single runs are enough to find it.
/// Returns false if that does not end soon. `sums` is of the same pattern.
bool make_solvable_by_runs(const KakuroPattern& pattern, std::vector<Value>& values, RunSums& sums,
                           RandomSource& random);

/// Whether the runs whose sum has only one set of digits do not cross each other in one chain of more than half of all runs: such a
/// chain solves itself.
bool has_no_long_chain(const KakuroPattern& pattern, std::span<const Value> values);

}  // namespace sator::create
