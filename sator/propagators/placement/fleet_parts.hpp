#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/domain.hpp"

namespace sator::propagators {

/// What a cell of a grid with ships may be: water, or the k-th cell of a ship of a length that lies across or down. A set of parts
/// is a word of bits.
class FleetParts {
  public:
    using Set = Word;

    /// The longest ship: water and all parts in both directions fit into one word.
    static constexpr std::uint32_t kMaxLength = 7;
    static constexpr std::uint32_t kWater = 0;

    /// The parts that may stand beside each other along a direction.
    struct Beside {
        std::vector<Set> next, before;  ///< by part: what may follow it, and what may stand before it
        Set first = 0, last = 0;        ///< what may begin and end a line
    };
    /// How many cells are the first ones of ships of one length.
    struct Count {
        Set first = 0;
        std::uint32_t ships = 0;
    };

    /// `lengths`: of each ship, from 1 to kMaxLength.
    explicit FleetParts(std::span<const std::uint32_t> lengths);

    std::uint32_t count() const { return count_; }
    std::uint32_t longest() const { return longest_; }
    Set all() const { return (Set{1} << count_) - 1; }
    const Beside& across() const { return beside_[0]; }
    const Beside& down() const { return beside_[1]; }
    std::span<const Count> counts() const { return counts_; }

  private:
    /// The parts of ships of one length along one direction, in order.
    using Ship = std::vector<std::uint32_t>;

    void add_ships(std::uint32_t length, std::uint32_t ships);
    Beside beside_along(std::size_t direction) const;

    std::uint32_t count_ = 1, longest_ = 0;  // part 0 is water
    Set single_ = 0;
    std::array<std::vector<Ship>, 2> ships_;  // by direction
    std::array<Beside, 2> beside_;
    std::vector<Count> counts_;
};

}  // namespace sator::propagators
