#pragma once

#include <expected>
#include <vector>

#include "sator/exchange/iss/iss_left_out.hpp"
#include "sator/exchange/iss/iss_statements.hpp"

namespace sator::exchange {

/// What a text of constraints states, and what is left out of it.
struct IssPuzzle {
    IssStatements statements;
    std::vector<IssLeftOut> left_out;
};

std::expected<IssPuzzle, IssFault> read_iss_puzzle(const std::vector<IssConstraint>& constraints);

/// Reads the grid: `.Shape`, `.RegionSize`, and the groups of cells beside it.
std::expected<IssGrid, IssFault> read_iss_grid(const std::vector<IssConstraint>& constraints);

}  // namespace sator::exchange
