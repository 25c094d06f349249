#include "sator/formats/kinds/latin_kind.hpp"

#include "sator/formats/kinds/grid_arguments.hpp"

namespace sator::formats {

std::expected<KindExpansion, Diagnostic> expand_latin(const KindRequest& request) {
    const auto grid = read_grid_arguments(request, {5, 5});
    if (!grid) return std::unexpected(grid.error());
    if (auto error = refuse_unknown_words(request, *grid, {})) return std::unexpected(std::move(*error));
    if (grid->size.columns != grid->size.rows) {
        return std::unexpected(error_at(request.statement.span, "a latin square has as many rows as columns",
                                        "write 'latin 5x5'"));
    }
    const std::string of_grid = grid->of_grid(request);
    const std::string values = "1.." + std::to_string(grid->size.rows);
    return KindExpansion{
        .statements = grid->grid_statement() + "range " + values +
                      (of_grid.empty() ? "" : " at grid " + std::to_string(request.grid_number)) +
                      "\nrule permutation " + values + " at rows" + of_grid + "; columns" + of_grid + "\n",
        .drawing_word = "initial",
    };
}

}  // namespace sator::formats
