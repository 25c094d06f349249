#pragma once

#include <span>
#include <string>

#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/create/recipe/printed_board.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::create {

/// Adds the clues that the drawing of a printed puzzle may show: numbers in cells and blocks, signs that say a value, signs between
/// cells, and further `marks` of cells. At each place `random` takes one of those that are true of the solution.
void add_drawn_clues(Plan& plan, const text::KindDrawing& drawing, std::span<const std::string> marks,
                     const PrintedBoard& board, BasePuzzles& bases, RandomSource& random);

/// Adds the clues of the lists at the edge.
void add_list_clues(Plan& plan, const text::KindDefinition& definition, const MadeGridSize& size,
                    BasePuzzles& bases);

/// Adds the known values that can be drawn: a value whose symbol is that of an open cell cannot.
void add_known_values(Plan& plan);

}  // namespace sator::create
