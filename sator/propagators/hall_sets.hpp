#pragma once

#include <span>

#include "sator/base/words.hpp"

namespace sator {

/// The most sets that `keep_matchable` takes: it looks at each of their subsets.
constexpr std::size_t kMostHallSets = 10;

/// For n sets out of which n different members are to be drawn, one each: takes out the members that no such
/// draw can use. False where there is no draw. At most kMostHallSets sets; `unions` is working space for 2^n
/// words.
///
/// P. Hall's theorem: there is a draw where every k of the sets have k members together, and where k of them
/// have just k, the other sets lose these.
bool keep_matchable(std::span<Word> sets, std::span<Word> unions);

}  // namespace sator
