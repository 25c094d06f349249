#pragma once

// Test only: every filling of some cells, for judges that know nothing better.

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "sator/engine/model/domain.hpp"

namespace sator {

/// Calls `goes_on(values)` with the first values of the fillings in which each cell has a value of its range:
/// none at first, then those of one cell more, as long as it answers true, up to whole fillings.
inline void for_each_filling(std::span<const std::vector<std::uint32_t>> ranges,
                             const std::function<bool(const std::vector<Value>&)>& goes_on) {
    std::vector<Value> values;
    const std::function<void()> extend = [&] {
        if (!goes_on(values) || values.size() == ranges.size()) return;
        for (const std::uint32_t value : ranges[values.size()]) {
            values.push_back(static_cast<Value>(value));
            extend();
            values.pop_back();
        }
    };
    extend();
}

}  // namespace sator
