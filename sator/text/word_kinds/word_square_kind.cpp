#include "sator/text/word_kinds/word_square_kind.hpp"

#include "sator/text/kind_parts/grid_arguments.hpp"

namespace sator::text {

KindResult expand_word_square(const KindRequest& request) {
    const auto grid = read_square_arguments(request, std::nullopt, kAnyWords);
    if (!grid) return std::unexpected(grid.error());
    std::string list = "words";
    for (const Argument& word : grid->words) {
        if (word.text != "double") list = "word " + word.text;
    }
    std::string text = "grid " + to_text(grid->size) + "\nrange A..Z\nrule " + list + " at rows columns\n";
    if (grid->has_word("double")) {
        text += "rule different_words at rows columns\n";
    } else {
        std::string pairs;
        for (std::uint32_t row = 1; row <= grid->size.rows; ++row) {
            for (std::uint32_t column = row + 1; column <= grid->size.rows; ++column) {
                const std::string r = std::to_string(row), c = std::to_string(column);
                pairs += (pairs.empty() ? "R" : "; R") + r + "C" + c + " R" + c + "C" + r;
            }
        }
        if (!pairs.empty()) text += "rule equal at " + pairs + "\n";
    }
    return KindExpansion{.statements = std::move(text), .drawing_word = "initial"};
}

}  // namespace sator::text
