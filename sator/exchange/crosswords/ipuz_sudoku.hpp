#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/table/format_part.hpp"
#include "sator/text/json/json_tree.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

constexpr std::string_view kIpuzSudokuKind = "http://ipuz.org/sudoku";

/// The kinds of sudokus, and what they may have besides the fields of all kinds.
std::span<const FormatPart> ipuz_sudoku_parts();

/// Reads an ipuz whose kind begins with kIpuzSudokuKind: a plain sudoku, one with diagonals, or a Latin square. Others, and values
/// other than the numbers from 1 on, are refused. `kind` is its value.
std::expected<Puzzle, Diagnostic> read_ipuz_sudoku(const JsonValue& root, const JsonValue& kind,
                                                   std::string_view text, std::string_view file,
                                                   const PuzzleOptions& options);

/// Writes a square of numbers as an ipuz sudoku of one of these kinds.
std::expected<WrittenPuzzle, Diagnostic> write_ipuz_sudoku(const Puzzle& puzzle);

}  // namespace sator::exchange
