#include "sator/text/number_kinds/minesweeper_kind.hpp"

#include "sator/text/kind_parts/grid_arguments.hpp"

namespace sator::text {

KindResult expand_minesweeper(const KindRequest& request) {
    const auto grid = read_grid_arguments(request);
    if (!grid) return std::unexpected(grid.error());
    if (auto error = refuse_unknown_words(request, *grid, {})) return std::unexpected(std::move(*error));
    return KindExpansion{
        .statements = "grid " + to_text(grid->size) + "\nrange 0..8 M\nrule around M at all\n",
        .drawing_word = "initial",
    };
}

}  // namespace sator::text
