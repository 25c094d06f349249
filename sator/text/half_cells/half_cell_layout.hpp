#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// The meaning of an edge or a link at which nothing is drawn: its value is open, or it has no line.
enum class UndrawnLine : std::uint8_t { IsOpen, IsNone };

/// The places of the points of the half-cell lattice in a drawing in characters. If the grid has edges or corners, each corner takes a
/// character, and a cell with the edges above and below it takes `cell_width` of them:
///
///     ·━━━·   ·
///     ┃ 3 ┃ 1
///     ·━━━·━━━·
///
/// If it has only links, cells are a character apart, and so are rows:
///
///     ┏━┓
///     ┃ ┃
class HalfCellLayout {
  public:
    /// Returns whether the values between the cells of a grid can be drawn so: its cells are squares in rows and columns.
    static bool fits(const Grid& grid);
    /// Returns whether the drawing of a grid has lines for corners.
    static bool has_corners(const Grid& grid);

    HalfCellLayout(const Grid& grid, std::size_t cell_width);

    std::size_t lines() const { return lines_; }
    std::size_t columns() const { return columns_; }
    std::size_t cell_width() const { return cell_width_; }
    /// Returns the cell width of a drawing of this grid whose longest line has this number of characters. Blanks behind the last cell may
    /// be missing. Returns nullopt if no width fits.
    static std::optional<std::size_t> width_of(const Grid& grid, std::size_t columns);
    static std::size_t lines_of(const Grid& grid);

    /// The characters of a point: `width` of them, from `x` on.
    struct Place {
        std::size_t y = 0, x = 0, width = 1;
        std::size_t middle() const { return x + (width - 1) / 2; }
    };
    Place place(HalfCell at) const;

  private:
    bool has_corners_;
    std::size_t cell_width_, lines_, columns_;
};

}  // namespace sator::text
