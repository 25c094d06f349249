#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/puzzle/grid_lines.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// Whether the meaning of a rule depends on the end from which its sequence is read.
enum class ReadingDirection : std::uint8_t { Matters, DoesNotMatter };

/// Names groups of a grid's cells as people do and as briefly as possible. To name many groups, make this once.
class GroupNames {
  public:
    /// `grid` must outlive this.
    explicit GroupNames(const Grid& grid);

    /// Returns e.g. "row 3", "box 5", "R1C2" or "R1C1–R2C1–R2C2". A group of more than four cells is "R1C1 to R5C5" if they are
    /// in a straight line, otherwise "the 6 cells from R1C1 to R3C2".
    std::string of(const Sequence& sequence,
                   ReadingDirection direction = ReadingDirection::DoesNotMatter) const;
    std::string of(std::span<const CellId> cells) const;
    /// Returns the name of the sequence if it has one of its own: that of a place ("region a"), of a whole line ("row 3"), or
    /// "all cells". A reversed line is "row 3 from the right" if the direction matters.
    std::optional<std::string> own_name(const Sequence& sequence, ReadingDirection direction) const;
    /// Returns the whole line that the cells are, if they are one.
    std::optional<GridLine> line(std::span<const CellId> cells) const { return lines_.find(cells); }
    /// Returns the name of a block of several whole rows and columns, e.g. "box 5"; empty for other groups.
    std::string of_block(std::span<const CellId> cells) const;
    /// Returns all cells in their order: "R1C1–R2C1–R2C2".
    std::string all(std::span<const CellId> cells) const;
    /// Lists all cells, sorted, with runs along a row or a column shortened: "R1C1 to R1C4 and R3C2".
    std::vector<std::string> listed(std::vector<CellId> cells) const;
    /// Returns whether the cells follow each other in one of the eight directions. False if rows are shifted.
    bool is_straight(std::span<const CellId> cells) const;

    std::string cell(CellId cell) const;
    /// Returns the coordinates of a cell; of a position between cells those of the cell to its lower right.
    const CellCoordinates& place(CellId cell) const { return places_[cell.index()]; }

  private:
    bool are_drawn(std::span<const CellId> cells) const;

    const Grid& grid_;
    std::vector<CellCoordinates> places_;
    std::optional<CellNames> between_;  // if the grid has positions between cells
    GridLines lines_;
};

}  // namespace sator
