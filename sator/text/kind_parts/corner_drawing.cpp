#include "sator/text/kind_parts/corner_drawing.hpp"

#include <string>
#include <utility>

#include "sator/base/errors.hpp"

namespace sator::text {

namespace {

std::unexpected<Diagnostic> wrong_length(const std::vector<PrintedMark>& row, std::size_t wanted,
                                         const std::string& what) {
    SourceSpan span = row.front().span;
    span.length = row.back().span.column + row.back().span.length - span.column;
    return std::unexpected(error_at(span,
                                    "this row has " + std::to_string(row.size()) +
                                        (row.size() == 1 ? " mark" : " marks") + ", but " + what + " has " +
                                        std::to_string(wanted),
                                    "write a mark for each corner, with '.' for a corner without a sign"));
}

/// Returns open cells between rows of corners. They stand in the text where the corner on their upper left does.
PrintedDrawing open_cells(const PrintedDrawing& corners) {
    PrintedDrawing cells;
    for (std::size_t row = 0; row + 1 < corners.size(); ++row) {
        auto& line = cells.emplace_back();
        for (std::size_t column = 0; column + 1 < corners[row].size(); ++column)
            line.push_back({U".", corners[row][column].span});
    }
    return cells;
}

}  // namespace

std::expected<CornerDrawing, Diagnostic> read_corner_drawing(const KindRequest& request, bool has_cells) {
    const auto& drawings = request.statement.drawings;
    const std::string& name = request.statement.keyword;
    if (drawings.size() != 1)
        return std::unexpected(error_at(request.statement.span, "'" + name + "' needs one drawing",
                                        "'sator rules " + name + "' shows how it is drawn"));
    PrintedDrawing rows = split_printed_lines(drawings.front());
    const std::size_t least_rows = has_cells ? 3 : 2;
    if (rows.size() < least_rows || rows.front().size() < 2 || (has_cells && rows.size() % 2 == 0))
        return std::unexpected(
            error_at(drawings.front().front().span(0, 1), "this drawing has no corners around its cells",
                     has_cells ? "write rows of corners and rows of cells in turn, and end with corners"
                               : "write a row and a column more than there are cells"));
    const std::size_t corners = rows.front().size();
    CornerDrawing drawing;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const bool are_cells = has_cells && row % 2 == 1;
        const std::size_t wanted = are_cells ? corners - 1 : corners;
        if (rows[row].size() != wanted)
            return wrong_length(rows[row], wanted, are_cells ? "a row of cells" : "the first row");
        (are_cells ? drawing.cells : drawing.corners).push_back(std::move(rows[row]));
    }
    if (!has_cells) drawing.cells = open_cells(drawing.corners);
    return drawing;
}

}  // namespace sator::text
