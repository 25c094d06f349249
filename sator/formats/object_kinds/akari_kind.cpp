#include "sator/formats/object_kinds/akari_kind.hpp"

#include "sator/base/utf8.hpp"
#include "sator/formats/kind_parts/printed_grid.hpp"

namespace sator::formats {

namespace {

/// Returns the cells that a lamp lights, its own first.
std::vector<PrintedPlace> lit_from(const PrintedGrid& grid, PrintedPlace at) {
    std::vector<PrintedPlace> lit{at};
    for (const PrintedPlace step : {PrintedPlace{-1, 0}, {0, -1}, {0, 1}, {1, 0}}) {
        PrintedPlace next{at.row + step.row, at.column + step.column};
        for (; grid.is_cell(next); next = {next.row + step.row, next.column + step.column})
            lit.push_back(next);
    }
    return lit;
}

}  // namespace

KindResult expand_akari(const KindRequest& request) {
    const auto drawing = read_printed_drawing(request);
    if (!drawing) return std::unexpected(drawing.error());
    std::vector<std::u32string> signs;
    for (const auto& row : *drawing) {
        std::u32string& line = signs.emplace_back();
        for (const PrintedMark& mark : row) line += mark.is(U'.') || mark.is(U'*') ? U'*' : mark.text.front();
    }
    const PrintedGrid grid(std::move(signs));
    KindExpansion expansion{.statements = grid.statement() + "range \".\" \"*\"\n"};
    for (const auto& run : grid.runs()) {
        if (run.size() > 1) expansion.statements += "rule count \"*\" ..1 at " + grid.names(run) + "\n";
    }
    for (const PrintedPlace at : grid.cells())
        expansion.statements += "rule count \"*\" 1.. at " + grid.names(lit_from(grid, at)) + "\n";
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) {
            const PrintedMark& mark =
                (*drawing)[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (grid.is_cell({row, column}) || mark.is(U'#')) continue;
            const auto lamps = number_of(mark);
            const auto beside = grid.neighbours({row, column});
            if (!lamps || *lamps > beside.size()) {
                return std::unexpected(error_at(
                    mark.span,
                    lamps ? "this cell has only " + std::to_string(beside.size()) + " white cells beside it"
                          : "'" + to_utf8(mark.text) + "' is no cell of an akari",
                    "write '.' for a white cell, '#' for a black one, or the number of lamps beside it"));
            }
            if (!beside.empty())
                expansion.more.push_back(
                    {"rule count \"*\" " + std::to_string(*lamps) + " at " + grid.names(beside) + "\n",
                     mark.span});
        }
    }
    expansion.reads_drawings = true;
    return expansion;
}

}  // namespace sator::formats
