#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/drawn_board.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::exchange {

/// One rule of a puzzle in a form that can be compared: however its places were written, equal facts say the same.
struct RuleFact {
    std::string name;                    ///< of the rule; "range" and "given" for these
    std::vector<std::string> arguments;  ///< one value each: 1..3 is 1 2 3
    std::vector<Slot> sequences;
    std::vector<std::uint32_t> breaks;  ///< of the first sequence, as in Sequence
    std::string written;                ///< the rule in the words of the puzzle
    SourceSpan span;                    ///< where the puzzle states it; not compared

    /// Equal texts are equal facts.
    std::string key() const;
};

/// What a puzzle says, as facts, and where its cells are.
struct PuzzleFacts {
    explicit PuzzleFacts(const Puzzle& from);

    const Puzzle& puzzle;
    std::size_t columns = 0, rows = 0;
    std::vector<std::optional<CellId>> places;  ///< by row and column; nullopt in a hole
    std::vector<RuleFact> rules;

    bool has_holes() const { return puzzle.grid.cell_count() != places.size(); }
    /// Returns the place of a cell; nullopt for a position between cells.
    std::optional<std::size_t> place_of(CellId position) const;
    /// Returns the known values of the first drawing that are in cells.
    std::vector<Given> givens_in_cells() const;
    /// The cells of a row or column, as read from this side; empty if there is a hole.
    Slot line(Side side, std::size_t index) const;
    /// The number that the rule NAME has for exactly these cells in this order: its argument `index`.
    std::optional<std::string> argument_of(std::string_view name, const Slot& cells,
                                           std::size_t index = 0) const;

  private:
    /// Finds the board whose first or last rows or columns, perhaps, have blocks only. Returns false if the puzzle's drawing has no blocks.
    bool place_among_blocks(std::span<const CellCoordinates> cells);
};

/// Makes a board of the puzzle's size, with its numbers as cells. Returns nullopt if a given in a cell is no number.
std::optional<DrawnBoard> board_of_givens(const PuzzleFacts& facts);
/// Fills the sides of the board with the numbers of the rule NAME of the lines.
void read_sides(const PuzzleFacts& facts, std::string_view name, DrawnBoard& board, std::size_t argument = 0);
/// Fills the regions with the cells of the rules NAME that are no whole rows or columns, or with the puzzle's own regions.
/// Returns whether they divide the board.
bool read_regions_of(const PuzzleFacts& facts, std::string_view name, DrawnBoard& board);
/// Numbers the regions of the board in the order of their first cells. Returns an empty list if a cell is in none or in two of
/// these, or if one of these has a position between cells; with `may_be_open`, cells in none are regions of their own. Else
/// holes have the number of a region beside them.
std::vector<int> regions_of_slots(const PuzzleFacts& facts, const std::vector<Slot>& slots,
                                  bool may_be_open = false);
/// Returns the number that a text is, or nullopt.
std::optional<int> small_number(std::string_view text);

}  // namespace sator::exchange
