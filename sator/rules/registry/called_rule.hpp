#pragma once

#include <memory>
#include <utility>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// A rule of another name's maker, with a noun of its own: a little killer is a sum.
class CalledRule final : public Rule {
  public:
    CalledRule(std::unique_ptr<Rule> rule, RuleNoun noun) : rule_(std::move(rule)), noun_(std::move(noun)) {}

    std::span<const CellId> cells() const override { return rule_->cells(); }
    bool holds(std::span<const Value> values) const override { return rule_->holds(values); }
    void post(Model& model) const override { rule_->post(model); }
    RuleWords words(const RuleNaming& naming) const override {
        const auto all = cells();
        const Sequence sequence{"", {all.begin(), all.end()}};
        return {rule_subject(naming, sequence, noun_, label(), ReadingDirection::DoesNotMatter),
                rule_->words(naming).demand};
    }
    RuleNoun noun() const override { return noun_; }

  private:
    std::unique_ptr<Rule> rule_;
    RuleNoun noun_;
};

/// Gives all rules the noun. Rules that rank solutions or highlight lines lose these.
inline std::expected<RuleList, Diagnostic> called(std::expected<RuleList, Diagnostic> rules,
                                                  const RuleNoun& noun) {
    if (!rules) return rules;
    for (auto& rule : *rules) rule = std::make_unique<CalledRule>(std::move(rule), noun);
    return rules;
}

}  // namespace sator::rules
