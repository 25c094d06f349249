#pragma once

// Test only: enumerates all assignments of some cells, for brute-force judges.

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "sator/rules/registry/rule.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// Depth-first enumeration: calls `goes_on(values)` with the values of the first cells, from none to all,
/// each from its range. Extends them by one cell only if it returns true.
inline void for_each_filling(std::span<const std::vector<ValueId>> ranges,
                             const std::function<bool(const std::vector<Value>&)>& goes_on) {
    std::vector<Value> values;
    const std::function<void()> extend = [&] {
        if (!goes_on(values) || values.size() == ranges.size()) return;
        for (const ValueId value : ranges[values.size()]) {
            values.push_back(value_of(value));
            extend();
            values.pop_back();
        }
    };
    extend();
}

}  // namespace sator::tests
