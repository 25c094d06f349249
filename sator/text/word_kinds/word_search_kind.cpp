#include "sator/text/word_kinds/word_search_kind.hpp"

#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/kind_parts/grid_arguments.hpp"
#include "sator/text/kind_parts/usual_sudoku.hpp"

namespace sator::text {

KindResult expand_word_search(const KindRequest& request) {
    const auto grid = read_grid_arguments(request);
    if (!grid) return std::unexpected(grid.error());
    const std::string letters = grid->words.empty() ? "A..Z" : joined_arguments(grid->words);
    KindExpansion expansion;
    expansion.statements = "grid " + to_text(grid->size) + "\nrange " + letters + "\n";
    for (const LineSlice& line : request.statement.clues) {
        const auto words = read_arguments({&line, 1});
        if (!words) return std::unexpected(words.error());
        for (const Argument& word : *words)
            expansion.more.push_back({"find " + puzzle::in_quotes(word.text) + "\n", word.span});
    }
    expansion.reads_clues = true;
    expansion.drawing_word = "initial";
    return expansion;
}

}  // namespace sator::text
