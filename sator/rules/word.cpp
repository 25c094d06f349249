#include "sator/base/errors.hpp"
#include "sator/rules/words/in_word_list.hpp"
#include "sator/rules/words/word_arguments.hpp"

namespace sator::rules {

namespace {

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const auto arguments = read_word_arguments(statement);
    if (!arguments) return failure(arguments);
    if (arguments->plain.size() != 1) {
        return std::unexpected(error_at(statement.span, "word needs one list",
                                        "write word PATH, or 'words' for the puzzle's own list"));
    }
    const Argument& path = arguments->plain[0];
    const auto list = find_word_list(path, context);
    if (!list) return failure(list);
    return make_in_word_list(*list, arguments->options, path.text, path.span, sequences, context);
}

}  // namespace

RuleEntry word_rule() {
    return {
        .name = "word",
        .syntax = "word PATH [min_score=N] [case=keep] [accents=fold]",
        .summary = "The cells, read in order, spell a word of the list in the file PATH.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ***\n"
            "| ***\n"
            "| ***\n"
            "\n"
            "range A..Z\n"
            "|*\n"
            "\n"
            "rule word short.txt\n"
            "| ***\n"
            "\n"
            "|*\n"
            "|*\n"
            "|*\n",
        .example_solutions = 2,
        .example_files = {{"short.txt", "bit\nice\nten\nbat\nage\n"}},
        .determines_values = true,
        .maker = make,
    };
}

}  // namespace sator::rules
