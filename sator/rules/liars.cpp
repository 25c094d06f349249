#include <algorithm>
#include <iterator>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/truth_of_rule.hpp"

namespace sator::rules {

namespace {

/// Exactly `false_count` of the clues do not hold. Each clue has an auxiliary that says whether it is true; a linear equation
/// counts them; the propagators of a clue prune once it must be true.
class Liars final : public Rule {
  public:
    Liars(RuleList clues, std::size_t false_count) : clues_(std::move(clues)), false_count_(false_count) {
        for (const auto& clue : clues_) std::ranges::copy(clue->cells(), std::back_inserter(cells_));
    }

    std::span<const CellId> cells() const override { return cells_; }
    bool holds(std::span<const Value> values) const override {
        std::size_t wrong = 0;
        for (const auto& clue : clues_) {
            wrong += clue->holds(values.first(clue->cells().size())) ? 0 : 1;
            values = values.subspan(clue->cells().size());
        }
        return wrong == false_count_;
    }

    void post(Model& model) const override {
        std::vector<LinearTerm> terms;
        for (const auto& clue : clues_)
            terms.push_back({1, post_truth_of(*clue, model), ValueNumbers::integers(0, 1)});
        const auto true_count =
            static_cast<std::int64_t>(clues_.size()) - static_cast<std::int64_t>(false_count_);
        SATOR_ASSERT(post_linear(model, terms, LinearRelation::Equal, true_count));
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::string names, sentences;
        for (const auto& clue : clues_) {
            const RuleWords words = in_words(*clue, naming);
            names += (names.empty() ? "" : "; ") + words.subject;
            sentences += (sentences.empty() ? "" : "; ") + words.sentence();
        }
        const std::string count =
            "exactly " + std::to_string(false_count_) + " of " + std::to_string(clues_.size()) + " clues";
        const bool is_brief = naming.detail == NameDetail::Brief;
        return {labelled(label(), is_brief ? count : count + " [" + names + "]"), "be false: " + sentences};
    }

  private:
    RuleList clues_;
    std::size_t false_count_;
    Slot cells_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement,
                                         std::span<const Sequence> /*sequences*/, RuleContext& context) {
    constexpr const char* kSyntax = "liars N, and a clue on each indented line below";
    if (auto done = check_argument_count(statement, 1, 1, "a number", kSyntax); !done) return failure(done);
    const auto count = number_argument(statement.arguments[0], kSyntax);
    if (!count) return failure(count);
    const Registry& registry = context.registry == nullptr ? Registry::standard() : *context.registry;
    RuleList clues;
    for (const RuleStatement& clue : statement.inner) {
        auto made = make_rules_of(registry, clue, context);
        if (!made) return made;
        std::ranges::move(*made, std::back_inserter(clues));
    }
    if (*count < 0 || clues.size() < static_cast<std::size_t>(*count) || clues.empty())
        return std::unexpected(
            error_at(statement.span, "'liars' has fewer clues than liars", std::string("write ") + kSyntax));
    RuleList rules;
    rules.push_back(std::make_unique<Liars>(std::move(clues), static_cast<std::size_t>(*count)));
    return rules;
}

}  // namespace

RuleEntry liars_rule() {
    return {
        .name = std::string(kLiarsRule),
        .syntax = "liars N",
        .summary =
            "Exactly N of the clues on the indented lines below are false. Each is a whole rule: its name, "
            "its "
            "arguments and its places; if it has several places, each is a clue. With per row, per column, "
            "per "
            "box or per region, N of the clues that begin in each of these are false.",
        .shape = RuleShape::AllDrawings,
        .example =
            "layout 2x2\n"
            "range 1..4\n"
            "\n"
            "rule permutation 1..4 at all\n"
            "\n"
            "liars 1\n"
            "  sum 3 row 1\n"
            "  sum 4 column 1\n"
            "  sum 3 column 1\n"
            "  in_order at rows\n",
        .example_solutions = 1,
        .maker = make,
    };
}

}  // namespace sator::rules
