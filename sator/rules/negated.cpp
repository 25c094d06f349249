#include "sator/rules/expression.hpp"
#include "sator/rules/registry/find_rule.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::rules {

namespace {

/// The opposite of a rule. It is enforced by the rule's own propagators for its opposite; for an expression by those of the
/// negated expression; otherwise by trying `holds` once few combinations are left.
class Negated final : public Rule {
  public:
    /// `opposite`: a rule that means the same as this one, or null.
    Negated(std::unique_ptr<Rule> rule, std::unique_ptr<Rule> opposite)
        : rule_(std::move(rule)), opposite_(std::move(opposite)) {}

    std::span<const CellId> cells() const override { return rule_->cells(); }
    bool holds(std::span<const Value> values) const override { return !rule_->holds(values); }
    void post(Model& model) const override {
        if (opposite_ != nullptr) return opposite_->post(model);
        if (!rule_->post_opposite(model)) Rule::post(model);
    }

    RuleWords words(const RuleNaming& naming) const override {
        RuleWords of_rule = in_words(*rule_, naming);
        if (of_rule.is_formula) return formula_words(label(), "not (" + of_rule.subject + ")");
        if (of_rule.demand.empty()) return {labelled(label(), "this must not be so: " + of_rule.subject), ""};
        const bool is_named = !label().empty() && naming.detail == NameDetail::Brief;
        return {is_named ? label() : labelled(label(), std::move(of_rule.subject)), "not " + of_rule.demand};
    }

  private:
    std::unique_ptr<Rule> rule_, opposite_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (statement.inner.size() != 1)
        return std::unexpected(
            error_at(statement.span, "'not' negates no rule", "write the rule after it: not sum 10"));
    RuleStatement inner = statement.inner.front();
    inner.drawings = {{sequences.begin(), sequences.end()}};
    inner.is_placed = statement.is_placed;
    const Registry& registry = context.registry == nullptr ? Registry::standard() : *context.registry;
    auto made = make_rules_of(registry, inner, context);
    if (!made) return made;
    RuleList opposites;
    const RuleEntry* entry = find_rule(registry, context.puzzle, inner);
    if (entry != nullptr && entry->name == kExpressionRule) {
        auto negated = make_negated_expressions(inner, sequences, context);
        if (negated) opposites = std::move(*negated);
    }
    RuleList rules;
    for (std::size_t i = 0; i < made->size(); ++i) {
        auto opposite = i < opposites.size() ? std::move(opposites[i]) : nullptr;
        rules.push_back(std::make_unique<Negated>(std::move((*made)[i]), std::move(opposite)));
    }
    return rules;
}

}  // namespace

RuleEntry not_rule() {
    return {
        .name = std::string(kNotRule),
        .syntax = "not RULE",
        .summary =
            "The rule after it does not hold: not sum 10. It is about the same cells as that rule, a rule "
            "for "
            "each sequence or for all of them.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 4x1\n"
            "range 1..4\n"
            "\n"
            "rule permutation 1..4\n"
            "| * * * *\n"
            "\n"
            "rule not sum 5\n"
            "| * *\n"
            "\n"
            "rule not in_order\n"
            "| * * . .\n",
        .example_solutions = 4,
        .maker = make,
    };
}

}  // namespace sator::rules
