#include "sator/text/object_kinds/star_battle_kind.hpp"

#include "sator/base/whole_number.hpp"
#include "sator/text/kind_parts/grid_arguments.hpp"

namespace sator::text {

KindResult expand_star_battle(const KindRequest& request) {
    KindRequest own = request;
    std::string stars = "1";
    if (!own.arguments.empty()) {
        const auto number = to_whole_number<std::uint32_t>(own.arguments.front().text);
        if (number) {
            stars = std::to_string(*number);
            own.arguments.erase(own.arguments.begin());
        }
    }
    const auto grid = read_grid_arguments(own);
    if (!grid) return std::unexpected(grid.error());
    if (auto error = refuse_unknown_words(own, *grid, {})) return std::unexpected(std::move(*error));
    const bool has_regions = !request.statement.drawings.empty();
    return KindExpansion{
        .statements = "grid " + to_text(grid->size) + "\nrange \".\" \"*\"\nrule count \"*\" " + stars +
                      " at rows columns" + (has_regions ? " regions" : "") +
                      "\nrule anti_king \"*\" at all\n",
        .drawing_word = "regions",
    };
}

}  // namespace sator::text
