#include "sator/text/object_kinds/binary_kind.hpp"

#include "sator/text/kind_parts/grid_arguments.hpp"

namespace sator::text {

KindResult expand_binary(const KindRequest& request) {
    const auto grid = read_grid_arguments(request);
    if (!grid) return std::unexpected(grid.error());
    if (auto error = refuse_unknown_words(request, *grid, {})) return std::unexpected(std::move(*error));
    if (grid->size.columns % 2 != 0 || grid->size.rows % 2 != 0)
        return std::unexpected(
            error_at(request.statement.span, "the numbers of rows and columns must be even"));
    const auto halves = [](std::uint32_t length) {
        std::string text;
        for (std::uint32_t i = 0; i < length; ++i) text += i < length / 2 ? " 0" : " 1";
        return text;
    };
    return KindExpansion{
        .statements = "grid " + to_text(grid->size) + "\nrange 0 1\nrule permutation" +
                      halves(grid->size.columns) + " at rows\nrule permutation" + halves(grid->size.rows) +
                      " at columns\nrule different_words at rows\nrule different_words at columns\n"
                      "rule count 0 1..2 at windows 3x1; windows 1x3\n",
        .drawing_word = "initial",
    };
}

}  // namespace sator::text
