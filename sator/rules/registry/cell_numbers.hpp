#pragma once

#include <expected>
#include <span>

#include "sator/propagators/arithmetic/value_numbers.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// What a rule on numbers makes of blank cells.
enum class BlankCells : std::uint8_t {
    AreZero,    ///< they add nothing
    AreErrors,  ///< the rule makes no sense with them
};

/// What the values of the cells count as. Errors: a cell that can hold a letter or another text, or, with
/// AreErrors, nothing: "sum over letters: row 1, column 2 can hold 'a'".
std::expected<ValueNumbers, Diagnostic> cell_numbers(const RuleStatement& statement, const Puzzle& puzzle,
                                                     std::span<const CellId> cells, BlankCells blanks);

/// What is wrong where sums could leave the numbers that Sator counts with.
Diagnostic sum_overflow_error(const RuleStatement& statement);

}  // namespace sator
