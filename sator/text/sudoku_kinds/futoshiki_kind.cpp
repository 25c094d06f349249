#include "sator/text/sudoku_kinds/futoshiki_kind.hpp"

#include "sator/text/kind_parts/signed_drawing.hpp"

namespace sator::text {

KindResult expand_futoshiki(const KindRequest& request) {
    if (!request.arguments.empty()) {
        return std::unexpected(error_at(request.arguments.front().span, "'futoshiki' has no arguments",
                                        "the drawing below has its size"));
    }
    const auto drawing = read_signed_drawing(request, U"<>", U"^v∧∨");
    if (!drawing) return std::unexpected(drawing.error());
    const auto& values = drawing->values;
    const PrintedGrid grid(values.front().size(), values.size());
    if (auto error = refuse_values(grid, values, values.size())) return std::unexpected(std::move(*error));
    std::string pairs;
    for (const PrintedSign& sign : drawing->signs) {
        const bool rises = sign.sign == U'<' || sign.sign == U'^' || sign.sign == U'∧';
        pairs += (pairs.empty() ? "" : "; ") + grid.names(rises ? std::vector{sign.first, sign.second}
                                                                : std::vector{sign.second, sign.first});
    }
    KindExpansion expansion;
    expansion.statements =
        "latin " + std::to_string(grid.columns()) + "x" + std::to_string(grid.rows()) + "\n";
    if (!pairs.empty()) expansion.statements += "rule strict_order at " + pairs + "\n";
    expansion.more = {initial_of(grid, values)};
    expansion.reads_drawings = true;
    expansion.marks = values;
    expansion.marks_are_values = true;
    return expansion;
}

}  // namespace sator::text
