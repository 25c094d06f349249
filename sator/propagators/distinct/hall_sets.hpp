#pragma once

#include <span>

#include "sator/base/bits.hpp"

namespace sator {

/// The most sets that `filter_by_hall_sets` takes: it looks at each of their subsets.
constexpr std::size_t kMaxHallSets = 10;

/// For n sets out of which n different members are to be drawn, one each: takes out the members that no such
/// draw can use. False where there is no draw. At most kMaxHallSets sets; `unions` is working space for 2^n
/// words.
///
/// P. Hall's theorem: there is a draw where every k of the sets have k members together, and where k of them
/// have just k, the other sets lose these.
bool filter_by_hall_sets(std::span<Word> sets, std::span<Word> unions);

}  // namespace sator
