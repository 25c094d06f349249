#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::text {

/// Finds the number that a name stands for, or says why there is none.
class NumberNames {
  public:
    virtual ~NumberNames() = default;
    virtual std::expected<std::int64_t, std::string> number(std::string_view name) const = 0;
    /// Finds the value of `length(WORD)` or `count(LIST)`.
    virtual std::expected<std::int64_t, std::string> measure(std::string_view function,
                                                             std::string_view name) const = 0;
};

/// Computes whole numbers with + - * / %, parentheses, `length(WORD)` and `count(LIST)`: "CELLS * (CELLS + 1) / 2 / ROWS". A division
/// rounds towards 0. Returns a message for anything else, for a division by 0, and for a result that 64 bits cannot hold.
std::expected<std::int64_t, std::string> compute(std::string_view text, const NumberNames& names);

}  // namespace sator::text
