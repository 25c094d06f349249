#pragma once

#include <cstddef>
#include <vector>

#include "sator/engine/model/domain.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// The variables for which a walk draws domains, and the variable at each position of the scope.
struct WalkSpace {
    struct Variable {
        DomainKind kind = DomainKind::Bits;
        Value least = 0, greatest = 0;
    };
    std::vector<Variable> variables;  ///< those of kind `Bits` first
    std::vector<std::size_t> scope;

    /// Returns a space of `positions` variables with the values 0 … values - 1, each once in the scope.
    static WalkSpace of(std::size_t positions, std::size_t values);
    bool has_repeats() const;
};

/// By variable: its domain, as a sorted list of values.
using WalkDomains = std::vector<std::vector<Value>>;

}  // namespace sator::tests
