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

/// Makes the numbers in place of '?' signs of the board and of the plan's base, because they are stated in any case: a rule about all of them,
/// e.g. which of them are equal, must see them together. Returns false if the board cannot be read then.
bool settle_kept_clues(Plan& plan, PrintedBoard& board, BasePuzzles& bases);

/// Adds the known values that can be drawn: a value whose symbol is that of an open cell cannot. `may_be_dashes`: a dash is a value, too;
/// a row of dashes would be a frame of a drawing below `initial`, so that it is none that is given.
void add_known_values(Plan& plan, bool may_be_dashes);

}  // namespace sator::create
