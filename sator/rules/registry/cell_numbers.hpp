#pragma once

#include <expected>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// How a rule on numbers treats blank cells.
enum class BlankCells : std::uint8_t {
    AreZero,    ///< a blank counts as 0
    AreErrors,  ///< a cell that can be blank is refused
};

/// Returns the number that each value of the cells counts as. Returns an error if a cell can hold a letter or
/// another text, or, with AreErrors, can be blank: "sum over letters: R1C2 can hold 'a'".
std::expected<ValueNumbers, Diagnostic> cell_numbers(const RuleStatement& statement, const Puzzle& puzzle,
                                                     std::span<const CellId> cells, BlankCells blanks);

/// Returns the error for sums that could exceed kMaxMagnitude, the largest number that Sator computes with.
Diagnostic sum_overflow_error(const RuleStatement& statement);

}  // namespace sator::rules
