#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/text/kind_parts/printed_drawing.hpp"

namespace sator::text {

/// A row and a column of a printed drawing, from 0.
struct PrintedPlace {
    int row = 0, column = 0;

    friend bool operator==(const PrintedPlace&, const PrintedPlace&) = default;
};

/// The cells of a printed drawing, which may have holes such as black cells, and their names. On a torus, places beyond the rim are
/// those at the opposite edge.
class PrintedGrid {
  public:
    /// `signs` has a '*' for each cell, and what is drawn in the place of each hole.
    explicit PrintedGrid(std::vector<std::u32string> signs);

    int rows() const { return static_cast<int>(signs_.size()); }
    int columns() const { return static_cast<int>(signs_.front().size()); }
    /// Makes the grid a torus, or not.
    void set_torus(bool is_torus) { is_torus_ = is_torus; }
    /// Returns the place inside the drawing that is meant. Without a torus, it is the same place.
    PrintedPlace inside(PrintedPlace at) const;
    /// False outside the drawing.
    bool is_cell(PrintedPlace at) const;
    /// Returns what is drawn in the place of a hole.
    std::string hole_sign(PrintedPlace at) const;
    /// Returns "R2C3". The place is a cell.
    const std::string& name(PrintedPlace at) const;
    /// Returns the names of cells, with blanks between them.
    std::string names(const std::vector<PrintedPlace>& cells) const;
    /// Returns all cells in reading order.
    std::vector<PrintedPlace> cells() const;
    /// Returns the cells that share an edge with a place, and those that touch its corners if `has_corners`.
    std::vector<PrintedPlace> neighbours(PrintedPlace at, bool has_corners = false) const;
    /// Return the runs of cells between holes and edges, also those of one cell: across, down, or both.
    std::vector<std::vector<PrintedPlace>> runs_across() const { return runs_along({0, 1}); }
    std::vector<std::vector<PrintedPlace>> runs_down() const { return runs_along({1, 0}); }
    std::vector<std::vector<PrintedPlace>> runs() const;
    /// Returns the runs in the direction of a step, e.g. {1, 1} for falling diagonals, in the order of their first cells. A run that
    /// comes back to its first cell ends there.
    std::vector<std::vector<PrintedPlace>> runs_along(PrintedPlace step) const;
    /// Returns the statement that makes the grid: `grid 6x6`, or `layout` with a drawing if there are holes.
    std::string statement() const;
    /// Returns the statement `initial` with these marks, row by row; empty if all marks are ".". In the place of a hole, the mark
    /// is left out.
    std::string initial(const std::vector<std::vector<std::string>>& marks) const;
    /// Returns a "." for each place of the drawing.
    std::vector<std::vector<std::string>> open_marks() const;

  private:
    friend std::expected<PrintedGrid, Diagnostic> make_printed_grid(BoxSize size,
                                                                    const PuzzleOptions& options);

    explicit PrintedGrid(BoxSize size);

    bool has_holes() const;
    std::vector<PrintedPlace> run_from(PrintedPlace first, PrintedPlace step) const;

    bool is_torus_ = false;
    std::vector<std::u32string> signs_;
    std::vector<std::vector<std::string>> names_;
};

/// Makes a rectangle of cells. Returns an error without a position if it has more cells than the options allow.
std::expected<PrintedGrid, Diagnostic> make_printed_grid(BoxSize size, const PuzzleOptions& options);

/// Returns the statement `initial` with the values of a drawing. Errors point at the drawing's first row.
StatementText initial_of(const PrintedGrid& grid, const PrintedDrawing& values);

}  // namespace sator::text
