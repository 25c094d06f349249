#include "sator/text/object_kinds/queens_kind.hpp"

#include "sator/text/kind_parts/grid_arguments.hpp"

namespace sator::text {

namespace {

/// Returns all diagonals of two cells or more, as places.
std::string diagonals(int size) {
    std::string places;
    const auto add = [&](int row, int column, int right) {
        std::string cells;
        int length = 0;
        for (; row <= size && column >= 1 && column <= size; ++row, column += right, ++length)
            cells += " R" + std::to_string(row) + "C" + std::to_string(column);
        if (length > 1) places += (places.empty() ? "" : ";") + cells;
    };
    for (int column = 1; column <= size; ++column) add(1, column, 1);
    for (int row = 2; row <= size; ++row) add(row, 1, 1);
    for (int column = 1; column <= size; ++column) add(1, column, -1);
    for (int row = 2; row <= size; ++row) add(row, size, -1);
    return places;
}

}  // namespace

KindResult expand_queens(const KindRequest& request) {
    const auto grid = read_square_arguments(request, BoxSize{8, 8});
    if (!grid) return std::unexpected(grid.error());
    const std::string places = diagonals(static_cast<int>(grid->size.rows));
    return KindExpansion{
        .statements = "grid " + to_text(grid->size) +
                      "\nrange \"Q\" blank\nrule count \"Q\" 1 at rows columns\n" +
                      (places.empty() ? "" : "rule count \"Q\" ..1 at" + places + "\n"),
        .drawing_word = "initial",
    };
}

}  // namespace sator::text
