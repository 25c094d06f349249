#pragma once

#include <cstddef>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::render {

/// The walls that a text drawing of a rectangle shows: its frame, and those between boxes or regions. Rows and columns count
/// from 0; junctions too, from the upper left corner of the frame.
class RegionWalls {
  public:
    /// The regions are the boxes (`at boxes`) and drawn regions (`at regions`) of the rules, if they tile the grid. Of regions
    /// that overlap, the first counts.
    explicit RegionWalls(const Puzzle& puzzle);
    /// Only the frame.
    RegionWalls(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns) {}

    /// Returns whether there are regions besides the frame.
    bool has_regions() const { return !region_of_.empty(); }

    std::size_t rows() const { return rows_; }
    std::size_t columns() const { return columns_; }
    /// Returns whether a wall runs above the cells of a row, at the cell of a column.
    bool is_above(std::size_t row, std::size_t column) const;
    /// Returns whether a wall is to the left of the cell. `column` may be one past the last.
    bool is_left_of(std::size_t row, std::size_t column) const;
    /// Returns whether any wall runs above the row, or to the left of the column.
    bool has_line_above(std::size_t row) const;
    bool has_line_left_of(std::size_t column) const;
    /// Returns the character at the upper left corner of a cell, e.g. ┼.
    char32_t junction(std::size_t row, std::size_t column) const;

  private:
    std::size_t region(std::size_t row, std::size_t column) const;

    std::size_t rows_ = 0, columns_ = 0;
    std::vector<std::size_t> region_of_;  // by cell; empty if there are no regions
};

}  // namespace sator::render
