#include "sator/text/number_kinds/magic_hexagon_kind.hpp"

#include "sator/base/whole_number.hpp"

namespace sator::text {

KindResult expand_magic_hexagon(const KindRequest& request) {
    constexpr std::uint64_t kMaxOrder = 100;
    const auto& arguments = request.arguments;
    const auto order =
        arguments.size() == 1 ? to_whole_number<std::uint64_t>(arguments.front().text) : std::nullopt;
    if (!order || *order == 0 || *order > kMaxOrder)
        return std::unexpected(error_at(request.statement.span, "the order of the hexagon is missing",
                                        "write the cells on each side: magic_hexagon 3"));
    const std::uint64_t lines = 2 * *order - 1, cells = 3 * *order * (*order - 1) + 1;
    const std::uint64_t total = cells * (cells + 1) / 2;
    if (total % lines != 0)
        return std::unexpected(error_at(arguments.front().span,
                                        "the lines of this hexagon cannot all have the same sum",
                                        "there are magic hexagons of order 1 and 3"));
    const std::string side = std::to_string(lines), values = "1.." + std::to_string(cells);
    return KindExpansion{
        .statements = "layout hexagon " + side + " " + side + " " + side + "\nrange " + values +
                      "\nrule permutation " + values + " at all\nrule sum " + std::to_string(total / lines) +
                      " at lines\n",
        .drawing_word = "initial",
    };
}

}  // namespace sator::text
