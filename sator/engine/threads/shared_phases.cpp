// A puzzle often falls into regions that have little to do with one another, and a search gets through one
// after the other, for it tries the values again that it had. Where another has come farther, its values are
// taken over: each region then takes as long as the luckier of them needs for it, not all regions together as
// long as the luckier needs for all (values of the farthest point: A. Biere and M. Fleury, "Chasing target
// phases", POS 2020, of one search).
#include "sator/engine/threads/shared_phases.hpp"

#include <algorithm>
#include <utility>

namespace sator {

std::optional<BestPhases> SharedPhases::exchange(std::size_t source, BestPhases own) {
    if (best_.size() <= source) best_.resize(source + 1);
    best_[source] = std::move(own);
    const auto best = std::ranges::max_element(best_, {}, &BestPhases::trail_size);
    if (best->trail_size <= best_[source].trail_size) return std::nullopt;
    return *best;
}

}  // namespace sator
