#include "sator/rules/registry/value_table_text.hpp"

namespace sator::rules {

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
