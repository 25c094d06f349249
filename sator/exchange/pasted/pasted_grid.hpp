#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// A sudoku as it was pasted.
struct PastedGrid {
    std::size_t side = 0;
    std::vector<std::string>
        cells;  ///< in reading order: a number, a capital letter, or "." for an open cell
    std::vector<std::string> solution = {};
    std::string title = {};
    std::vector<std::optional<int>> regions = {};  ///< empty: the usual boxes
    /// Whether a 0 stands beside another sign for an open cell, so that it may be a value.
    bool has_two_open_signs = false;
};

/// Everything that was found in a text.
struct PastedText {
    std::vector<PastedGrid> grids;
    std::string words;                        ///< the sentences around the grids
    std::vector<std::string> not_understood;  ///< e.g. "'killer' of the puzzle"
};

/// Returns what a token says of its cell: a number, a capital letter or ".". The token of an open cell is empty, or a sign such as
/// . _ - * x ?; pasted_grid() decides whether a 0 is one. Returns nullopt if the token is none of these.
std::optional<std::string> pasted_cell(std::string_view token);

/// Returns the side of a square sudoku with this number of cells, or nullopt.
std::optional<std::size_t> side_of_cells(std::size_t cells);
/// Returns whether a sudoku may have this number of rows.
bool is_pasted_side(std::size_t side);

/// Makes a grid of these cells. Returns nullopt if they are not as many as a sudoku has, or if one holds no value of it.
std::optional<PastedGrid> pasted_grid(std::vector<std::string> cells);

/// Reads the grids as sudokus with the usual boxes or with the regions that are drawn.
ReadResult read_pasted_text(const PastedText& pasted, const SourceFile& file, Resources& resources,
                            const PuzzleOptions& options);

}  // namespace sator::exchange
