#include "sator/rules/words/drawn_word.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/language/words/word_folding.hpp"
#include "sator/rules/words/word_table_cache.hpp"

namespace sator::rules {

namespace {

/// Returns the first character of a word that no symbol can represent.
std::string strange_character(const WordFolding& folding, const std::string& word) {
    std::vector<std::uint32_t> values;
    for (const char32_t c : to_code_points(word)) {
        const std::string character = to_utf8(std::u32string(1, c));
        if (!folding.append(character, values)) return character;
    }
    return word;
}

}  // namespace

std::expected<std::vector<DrawnWord>, Diagnostic> read_drawn_words(const RuleStatement& statement,
                                                                   std::span<const CellId> cells,
                                                                   const Puzzle& puzzle) {
    const std::string hint = "write " + statement.name + " \"WORD\"";
    if (statement.arguments.empty()) {
        return std::unexpected(error_at(statement.span, statement.name + " needs a word", hint));
    }
    const WordFolding folding(puzzle.alphabet, range_union(puzzle, cells), {});
    std::vector<DrawnWord> words;
    for (const Argument& argument : statement.arguments) {
        if (argument.kind == Argument::Kind::Regex || argument.text.empty()) {
            return std::unexpected(error_at(argument.span, statement.name + " needs a word", hint));
        }
        DrawnWord word{argument.text, {}};
        if (!folding.append(word.text, word.values)) {
            return std::unexpected(error_at(argument.span,
                                            "no cell can hold the '" + strange_character(folding, word.text) +
                                                "' of \"" + word.text + '"',
                                            "add it to the cells' range"));
        }
        words.push_back(std::move(word));
    }
    return words;
}

Diagnostic word_too_long_error(const Argument& argument, const DrawnWord& word) {
    return error_at(argument.span, "no straight line is as long as \"" + word.text + '"',
                    "shorten the word, or mark more cells");
}

Slot cells_of(std::span<const Sequence> sequences) {
    Slot cells;
    for (const Sequence& sequence : sequences)
        cells.insert(cells.end(), sequence.cells.begin(), sequence.cells.end());
    std::ranges::sort(cells);
    const auto repeated = std::ranges::unique(cells);
    cells.erase(repeated.begin(), repeated.end());
    return cells;
}

}  // namespace sator::rules
