#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// A printed board whose text names its kind.
struct PrintedBoard {
    std::string kind;              ///< its kind; empty if the text is no such board
    std::optional<Puzzle> puzzle;  ///< nullopt if the board does not say the whole puzzle
};

/// Reads a board as `sator render` and `sator solve` print it, if the text names its kind: in its first line, or by the sentence of the
/// kind's rules. Sudokus and kakuros are no such boards, because they have readers of their own.
PrintedBoard read_printed_kind(std::string_view text, std::string_view file, const PuzzleOptions& options);

/// If a board in a frame stands below the name of a kind of sudoku or kakuro that its own reader reads, returns the length of the line with
/// the name; else 0.
std::size_t name_of_sudoku(std::string_view text);

}  // namespace sator::exchange
