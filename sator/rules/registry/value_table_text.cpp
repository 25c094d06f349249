#include "sator/rules/registry/value_table_text.hpp"

#include <algorithm>

namespace sator::rules {

std::vector<std::string_view> pieces_of(std::string_view text, char sign) {
    std::vector<std::string_view> pieces;
    bool is_quoted = false;
    for (std::size_t begin = 0, i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] == '"') is_quoted = !is_quoted;
        if (i < text.size() && (text[i] != sign || is_quoted)) continue;
        std::string_view piece = text.substr(begin, i - begin);
        piece.remove_prefix(std::min(piece.find_first_not_of(" \n"), piece.size()));
        piece.remove_suffix(piece.size() - (piece.find_last_not_of(" \n") + 1));
        pieces.push_back(piece);
        begin = i + 1;
    }
    return pieces;
}

std::vector<std::string_view> words_of_piece(std::string_view text) {
    std::vector<std::string_view> words = pieces_of(text, ' ');
    std::erase_if(words, [](std::string_view word) { return word.empty(); });
    return words;
}

std::expected<std::vector<ValueId>, Diagnostic> values_of_piece(std::string_view piece,
                                                                const RuleStatement& statement,
                                                                const Argument& argument,
                                                                const Puzzle& puzzle,
                                                                std::string_view syntax) {
    std::vector<Argument> words;
    for (const std::string_view word : words_of_piece(piece)) {
        Argument& value = words.emplace_back();
        const bool is_quoted = word.size() > 1 && word.starts_with('"') && word.ends_with('"');
        value.kind = is_quoted ? Argument::Kind::Quoted : Argument::Kind::Bare;
        value.text = is_quoted ? word.substr(1, word.size() - 2) : word;
        value.span = argument.span;
    }
    return value_arguments(statement, words, puzzle, syntax);
}

std::expected<Argument, Diagnostic> only_quoted(const RuleStatement& statement,
                                                std::span<const Argument> arguments, std::string_view needs,
                                                std::string_view syntax) {
    if (arguments.size() == 1 && arguments[0].kind == Argument::Kind::Quoted) return arguments[0];
    return std::unexpected(error_at(arguments.empty() ? statement.span : arguments.back().span,
                                    statement.name + " needs " + std::string(needs) + " in quotes",
                                    "write " + std::string(syntax)));
}

}  // namespace sator::rules
