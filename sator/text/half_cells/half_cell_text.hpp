#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/half_cells/half_cell_layout.hpp"

namespace sator::text {

/// A drawing in characters of the values of cells and between them.
struct HalfCellText {
    std::vector<std::u32string> lines;
    /// By line and character: the position whose value it shows, or nullopt.
    std::vector<std::vector<std::optional<CellId>>> owners;
};

/// Whether cells show the numbers that the puzzle's kind prints in them.
enum class PrintedNumbers : std::uint8_t { Shown, Hidden };

/// Draws a puzzle (see HalfCellLayout): lines as ━ and ┃, borders as ─ and │, double lines as ═ and ║, other values as texts.
/// While some position between cells is open, `x` marks those of which it is known that they have no line. A cell that can hold
/// one value only shows none; an open one shows a dot. The grid must fit. read_half_cells reads such a drawing.
HalfCellText half_cell_text(const Puzzle& puzzle, std::span<const std::optional<ValueId>> values,
                            PrintedNumbers numbers);

/// Returns the drawing with a '|' before each line, as a statement of the puzzle language has it. Crosses are needed if the reader
/// takes what is not drawn for open.
std::string half_cell_drawing(const Puzzle& puzzle, std::span<const Given> givens, UndrawnLine undrawn);

}  // namespace sator::text
