#pragma once

#include <expected>
#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

/// The grid that a kind adds its rules to, e.g. that of `diagonal`.
struct UsualSudoku {
    std::string
        statements;  ///< `sudoku` with the kind's arguments, and a line end; empty if the file has a grid
    std::optional<BoxSize> size;  ///< of the grid, if it is known
};

/// Takes the file's grid, or else the sudoku that the kind's arguments describe: `diagonal 6x6`. Arguments such as "a=8" are left
/// to the kind. Returns an error for others if the file has a grid.
std::expected<UsualSudoku, Diagnostic> read_usual_sudoku(const KindRequest& request);

/// Joins arguments as they are written, with blanks between them.
std::string joined_arguments(std::span<const Argument> arguments);

}  // namespace sator::text
