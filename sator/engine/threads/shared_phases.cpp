// A puzzle often has regions that are nearly independent. A search solves one after the other, because saved
// phases bring back the values that it had. If another search got deeper, its values are taken over, so that
// each region takes only as long as the luckiest search needs for it. Within one search, phases of the
// deepest point are known from A. Biere and M. Fleury, "Chasing target phases", POS 2020.
#include "sator/engine/threads/shared_phases.hpp"

#include <algorithm>
#include <utility>

namespace sator::engine {

std::optional<BestPhases> SharedPhases::exchange(std::size_t source, BestPhases own) {
    if (best_.size() <= source) best_.resize(source + 1);
    best_[source] = std::move(own);
    const auto best = std::ranges::max_element(best_, {}, &BestPhases::trail_size);
    if (best->trail_size <= best_[source].trail_size) return std::nullopt;
    return *best;
}

}  // namespace sator::engine
