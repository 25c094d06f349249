#include "sator/text/sudoku_kinds/sudoku_kind.hpp"

#include <array>

#include "sator/text/kind_parts/grid_arguments.hpp"

namespace sator::text {

std::expected<KindExpansion, Diagnostic> expand_sudoku(const KindRequest& request) {
    constexpr std::array<std::string_view, 1> kWords = {"jigsaw"};
    const auto grid = read_grid_arguments(request, BoxSize{9, 9});
    if (!grid) return std::unexpected(grid.error());
    if (auto error = refuse_unknown_words(request, *grid, kWords)) return std::unexpected(std::move(*error));
    if (grid->size.columns != grid->size.rows) {
        return std::unexpected(error_at(request.statement.span, "a sudoku has as many rows as columns",
                                        "write 'sudoku 6x6', or 'grid' and rules of your own"));
    }
    const bool is_jigsaw = grid->has_word("jigsaw");
    const auto boxes = grid->boxes ? grid->boxes : usual_box_size(grid->size.rows);
    if (!is_jigsaw && !boxes) {
        return std::unexpected(
            error_at(request.statement.span, "the size of the boxes is missing",
                     "write 'boxes 3x2' after the size, or 'jigsaw' and draw the regions"));
    }
    const std::string of_grid = grid->of_grid(request);
    const std::string values = "1.." + std::to_string(grid->size.rows);
    std::string places = "rows" + of_grid + "; columns" + of_grid + "; ";
    places += is_jigsaw ? "regions" : "boxes " + to_text(*boxes) + of_grid;
    return KindExpansion{
        .statements = grid->grid_statement() + "range " + values + grid->at_grid(request) +
                      "\nrule permutation " + values + " at " + places + "\n",
        .drawing_word = is_jigsaw ? "regions" : "initial",
    };
}

}  // namespace sator::text
