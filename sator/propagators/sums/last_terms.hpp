#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// The most open terms for which a sum is pruned value by value.
constexpr std::size_t kLastTerms = 3;

/// An open term of a sum: coefficient × value. Terms of the same clique have different values and the same
/// coefficient.
struct OpenTerm {
    Word candidates = 0;
    std::int64_t coefficient = 1;
    std::size_t clique = 0;
};

/// Removes the candidates without a support in coefficient × value + … = `rest`, for one to `kLastTerms`
/// terms. If there is no solution, some term has no candidates at the end.
void keep_supported(std::span<OpenTerm> terms, std::int64_t rest);

}  // namespace sator::propagators
