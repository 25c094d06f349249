#pragma once

#include <cstdint>

namespace sator {

/// How often a value may occur.
struct Occurrences {
    std::uint32_t least = 0, most = 0;

    friend bool operator==(const Occurrences&, const Occurrences&) = default;
};

}  // namespace sator
