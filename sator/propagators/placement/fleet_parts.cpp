#include "sator/propagators/placement/fleet_parts.hpp"

#include <algorithm>

namespace sator::propagators {

FleetParts::FleetParts(std::span<const std::uint32_t> lengths) {
    for (std::uint32_t length = 1; length <= kMaxLength; ++length) {
        const auto ships = static_cast<std::uint32_t>(std::ranges::count(lengths, length));
        if (ships > 0) add_ships(length, ships);
    }
    beside_ = {beside_along(0), beside_along(1)};
}

void FleetParts::add_ships(std::uint32_t length, std::uint32_t ships) {
    longest_ = length;
    Count count{.first = 0, .ships = ships};
    if (length == 1) {
        count.first = single_ = Set{1} << count_++;
    } else {
        for (auto& along : ships_) {
            count.first |= Set{1} << count_;
            Ship& ship = along.emplace_back();
            while (ship.size() < length) ship.push_back(count_++);
        }
    }
    counts_.push_back(count);
}

/// Along a direction, the next part of a ship follows; after a whole ship, and beside one that lies crosswise, there is water.
FleetParts::Beside FleetParts::beside_along(std::size_t direction) const {
    constexpr Set kOnlyWater = Set{1} << kWater;
    Set crosswise = kOnlyWater | single_;
    for (const Ship& ship : ships_[1 - direction]) {
        for (const std::uint32_t part : ship) crosswise |= Set{1} << part;
    }
    Beside beside{std::vector(count_, kOnlyWater), std::vector(count_, kOnlyWater), crosswise, crosswise};
    for (const Ship& ship : ships_[direction]) {
        beside.first |= Set{1} << ship.front();
        beside.last |= Set{1} << ship.back();
        for (std::size_t i = 0; i + 1 < ship.size(); ++i) {
            beside.next[ship[i]] = Set{1} << ship[i + 1];
            beside.before[ship[i + 1]] = Set{1} << ship[i];
        }
    }
    beside.next[kWater] = beside.first;
    beside.before[kWater] = beside.last;
    return beside;
}

}  // namespace sator::propagators
