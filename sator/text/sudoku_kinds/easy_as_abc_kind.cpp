#include "sator/text/sudoku_kinds/easy_as_abc_kind.hpp"

#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/text/kind_parts/grid_arguments.hpp"
#include "sator/text/kind_parts/usual_sudoku.hpp"

namespace sator::text {

KindResult expand_easy_as_abc(const KindRequest& request) {
    const auto grid = read_square_arguments(request, std::nullopt, kAnyWords);
    if (!grid) return std::unexpected(grid.error());
    const std::string letters = grid->words.empty() ? "A..C" : joined_arguments(grid->words);
    const auto symbols = parse_symbol_list(grid->words, nullptr);
    if (!grid->words.empty() && !symbols) return std::unexpected(symbols.error());
    const std::size_t count = grid->words.empty() ? 3 : symbols->size();
    if (count > grid->size.rows) {
        return std::unexpected(error_at(request.statement.span,
                                        "the grid has fewer rows than there are letters",
                                        "write the size, then the letters: easy_as_abc 5x5 A..C"));
    }
    std::string blanks;
    for (std::size_t i = count; i < grid->size.rows; ++i) blanks += " blank";
    return KindExpansion{
        .statements = "grid " + to_text(grid->size) + "\nrange " + letters +
                      (blanks.empty() ? "" : " blank") + "\nrule permutation " + letters + blanks +
                      " at rows columns\n",
        .drawing_word = "initial",
        .list_head = "clues first_seen\n",
    };
}

}  // namespace sator::text
