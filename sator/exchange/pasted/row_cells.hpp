#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// The text between the cells of a row.
enum class Separation : std::uint8_t {
    Commas,      ///< a comma, a semicolon or a tab; nothing between two of them is an open cell
    Bars,        ///< a bar between all cells; blanks between two bars are an open cell
    Blanks,      ///< blanks, and bars between boxes
    Nothing,     ///< a cell is a character; blanks and bars stand between boxes
    OpenBlanks,  ///< a cell is a character, and a blank is an open cell; no other sign is
};
inline constexpr std::array kSeparations = {Separation::Commas, Separation::Bars, Separation::Blanks,
                                            Separation::Nothing, Separation::OpenBlanks};

/// The cells of a line, and the column of text of each.
struct RowCells {
    std::vector<std::string> cells;
    std::vector<std::size_t> columns;
};

/// Divides a text at each character that is one of the separators. A piece may be empty.
std::vector<std::string_view> pieces_between(std::string_view line, std::string_view separators);

/// Returns the cells of a line, or an empty row if it has something else.
RowCells row_cells(std::string_view line, Separation separation);

/// Returns whether a line may be drawn between rows: it has only signs of walls.
bool is_wall(std::string_view line);

/// Returns a line without the mark of a quoted mail, `> `, and without the label of a row or puzzle: `12. `, `3) `, `A: `.
std::string_view without_label(std::string_view line);

}  // namespace sator::exchange
