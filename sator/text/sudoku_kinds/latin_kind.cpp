#include "sator/text/sudoku_kinds/latin_kind.hpp"

#include "sator/text/kind_parts/grid_arguments.hpp"

namespace sator::text {

std::expected<KindExpansion, Diagnostic> expand_latin(const KindRequest& request) {
    const auto grid = read_square_arguments(request);
    if (!grid) return std::unexpected(grid.error());
    const std::string of_grid = grid->of_grid(request);
    const std::string values = "1.." + std::to_string(grid->size.rows);
    return KindExpansion{
        .statements = grid->grid_statement() + "range " + values + grid->at_grid(request) +
                      "\nrule permutation " + values + " at rows" + of_grid + "; columns" + of_grid + "\n",
        .drawing_word = "initial",
    };
}

}  // namespace sator::text
