#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/table/format_part.hpp"

namespace sator::exchange {

/// What a Penpa link draws on a square grid: the text that its `p=` unpacks to. Only what a setter draws is read (its "problem").
struct PenpaDrawing {
    std::string title, author, source, rules;
    std::vector<std::string> tags;  ///< the genres that the setter chose: "skyscrapers"
    std::size_t columns = 0, rows = 0;
    /// A place: the row and the column, from 0; those outside the grid are negative or too large.
    using Place = std::pair<std::int64_t, std::int64_t>;
    std::map<Place, std::string> numbers;
    std::map<Place, std::int64_t> shades;  ///< the colour of a cell: 1 is dark grey, 4 black
    /// The walls between a place and the one on its right, and between a place and the one below it.
    std::vector<Place> right_walls, lower_walls;
    std::vector<std::string> unread;   ///< what else is drawn: "lines", "symbols"
    bool has_thin_edges = false;       ///< which divide nothing
    bool has_several_answers = false;  ///< the stored answer is a choice: any of its parts is enough

    /// Points are numbered row by row over the canvas, which is larger than the grid.
    std::int64_t canvas_columns = 0, canvas_rows = 0, first_cell = 0;
    /// The place of a point at the centre of a cell; nullopt for other points.
    std::optional<Place> place_of(std::int64_t point) const;
};

/// Returns the parts of a drawing that are read, those of the editor, and those that are refused.
std::vector<FormatPart> penpa_drawing_parts();

/// Reads the text. The error says in words what is wrong. A grid with more than `cell_limit` cells is refused.
std::expected<PenpaDrawing, std::string> read_penpa_drawing(std::string_view text, std::size_t cell_limit);

}  // namespace sator::exchange
