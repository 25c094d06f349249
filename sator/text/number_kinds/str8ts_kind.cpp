#include "sator/text/number_kinds/str8ts_kind.hpp"

#include <algorithm>
#include <map>

#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

namespace {

bool is_black_cell(const PrintedMark& mark) {
    return mark.text.starts_with(U'#');
}

/// Returns `distinct` for each row and column, and `consecutive numbers` for each run.
std::string rules_of(const PrintedGrid& grid, const PrintedGrid& white) {
    std::map<std::size_t, std::string> places;  // by the length of the runs
    for (const auto& run : white.runs()) {
        std::string& own = places[run.size()];
        own += (own.empty() ? "" : "; ") + grid.names(run);
    }
    std::string text = "rule distinct at rows columns\n";
    for (const auto& [length, runs] : places) {
        if (length < 2) continue;
        text += "rule distinct(line) and max(line) - min(line) = " + std::to_string(length - 1) + " at " +
                runs + "\n";
    }
    return text;
}

/// Returns the statement that shades the black cells with a number; empty if there are none.
std::string shade_of_black_cells(const PrintedGrid& grid, const PrintedDrawing& drawing) {
    std::string text;
    for (const PrintedPlace at : grid.cells()) {
        if (is_black_cell(drawing[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)]))
            text += (text.empty() ? "shade at " : "; ") + grid.name(at);
    }
    return text.empty() ? text : text + "\n";
}

}  // namespace

KindResult expand_str8ts(const KindRequest& request) {
    const auto drawing = read_printed_drawing(request);
    if (!drawing) return std::unexpected(drawing.error());
    std::vector<std::u32string> cells, white;
    PrintedDrawing values = *drawing;
    for (auto& row : values) {
        cells.emplace_back();
        white.emplace_back();
        for (PrintedMark& mark : row) {
            cells.back() += mark.is(U'#') ? U'#' : U'*';
            white.back() += is_black_cell(mark) ? U'#' : U'*';
            if (is_black_cell(mark) && !mark.is(U'#')) mark.text.erase(0, 1);
        }
    }
    const PrintedGrid grid(std::move(cells)), runs(std::move(white));
    const auto size = static_cast<std::size_t>(std::max(grid.rows(), grid.columns()));
    if (auto error = refuse_values(grid, values, size)) return std::unexpected(std::move(*error));
    const std::string last = std::to_string(size);
    KindExpansion expansion;
    expansion.statements = grid.statement() + "range 1.." + last + "\n" + rules_of(grid, runs);
    expansion.statements += shade_of_black_cells(grid, *drawing);
    expansion.more = {initial_of(grid, values)};
    expansion.reads_drawings = true;
    expansion.marks = *drawing;
    expansion.marks_are_values = true;
    return expansion;
}

}  // namespace sator::text
