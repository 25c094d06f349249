#pragma once

#include <cstdint>

#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// The least and the greatest number of times that a value may occur.
struct OccurrenceBounds {
    std::uint32_t least = 0, most = 0;

    friend bool operator==(const OccurrenceBounds&, const OccurrenceBounds&) = default;
};

}  // namespace sator::propagators
