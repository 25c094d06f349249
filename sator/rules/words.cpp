#include "sator/base/errors.hpp"
#include "sator/rules/words/in_word_list.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/rules/words/word_arguments.hpp"

namespace sator::rules {

namespace {

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const auto arguments = read_word_arguments(statement);
    if (!arguments) return failure(arguments);
    std::string text;
    for (const Argument& word : arguments->plain) text += word.text + '\n';
    const std::string name = text.empty() ? "the puzzle's own list" : word_list_name(arguments->plain).name;
    const auto list = text.empty() ? find_inline_list(statement, context)
                                   : context.resources.inline_word_list(name, text, context.watch);
    if (!list) return failure(list);
    return make_in_word_list(*list, arguments->options, name, statement.span, sequences, context);
}

}  // namespace

RuleEntry words_rule() {
    return {
        .name = "words",
        .syntax = "words [WORD…] [min_score=N] [case=keep] [accents=fold]",
        .summary =
            "The cells, read in order, spell one of the words or, if none is given, a word of the list below "
            "the puzzle's line 'words'.",
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
            "words\n"
            "bit\n"
            "ice\n"
            "ten\n"
            "tie\n"
            "\n"
            "rule words\n"
            "| ***\n"
            "\n"
            "|*\n"
            "|*\n"
            "|*\n"
            "\n"
            "rule words \"TEN\" \"TIN\"\n"
            "| ...\n"
            "| ...\n"
            "| ***\n",
        .example_solutions = 1,
        .determines_values = true,
        .maker = make,
    };
}

}  // namespace sator::rules
