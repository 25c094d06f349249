#include "sator/base/errors.hpp"
#include "sator/rules/registry/limit_error.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/rules/words/word_arguments.hpp"

namespace sator::rules {

namespace {

/// Scores the words of a solution by a word list. It constrains nothing: solutions are ranked by the sum of
/// their scores (see Rule::score).
class ThemeRule final : public Rule {
  public:
    ThemeRule(Sequence sequence, std::shared_ptr<const WordTable> words, std::string list_name)
        : sequence_(std::move(sequence)), words_(std::move(words)), list_name_(std::move(list_name)) {}

    std::span<const CellId> cells() const override { return sequence_.cells; }

    /// Always true, and posts nothing.
    bool holds(std::span<const Value> /*values*/) const override { return true; }
    void post(Model& /*model*/) const override {}

    RuleWords words(const RuleNaming& naming) const override {
        const std::string line = rule_subject(naming, sequence_, noun(), label(), ReadingDirection::Matters);
        return {line + " scores as a word of " + list_name_, ""};
    }

    /// Returns the score of the word (the best one if it is listed twice), or 0 if it is not listed.
    std::optional<std::int64_t> score(std::span<const Value> values) const override {
        return words_->score_of(values).value_or(0);
    }

  private:
    Sequence sequence_;
    std::shared_ptr<const WordTable> words_;
    std::string list_name_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const auto arguments = read_word_arguments(statement);
    if (!arguments) return failure(arguments);
    if (arguments->plain.size() > 1) {
        return std::unexpected(
            error_at(arguments->plain[1].span, "theme takes one list", "write theme PATH"));
    }
    const bool is_own = arguments->plain.empty();
    const auto list =
        is_own ? find_inline_list(statement, context) : find_word_list(arguments->plain[0], context);
    if (!list) return failure(list);
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        auto words = context.resources.tables().table(*list, arguments->options, context.puzzle.alphabet,
                                                      range_union(context.puzzle, sequence.cells),
                                                      sequence.cells.size(), context.watch);
        if (words == nullptr) return std::unexpected(limit_error(statement.span));
        rules.push_back(std::make_unique<ThemeRule>(
            sequence, std::move(words), is_own ? "the puzzle's own list" : arguments->plain[0].text));
    }
    return rules;
}

}  // namespace

RuleEntry theme_rule() {
    return {
        .name = "theme",
        .syntax = "theme [PATH] [min_score=N] [case=keep] [accents=fold]",
        .summary =
            "Ranks the solutions, best first, by the sum of their words' scores in the list PATH or the "
            "puzzle's own; a word that is not listed scores 0.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ***\n"
            "\n"
            "range A..Z\n"
            "|*\n"
            "\n"
            "rule words age ice tea\n"
            "rule theme drinks.txt\n"
            "| ***\n",
        .example_solutions = 3,
        .example_files = {{"drinks.txt", "tea;90\nice;30\nale;80\n"}},
        .maker = make,
    };
}

}  // namespace sator::rules
