#pragma once

#include <expected>
#include <span>
#include <vector>

#include "sator/ask/questions/work.hpp"

namespace sator::ask {

/// Reads values by the names of their cells; they come ascending by cell.
std::expected<std::vector<Given>, Diagnostic> values_by_cell(Work& work, const ValuesByCell& grid,
                                                             const Puzzle& puzzle);

/// Returns these values with the givens of an initial grid.
std::vector<Given> with_givens(std::vector<Given> values, const Puzzle& puzzle, std::size_t initial);

/// Reads the values that a player filled in, without those that are givens.
std::expected<std::vector<Given>, Diagnostic> player_entries(Work& work, const PlayersGrid& player,
                                                             const Puzzle& puzzle,
                                                             std::span<const Given> givens);

}  // namespace sator::ask
