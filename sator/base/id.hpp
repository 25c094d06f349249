#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace sator {

/// An index that cannot be mistaken for an index of another kind. `Tag` only names the kind.
template <class Tag>
struct Id {
    std::uint32_t value = 0;

    constexpr Id() = default;
    constexpr explicit Id(std::size_t index) : value(static_cast<std::uint32_t>(index)) {}
    constexpr std::size_t index() const { return value; }
    friend constexpr auto operator<=>(Id, Id) = default;
};

}  // namespace sator
