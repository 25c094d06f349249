#include "sator/text/object_kinds/nonogram_kind.hpp"

#include "sator/text/kind_parts/grid_arguments.hpp"

namespace sator::text {

KindResult expand_nonogram(const KindRequest& request) {
    std::string grid;
    if (!request.arguments.empty() || !request.statement.drawings.empty()) {
        const auto arguments = read_grid_arguments(request);
        if (!arguments) return std::unexpected(arguments.error());
        if (auto error = refuse_unknown_words(request, *arguments, {}))
            return std::unexpected(std::move(*error));
        grid = arguments->grid_statement();
    }
    return KindExpansion{
        .statements = grid + "range blank \"#\"\n",
        .drawing_word = "initial",
        .list_head = "clues runs\n",
    };
}

}  // namespace sator::text
