#pragma once

#include <expected>
#include <span>
#include <vector>

#include "web/boundary/asked_puzzles.hpp"
#include "web/boundary/web_namespace.hpp"

namespace sator::web {

/// Reads the values of the request's `grid`, ascending by cell.
std::expected<std::vector<Given>, Diagnostic> values_by_cell(const Question& question, const Puzzle& puzzle);

/// Returns the givens of an initial drawing with the values of the request's `grid`.
std::expected<std::vector<Given>, Diagnostic> givens_and_grid(const Question& question, const Puzzle& puzzle,
                                                              std::size_t initial);

/// Reads the values that a player filled in, from `state` or `grid` of the request, without those that are givens.
std::expected<std::vector<Given>, Diagnostic> player_entries(Question& question, const PuzzleContext& context,
                                                             std::span<const Given> givens);

}  // namespace sator::web
