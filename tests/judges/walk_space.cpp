#include "tests/judges/walk_space.hpp"

#include <algorithm>

#include "tests/tests_namespace.hpp"

namespace sator::tests {

WalkSpace WalkSpace::of(std::size_t positions, std::size_t values) {
    WalkSpace space;
    space.variables.assign(positions, {DomainKind::Bits, 0, static_cast<Value>(values) - 1});
    for (std::size_t i = 0; i < positions; ++i) space.scope.push_back(i);
    return space;
}

bool WalkSpace::has_repeats() const {
    std::vector<std::size_t> sorted = scope;
    std::ranges::sort(sorted);
    return std::ranges::adjacent_find(sorted) != sorted.end();
}

}  // namespace sator::tests
