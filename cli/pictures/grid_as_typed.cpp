#include "cli/pictures/grid_as_typed.hpp"

#include "sator/render/text/fitted_grid_text.hpp"
#include "sator/render/text/grid_text.hpp"

namespace sator::cli {

namespace {

TextStyle style_of(const Session& session) {
    return session.wants_colour() ? TextStyle::Ansi : TextStyle::Plain;
}

}  // namespace

std::string grid_drawing(const Puzzle& puzzle, std::span<const Value> values, const std::vector<bool>& marked,
                         const Session& session) {
    if (!session.grid_columns()) return grid_text(puzzle, values, marked, style_of(session));
    const std::vector<std::optional<Value>> known(values.begin(), values.end());
    return grid_drawing(puzzle, known, marked, session);
}

std::string grid_drawing(const Puzzle& puzzle, std::span<const std::optional<Value>> values,
                         const std::vector<bool>& marked, const Session& session) {
    const TextStyle style = style_of(session);
    const auto columns = session.grid_columns();
    if (!columns) return grid_text(puzzle, values, marked, style);
    if (auto fitted = fitted_grid_text(puzzle, values, marked, style, *columns)) return std::move(*fitted);
    return "(The grid is wider than the terminal. To see it: sator render --solution -o grid.svg FILE)\n";
}

bool fits_usual_drawing(const Puzzle& puzzle, const Session& session) {
    const auto columns = session.grid_columns();
    const std::vector<std::optional<Value>> open(puzzle.grid.cell_count());
    return !columns || widest_line(grid_text(puzzle, open)) <= *columns;
}

}  // namespace sator::cli
