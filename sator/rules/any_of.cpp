#include "sator/rules/any_of.hpp"

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

/// One alternative: all rules of a list hold.
class Conjunction final : public Rule {
  public:
    explicit Conjunction(RuleList rules) : rules_(std::move(rules)) {
        for (const auto& rule : rules_) std::ranges::copy(rule->cells(), std::back_inserter(cells_));
    }

    std::span<const CellId> cells() const override { return cells_; }
    bool holds(std::span<const Value> values) const override {
        return std::ranges::all_of(rules_, [&](const auto& rule) {
            const auto own = values.first(rule->cells().size());
            values = values.subspan(own.size());
            return rule->holds(own);
        });
    }
    void post(Model& model) const override {
        for (const auto& rule : rules_) rule->post(model);
    }
    RuleWords words(const RuleNaming& naming) const override {
        std::string sentence;
        for (const auto& rule : rules_)
            sentence += (sentence.empty() ? "" : " and ") + in_words(*rule, naming).sentence();
        return {sentence, ""};
    }

  private:
    RuleList rules_;
    Slot cells_;
};

/// At least one alternative holds. Each has an auxiliary that says whether it does; a linear inequality counts them; the
/// propagators of the last possible alternative prune.
class AnyOf final : public Rule {
  public:
    explicit AnyOf(RuleList alternatives) : alternatives_(std::move(alternatives)) {
        for (const auto& rule : alternatives_) std::ranges::copy(rule->cells(), std::back_inserter(cells_));
    }

    std::span<const CellId> cells() const override { return cells_; }
    bool holds(std::span<const Value> values) const override {
        return std::ranges::any_of(alternatives_, [&](const auto& rule) {
            const auto own = values.first(rule->cells().size());
            values = values.subspan(own.size());
            return rule->holds(own);
        });
    }
    void post(Model& model) const override {
        if (alternatives_.size() == 1) return alternatives_.front()->post(model);
        std::vector<LinearTerm> terms;
        for (const auto& rule : alternatives_)
            terms.push_back({-1, post_truth_of(*rule, model), ValueNumbers::integers(0, 1)});
        SATOR_ASSERT(post_linear(model, terms, LinearRelation::AtMost, -1));
    }
    RuleWords words(const RuleNaming& naming) const override {
        std::string sentences;
        for (const auto& rule : alternatives_)
            sentences += (sentences.empty() ? "" : "; or ") + in_words(*rule, naming).sentence();
        return {labelled(label(), "one of " + std::to_string(alternatives_.size()) + " alternatives"),
                "hold: " + sentences};
    }

  private:
    RuleList alternatives_;
    Slot cells_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement,
                                         std::span<const Sequence> /*sequences*/, RuleContext& context) {
    constexpr const char* kSyntax = "any_of, and an alternative on each indented line below";
    if (auto done = check_argument_count(statement, 0, 0, "", kSyntax); !done) return failure(done);
    const Registry& registry = context.registry == nullptr ? Registry::standard() : *context.registry;
    RuleList alternatives;
    for (const RuleStatement& alternative : statement.inner) {
        const bool is_group = alternative.name == kAlternative;
        const std::span<const RuleStatement> clues =
            is_group ? std::span<const RuleStatement>(alternative.inner) : std::span(&alternative, 1);
        RuleList rules;
        for (const RuleStatement& clue : clues) {
            auto made = make_rules_of(registry, clue, context);
            if (!made) return made;
            std::ranges::move(*made, std::back_inserter(rules));
        }
        alternatives.push_back(std::make_unique<Conjunction>(std::move(rules)));
    }
    if (alternatives.empty())
        return std::unexpected(
            error_at(statement.span, "'any_of' has no alternatives", std::string("write ") + kSyntax));
    RuleList rules;
    rules.push_back(std::make_unique<AnyOf>(std::move(alternatives)));
    return rules;
}

}  // namespace

RuleEntry any_of_rule() {
    return {
        .name = std::string(kAnyOfRule),
        .syntax = "any_of",
        .summary =
            "At least one of the alternatives on the indented lines below holds. Each is a whole rule: its "
            "name, its arguments and its places, and it holds at all of them. A line that begins with 'and' "
            "belongs to the alternative above it.",
        .shape = RuleShape::AllDrawings,
        .example =
            "layout 2x2\n"
            "range 1..3\n"
            "\n"
            "any_of\n"
            "  sum 2 row 1\n"
            "  equal column 1\n"
            "  and sum 6 column 2\n",
        .example_solutions = 12,
        .maker = make,
    };
}

}  // namespace sator::rules
