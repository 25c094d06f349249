#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/placement/paired_values.hpp"

namespace sator::propagators {

/// Which positions can have a value, and which must have it.
struct ValuePlaces {
    std::vector<std::uint8_t> may, must;
};

/// A matching of all positions that must have one value, the owners, with positions beside them that may have the other value,
/// the partners. Found by augmenting paths, breadth first.
class ValueMatching {
  public:
    ValueMatching(const PositionsBeside& beside, const ValuePlaces& own, const ValuePlaces& other);

    /// Returns an owner that has no partner in a largest matching; nullopt if all have one.
    std::optional<std::uint32_t> unmatched() const { return unmatched_; }
    /// Returns whether the position could become one more owner: some matching has a partner for it, too.
    bool can_join(std::uint32_t position) const;
    /// Returns whether every matching of all owners uses the position as a partner.
    bool is_needed(std::uint32_t position) const {
        return owner_[position] != kNone && is_spare_[position] == 0;
    }
    /// Returns a Hall set with this owner: owners that have, beside all of them, only as many partners as they are, or too few.
    /// `first` is an owner whose partner is needed, or a position that cannot join, or an owner without a partner.
    std::vector<std::uint32_t> hall_set(std::uint32_t first) const;
    /// Returns the owner of a partner that is needed.
    std::uint32_t owner_of(std::uint32_t partner) const { return owner_[partner]; }

  private:
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFU;

    bool augment(std::uint32_t owner);
    void find_spare();

    const PositionsBeside& beside_;
    const ValuePlaces& other_;
    std::vector<std::uint32_t> owner_, partner_;  // by position
    std::vector<std::uint32_t> reached_from_;  // by position: the owner from which the last search reached it
    std::vector<std::uint8_t> is_spare_;       // by position: some matching of all owners does not use it
    std::optional<std::uint32_t> unmatched_;
};

}  // namespace sator::propagators
