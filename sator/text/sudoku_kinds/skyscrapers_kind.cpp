#include "sator/text/sudoku_kinds/skyscrapers_kind.hpp"

#include "sator/text/kind_parts/grid_arguments.hpp"

namespace sator::text {

KindResult expand_skyscrapers(const KindRequest& request) {
    const auto grid = read_square_arguments(request);
    if (!grid) return std::unexpected(grid.error());
    return KindExpansion{
        .statements = "latin " + to_text(grid->size) + "\n",
        .drawing_word = "initial",
        .list_head = "clues visible\n",
    };
}

}  // namespace sator::text
