#pragma once

#include <span>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// The most sets that `filter_by_hall_sets` accepts, because it visits each of their subsets.
constexpr std::size_t kMaxHallSets = 10;

/// Given n sets, from which n different members are to be drawn, one from each (a system of distinct
/// representatives), removes the members that no such draw uses: GAC of all-different. Returns false if there
/// is no draw. At most kMaxHallSets sets; `unions` is workspace of 2^n words. Costs 2^n steps.
///
/// P. Hall's theorem: a draw exists if and only if every k of the sets have at least k members together. If k
/// of them have exactly k members, the other sets lose these.
bool filter_by_hall_sets(std::span<Word> sets, std::span<Word> unions);

}  // namespace sator::propagators
