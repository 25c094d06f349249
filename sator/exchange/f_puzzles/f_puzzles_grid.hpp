#pragma once

#include <expected>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/table/format_part.hpp"
#include "sator/text/json/json_tree.hpp"

namespace sator::exchange {

/// The smallest and the largest size that f-puzzles offers.
constexpr std::int64_t kSmallestFPuzzle = 3, kLargestFPuzzle = 16;

/// Returns the fields of a cell.
std::span<const FormatPart> f_puzzles_cell_fields();

/// Reads the fields size, grid and solution. The errors have places in the JSON.
std::expected<SquareStatements, Diagnostic> read_f_puzzles_grid(const JsonValue& root);

}  // namespace sator::exchange
