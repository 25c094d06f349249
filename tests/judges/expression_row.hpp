#pragma once

// Judges expressions on a row of cells: the meaning (evaluate_expression, by enumeration) against what is
// posted, with tables and without.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "sator/puzzle/puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

std::vector<Symbol> numbers_between(std::int64_t least, std::int64_t greatest);

/// Makes a row of cells marked a, b, c …, one letter for each; z marks the last two together and w all. Its
/// only rule is the expression.
Puzzle row_of(std::size_t cells, std::vector<Symbol> symbols, const std::string& text);

/// Returns the number of solutions over the cells that the expression uses. Expects that its meaning, tables
/// and bounds propagation agree.
std::size_t solution_count(const std::string& text, std::size_t cells, const std::vector<Symbol>& symbols);

/// Returns the first error of an expression on three cells as users see it, or "no error".
std::string refusal(const std::string& text, std::vector<Symbol> symbols = numbers_between(0, 9));
/// Returns it as "message (hint)".
std::string short_refusal(const std::string& text, std::vector<Symbol> symbols = numbers_between(0, 9));

}  // namespace sator::tests
