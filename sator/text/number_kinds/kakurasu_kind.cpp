#include "sator/text/number_kinds/kakurasu_kind.hpp"

#include "sator/text/kind_parts/grid_arguments.hpp"

namespace sator::text {

KindResult expand_kakurasu(const KindRequest& request) {
    constexpr std::uint32_t kLetters = 26;
    const auto grid = read_square_arguments(request);
    if (!grid) return std::unexpected(grid.error());
    if (grid->size.rows > kLetters)
        return std::unexpected(error_at(request.statement.span, "a kakurasu has at most 26 rows"));
    std::string sum = "a";
    for (std::uint32_t i = 1; i < grid->size.rows; ++i)
        sum += " + " + std::to_string(i + 1) + " * " + static_cast<char>('a' + i);
    return KindExpansion{
        .statements = "grid " + to_text(grid->size) + "\nrange 0 1\n",
        .drawing_word = "initial",
        .list_head = "clues " + sum + " = ?\n",
    };
}

}  // namespace sator::text
