#include "sator/text/object_kinds/mosaic_kind.hpp"

#include "sator/base/utf8.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

namespace {

/// Returns the statement of a number.
std::expected<StatementText, Diagnostic> black_around(const PrintedGrid& grid, PrintedPlace at,
                                                      const PrintedMark& mark) {
    const std::size_t cells = grid.neighbours(at, true).size() + 1;
    const auto black = number_of(mark);
    if (!black || *black > cells) {
        return std::unexpected(
            error_at(mark.span,
                     black ? "this number is greater than the number of cells here, " + std::to_string(cells)
                           : "'" + to_utf8(mark.text) + "' is no cell of a mosaic",
                     "write the number of black cells among its own and those around it, or '.' if the cell "
                     "has none"));
    }
    return StatementText{
        "rule count \"#\" " + std::to_string(*black) + " at around self " + grid.name(at) + "\n", mark.span};
}

}  // namespace

KindResult expand_mosaic(const KindRequest& request) {
    const auto drawing = read_printed_drawing(request);
    if (!drawing) return std::unexpected(drawing.error());
    const PrintedGrid grid(drawing->front().size(), drawing->size());
    KindExpansion expansion{.statements = grid.statement() + "range \".\" \"#\"\n"};
    for (const PrintedPlace at : grid.cells()) {
        const PrintedMark& mark =
            (*drawing)[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
        if (mark.is(U'.')) continue;
        auto statement = black_around(grid, at, mark);
        if (!statement) return std::unexpected(std::move(statement.error()));
        expansion.more.push_back(std::move(*statement));
    }
    expansion.reads_drawings = true;
    expansion.marks = *drawing;
    return expansion;
}

}  // namespace sator::text
