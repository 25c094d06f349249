#include "sator/text/number_kinds/magic_square_kind.hpp"

#include "sator/text/kind_parts/grid_arguments.hpp"

namespace sator::text {

KindResult expand_magic_square(const KindRequest& request) {
    const auto grid = read_square_arguments(request);
    if (!grid) return std::unexpected(grid.error());
    const std::uint64_t size = grid->size.rows, cells = size * size;
    const std::string values = "1.." + std::to_string(cells);
    return KindExpansion{
        .statements = "grid " + to_text(grid->size) + "\nrange " + values + "\nrule permutation " + values +
                      " at all\nrule sum " + std::to_string(cells * (cells + 1) / 2 / size) +
                      " at rows columns diagonals\n",
        .drawing_word = "initial",
    };
}

}  // namespace sator::text
