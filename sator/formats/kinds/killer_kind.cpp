#include "sator/formats/kinds/killer_kind.hpp"

namespace sator::formats {

std::expected<KindExpansion, Diagnostic> expand_killer(const KindRequest& request) {
    return KindExpansion{
        .statements = request.has_grid ? "" : "sudoku\n",
        .clue_word = "cage",
        .drawing_word = "cage",
    };
}

}  // namespace sator::formats
