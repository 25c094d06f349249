#pragma once

#include <expected>
#include <span>
#include <string>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/language/symbols/regex_tree.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::create {

/// The size of a crossword: a rectangle of columns × rows if z is 0, else a hexagon with x, y and z lines in its three directions.
struct CrosswordSize {
    std::size_t x = 0, y = 0, z = 0;

    bool is_hexagonal() const { return z > 0; }
    std::size_t directions() const { return is_hexagonal() ? 3 : 2; }
};

/// A crossword without clues: its grid, its lines, and what a cell may hold.
struct CrosswordFrame {
    struct Line {
        Axis axis;
        std::size_t index;  // among the lines of its axis
        Slot cells;
    };

    CrosswordSize size;
    std::size_t cell_count = 0;
    std::vector<Line> lines;
    std::size_t clues_per_line = 1;  ///< 2 if clues stand on both ends of the lines
    Alphabet alphabet;
    Dialect dialect = Dialect::EcmaScript;

    std::size_t clue_count() const { return lines.size() * clues_per_line; }
    /// Clue i belongs to this line.
    std::size_t line_of(std::size_t clue) const { return clue / clues_per_line; }
};

/// Returns the frame, or an error in words if there is no such grid.
std::expected<CrosswordFrame, std::string> make_frame(CrosswordSize size, std::size_t clues_per_line,
                                                      Alphabet alphabet, Dialect dialect);

/// Returns the letters of a line if the cells have these.
std::u32string line_text(const CrosswordFrame::Line& line, std::u32string_view cells);

/// Returns the crossword with these clues (UTF-8).
Puzzle crossword_of(const CrosswordFrame& frame, std::span<const std::string> clues);

}  // namespace sator::create
