#include "sator/propagators/placement/value_matching.hpp"

#include <algorithm>
#include <utility>

namespace sator::propagators {

ValueMatching::ValueMatching(const PositionsBeside& beside, const ValuePlaces& own, const ValuePlaces& other)
    : beside_(beside),
      other_(other),
      owner_(beside.size(), kNone),
      partner_(beside.size(), kNone),
      reached_from_(beside.size(), kNone),
      is_spare_(beside.size(), 0) {
    for (std::uint32_t owner = 0; owner < beside_.size() && !unmatched_; ++owner) {
        if (own.must[owner] != 0 && !augment(owner)) unmatched_ = owner;
    }
    if (!unmatched_) find_spare();
}

/// Finds a partner for one more owner; others may change theirs. Returns false if there is none.
bool ValueMatching::augment(std::uint32_t owner) {
    std::vector<std::uint32_t> owners{owner}, reached;
    std::uint32_t free = kNone;
    for (std::size_t next = 0; next < owners.size() && free == kNone; ++next) {
        for (const std::uint32_t partner : beside_[owners[next]]) {
            if (other_.may[partner] == 0 || reached_from_[partner] != kNone) continue;
            reached_from_[partner] = owners[next];
            reached.push_back(partner);
            if (owner_[partner] == kNone) {
                free = partner;
                break;
            }
            owners.push_back(owner_[partner]);
        }
    }
    const bool is_found = free != kNone;
    while (free != kNone) {
        const std::uint32_t own = reached_from_[free];
        owner_[free] = own;
        free = std::exchange(partner_[own], free);
    }
    for (const std::uint32_t partner : reached) reached_from_[partner] = kNone;
    return is_found;
}

/// A partner without an owner is spare, and so is a partner whose owner can change to a spare one.
void ValueMatching::find_spare() {
    std::vector<std::uint32_t> spare;
    for (std::uint32_t position = 0; position < beside_.size(); ++position) {
        if (other_.may[position] == 0 || owner_[position] != kNone) continue;
        is_spare_[position] = 1;
        spare.push_back(position);
    }
    for (std::size_t next = 0; next < spare.size(); ++next) {
        for (const std::uint32_t owner : beside_[spare[next]]) {
            const std::uint32_t partner = partner_[owner];
            if (partner == kNone || is_spare_[partner] != 0) continue;
            is_spare_[partner] = 1;
            spare.push_back(partner);
        }
    }
}

bool ValueMatching::can_join(std::uint32_t position) const {
    return std::ranges::any_of(beside_[position], [&](std::uint32_t partner) {
        return other_.may[partner] != 0 && is_spare_[partner] != 0;
    });
}

std::vector<std::uint32_t> ValueMatching::hall_set(std::uint32_t first) const {
    std::vector<std::uint32_t> set{first};
    std::vector<std::uint8_t> is_in_set(beside_.size(), 0);
    is_in_set[first] = 1;
    for (std::size_t next = 0; next < set.size(); ++next) {
        for (const std::uint32_t partner : beside_[set[next]]) {
            const std::uint32_t owner = other_.may[partner] == 0 ? kNone : owner_[partner];
            if (owner == kNone || is_in_set[owner] != 0) continue;
            is_in_set[owner] = 1;
            set.push_back(owner);
        }
    }
    return set;
}

}  // namespace sator::propagators
