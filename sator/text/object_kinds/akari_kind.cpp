#include "sator/text/object_kinds/akari_kind.hpp"

#include "sator/base/utf8.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

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

/// Returns the statement of a black cell with a number; the text is empty if no white cell is beside it.
std::expected<StatementText, Diagnostic> lamps_beside(const PrintedGrid& grid, PrintedPlace at,
                                                      const PrintedMark& mark) {
    const auto beside = grid.neighbours(at);
    const auto lamps = number_of(mark);
    if (!lamps || *lamps > beside.size()) {
        return std::unexpected(
            error_at(mark.span,
                     lamps ? "this number is greater than the number of white cells beside it, " +
                                 std::to_string(beside.size())
                           : "'" + to_utf8(mark.text) + "' is no cell of an akari",
                     "write '.' for a white cell, '#' for a black one, or the number of lamps beside it"));
    }
    if (beside.empty()) return StatementText{};
    return StatementText{"rule count \"*\" " + std::to_string(*lamps) + " at " + grid.names(beside) +
                             " as \"the cells beside the " + std::to_string(*lamps) + " at R" +
                             std::to_string(at.row + 1) + "C" + std::to_string(at.column + 1) + "\"\n",
                         mark.span};
}

bool is_white(const PrintedMark& mark) {
    return mark.is(U'.') || mark.is(U'*');
}

/// Returns the statements about light: at most one lamp in a run, and at least one that lights each cell.
std::string light(const PrintedGrid& grid) {
    std::string text = "range \".\" \"*\"\n";
    for (const auto& run : grid.runs()) {
        if (run.size() > 1) text += "rule count \"*\" ..1 at " + grid.names(run) + "\n";
    }
    for (const PrintedPlace at : grid.cells())
        text += "rule count \"*\" 1.. at " + grid.names(lit_from(grid, at)) + " as \"the cells that light " +
                grid.name(at) + "\"\n";
    return text;
}

}  // namespace

KindResult expand_akari(const KindRequest& request) {
    const auto drawing = read_printed_drawing(request);
    if (!drawing) return std::unexpected(drawing.error());
    std::vector<std::u32string> signs;
    for (const auto& row : *drawing) {
        std::u32string& line = signs.emplace_back();
        for (const PrintedMark& mark : row) line += is_white(mark) ? U'*' : mark.text.front();
    }
    const PrintedGrid grid(std::move(signs));
    KindExpansion expansion{.statements = grid.statement() + light(grid)};
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) {
            const PrintedMark& mark =
                (*drawing)[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (is_white(mark) || mark.is(U'#')) continue;
            auto statement = lamps_beside(grid, {row, column}, mark);
            if (!statement) return std::unexpected(std::move(statement.error()));
            expansion.more.push_back(std::move(*statement));
        }
    }
    expansion.more.push_back(initial_of(grid, *drawing));
    expansion.reads_drawings = true;
    expansion.marks = *drawing;
    expansion.marks_are_values = true;
    return expansion;
}

}  // namespace sator::text
