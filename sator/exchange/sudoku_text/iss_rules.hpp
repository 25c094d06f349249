#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/sudoku_text/iss_constraint.hpp"
#include "sator/exchange/sudoku_text/iss_types.hpp"

namespace sator::exchange {

/// Adds the rule that a constraint states. Returns what is wrong with its arguments.
IssResult read_iss_rule(const IssType& type, const IssConstraint& constraint, SquareStatements& puzzle);

/// Returns the cells of the diagonal that begins at a cell on the border, if it has more than one cell. No two diagonals begin at
/// the same cell: on the left they fall to the right, on the right they rise, at the top they fall to the left, at the bottom they
/// rise.
SquareCells iss_little_killer(SquareCell start, std::size_t size);

}  // namespace sator::exchange
