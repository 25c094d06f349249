#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// The places between the cells of a board.
enum class Lattice : std::uint8_t {
    None,     ///< walls, and a frame around the board
    Corners,  ///< a sign for each corner, and edges between them
    Links,    ///< lines between the centres of cells
};

/// How the boards of a kind are printed.
struct PrintedForm {
    Lattice lattice = Lattice::None;
    bool has_corner_numbers = false;  ///< the clues of a row stand in a line above the values of its cells
};

/// A board without what is drawn around its cells.
struct PrintedCells {
    std::vector<std::vector<std::string>> rows;  ///< the mark of each cell; "." if it has none
    std::vector<std::u32string>
        lines;  ///< the drawing of an answer without those marks; empty if nothing is drawn
};

/// Returns whether a character draws a line or a wall.
bool is_box_drawing(char32_t c);

/// Reads the lines of a board; nullopt if they are none of this form.
std::optional<PrintedCells> printed_cells(std::span<const std::u32string> lines, const PrintedForm& form);

}  // namespace sator::exchange
