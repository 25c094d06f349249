#pragma once

#include <cstdint>
#include <expected>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/alphabet.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// Returns an error if the statement has fewer than `least` or more than `most` arguments: "sum needs a
/// number", "sum takes no more than one argument". `syntax` is the correct form for the hint: "sum N".
std::expected<void, Diagnostic> check_argument_count(const RuleStatement& statement, std::size_t least,
                                                     std::size_t most, std::string_view needs,
                                                     std::string_view syntax);

/// Removes an option, a bare word, from the arguments. Returns whether it was there.
bool take_word(std::vector<Argument>& arguments, std::string_view word);

/// Parses an integer. The hint of the error is "write " and `syntax`.
std::expected<std::int64_t, Diagnostic> number_argument(const Argument& argument, std::string_view syntax);

/// A range of counts: `3`, `2..4`, `2..` (at least), `..4` (at most).
struct CountRange {
    /// The value of `most` for a range without an upper bound.
    static constexpr std::uint32_t kUnbounded = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t least = 0, most = kUnbounded;

    /// Returns e.g. "exactly 3", "at least 2", "at most 4", "2 to 4", "1 or 2" or "no".
    std::string to_string() const;
};
std::expected<CountRange, Diagnostic> count_range_argument(const Argument& argument, std::string_view syntax);

/// Returns the values (indices in the alphabet) that the arguments list, with repetitions. Returns an error
/// for what parse_symbol_list refuses, and for a symbol that no cell of the puzzle can hold.
std::expected<std::vector<ValueId>, Diagnostic> value_arguments(const RuleStatement& statement,
                                                                std::span<const Argument> arguments,
                                                                const Puzzle& puzzle,
                                                                std::string_view syntax);

}  // namespace sator::rules
