#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::puzzle {

/// A step from a cell to the next one of a straight line, in rows and printed columns.
struct CellStep {
    std::string_view name;  ///< "right", "down-left"
    std::int64_t down = 0, right = 0;
};

/// What is beyond the rim of a grid: what the grid says, or nothing although it is a torus.
enum class Rim : std::uint8_t { OfGrid, Ends };

/// Finds cells by row and printed column, and walks along straight lines. A square grid has eight directions, a hexagon and a
/// grid with shifted rows have six. On a torus, lines go on at the opposite edge.
class CellMap {
  public:
    /// Only `cells` are on the map; a line ends at all others.
    CellMap(const Grid& grid, std::span<const CellId> cells);
    /// All cells of the grid are on the map.
    explicit CellMap(const Grid& grid, Rim rim = Rim::OfGrid);

    std::span<const CellStep> steps() const { return steps_; }
    /// Returns the steps to cells that share an edge.
    std::vector<CellStep> edge_steps() const;

    /// Returns the cell after `cell`, or nullopt at the edge and before a hole.
    std::optional<CellId> next(CellId cell, const CellStep& step) const;
    /// Returns the cells from `first` on, up to the next gap, at most `length` of them. On a torus, a line without a gap ends before
    /// it comes back to `first`.
    Slot line(CellId first, const CellStep& step, std::size_t length) const;
    /// Returns the cells of that line behind `first`: what it sees in the direction.
    Slot ray(CellId first, const CellStep& step) const;

  private:
    struct Place {
        std::uint32_t row, column;
    };

    std::optional<CellId> at(std::int64_t row, std::int64_t column) const;

    std::size_t rows_, columns_ = 0;
    bool wraps_;
    std::vector<Place> places_;         // by cell of the grid
    std::vector<std::uint32_t> cells_;  // by row and column
    std::vector<CellStep> steps_;
};

}  // namespace sator::puzzle
