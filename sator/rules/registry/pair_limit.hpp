#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// The maximum number of numbers for which a table of all pairs is made; its size is quadratic.
constexpr std::size_t kMaxPairTableValues = 4096;

/// Returns an error if there are more numbers.
inline std::expected<void, Diagnostic> refuse_too_many_values(const RuleStatement& statement,
                                                              std::size_t values) {
    if (values <= kMaxPairTableValues) return {};
    return std::unexpected(
        error_at(statement.span, statement.name + " over " + std::to_string(values) + " different numbers",
                 "at most " + std::to_string(kMaxPairTableValues) + " are compared pair by pair"));
}

}  // namespace sator::rules
