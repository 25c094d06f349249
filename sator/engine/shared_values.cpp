// A puzzle often falls into regions that have little to do with one another, and a search gets through one
// after the other, for it tries the values again that it had. Where another has come farther, its values are
// taken over: each region then takes as long as the luckier of them needs for it, not all regions together as
// long as the luckier needs for all (values of the farthest point: A. Biere and M. Fleury, "Chasing target
// phases", POS 2020, of one search).
#include "sator/engine/shared_values.hpp"

#include <algorithm>
#include <utility>

namespace sator {

std::optional<FarthestPoint> SharedValues::compare(std::size_t teller, FarthestPoint own) {
    if (of_.size() <= teller) of_.resize(teller + 1);
    of_[teller] = std::move(own);
    const auto farthest = std::ranges::max_element(of_, {}, &FarthestPoint::changes);
    if (farthest->changes <= of_[teller].changes) return std::nullopt;
    return *farthest;
}

}  // namespace sator
