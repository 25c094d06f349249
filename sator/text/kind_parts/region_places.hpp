#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/printed_drawing.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

/// The places that a drawing with a letter for each region gives. A cell with a dot is in no region.
class RegionPlaces {
  public:
    using Cells = std::vector<PrintedPlace>;

    /// Both must outlive this and have the same size.
    RegionPlaces(const PrintedGrid& grid, const PrintedDrawing& letters) : grid_(grid), letters_(letters) {}

    /// Returns the shortest runs in rows and columns that enter `count` regions, one after the other: each begins at the last cell
    /// of a region and ends at the first one of another.
    std::vector<Cells> runs_over(std::size_t count) const;

    /// Returns the cells that each region has in each row, from the top.
    std::vector<Cells> rows() const;

    /// Returns each two cells of a region that half a turn of the region exchanges. The error is a message about a region that half
    /// a turn changes.
    std::expected<std::vector<Cells>, std::string> opposite_pairs() const;

    /// Returns the cells at each two borders that the same two regions share: four cells, or three if one is at both borders.
    std::vector<Cells> passages() const;

    /// Returns the letters of each two regions that share an edge, each pair once.
    std::vector<std::pair<std::string, std::string>> neighbours() const;

  private:
    /// Returns the letter of a cell; a dot outside of the grid.
    const std::u32string& letter(PrintedPlace at) const;
    /// Returns the cells of each region, in the order of their first cells.
    std::vector<Cells> regions() const;

    const PrintedGrid& grid_;
    const PrintedDrawing& letters_;
};

}  // namespace sator::text
