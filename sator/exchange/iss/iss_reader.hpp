#pragma once

#include <expected>
#include <vector>

#include "sator/exchange/iss/iss_left_out.hpp"
#include "sator/exchange/iss/iss_statements.hpp"

namespace sator::exchange {

/// The statements of a text of constraints, and the parts that are left out.
struct IssPuzzle {
    IssStatements statements;
    std::vector<IssLeftOut> left_out;
};

/// Reads the grid: `.Shape`, `.RegionSize`, and the groups of cells beside it.
std::expected<IssGrid, IssFault> read_iss_grid(const std::vector<IssConstraint>& constraints);

/// Reads all constraints about this grid.
std::expected<IssPuzzle, IssFault> read_iss_puzzle(const std::vector<IssConstraint>& constraints,
                                                   IssGrid grid);

}  // namespace sator::exchange
