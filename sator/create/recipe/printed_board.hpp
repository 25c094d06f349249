#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/create/shapes/grid_sizes.hpp"
#include "sator/create/shapes/partition.hpp"

namespace sator::create {

/// A printed puzzle in the making: the line of its kind, the signs of its grid, and the clues that are drawn in it. A place is the
/// number of a row and column in reading order; blocks have one, too.
class PrintedBoard {
  public:
    /// Where marks stand: in cells, also between two cells, at corners only, or at corners and in cells.
    enum class Layout : std::uint8_t { Cells, Gaps, Corners, CellsAndCorners };

    PrintedBoard(std::string head, MadeGridSize size, Layout layout, std::size_t value_width);

    std::size_t place_count() const { return signs_.size(); }
    std::size_t columns() const { return size_.columns; }
    std::size_t rows() const { return size_.rows; }
    const std::string& sign(std::size_t place) const { return signs_[place]; }
    bool is_open(std::size_t place) const { return signs_[place] == kOpen; }
    /// Puts a sign of the grid, e.g. a block. A block is no cell.
    void put(std::size_t place, std::string sign, bool is_block);
    /// Puts another sign in the place of one.
    void replace_sign(std::size_t place, std::string sign) { signs_[place] = std::move(sign); }
    /// Moves the sign of a place to an open one.
    void move_sign(std::size_t from, std::size_t to);
    /// Writes the letter of its region before the sign of each cell: a, a3.
    void set_regions(const Partition& regions);
    /// Returns the places of the cells, in their order.
    std::vector<std::size_t> cells() const;

    /// A clue that is drawn in a cell or a block.
    ClueSpot spot_at(std::size_t place, std::string text) const;
    /// A clue that is drawn between a cell and the one to its right, or below it.
    ClueSpot spot_after(std::size_t place, std::string text) const;
    ClueSpot spot_below(std::size_t place, std::string text) const;

    /// A clue that is drawn at a corner; rows and columns of corners are counted from 0.
    ClueSpot spot_at_corner(std::size_t row, std::size_t column, std::string text) const;

    /// Returns the text of the puzzle with the chosen clues: those that are drawn, the known values, then the lists.
    std::string text(const Plan& plan, const Chosen& chosen) const;
    /// Returns the text without clues.
    std::string text() const;

  private:
    static constexpr const char* kOpen = ".";

    using Lines = std::vector<std::vector<std::string>>;

    /// The number of marks in a line of the table of spots, and the place of a cell in it.
    std::size_t line_length() const;
    std::size_t index_of(std::size_t place) const;
    Lines lines() const;
    std::string text(Lines lines) const;

    std::string head_;
    MadeGridSize size_;
    Layout layout_;
    std::size_t value_width_;
    std::vector<std::string> signs_;
    std::vector<bool> is_block_;
    std::string regions_;  // the letter of each place; empty if there are none
};

}  // namespace sator::create
