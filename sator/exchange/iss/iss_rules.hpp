#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/iss/iss_reading.hpp"
#include "sator/exchange/iss/iss_types.hpp"

namespace sator::exchange {

/// Adds the rule that a constraint states. Returns what is wrong with its arguments.
IssResult read_iss_rule(const IssType& type, const IssConstraint& constraint, const IssReading& reading);

/// Returns the cells of the diagonal that begins at a cell on the border, if it has more than one cell. No two diagonals begin at
/// the same cell: on the left they fall to the right, on the right they rise, at the top they fall to the left, at the bottom they
/// rise.
SquareCells iss_little_killer(SquareCell start, const IssGrid& grid);

/// Returns the row or column that an argument names: "R3" or "C3".
std::expected<SquareCells, IssFault> iss_line(const IssConstraint& constraint, std::size_t index,
                                              const IssGrid& grid);

}  // namespace sator::exchange
