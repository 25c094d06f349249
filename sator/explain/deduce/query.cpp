#include "sator/explain/deduce/query.hpp"

#include "sator/explain/deduce/combined_rules.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator::explain {

Query::Query(const PuzzleContext& context, const Limits& limits)
    : context_(context), watch_(limits), fixpoints_(context.rule_count()) {}

Query::~Query() = default;

RuleFixpoint& Query::fixpoint(RuleId rule) {
    std::unique_ptr<RuleFixpoint>& kept = fixpoints_[rule.index()];
    if (kept == nullptr)
        kept = std::make_unique<RuleFixpoint>(context_.propagators(), std::span(&rule, 1), &watch_);
    return *kept;
}

RuleFixpoint& Query::all_rules_fixpoint() {
    if (all_rules_fixpoint_ == nullptr)
        all_rules_fixpoint_ =
            std::make_unique<RuleFixpoint>(context_.propagators(), context_.all_rules(), &watch_);
    return *all_rules_fixpoint_;
}

CombinedRules& Query::combined_rules() {
    if (combined_rules_ == nullptr) combined_rules_ = std::make_unique<CombinedRules>(*this);
    return *combined_rules_;
}

}  // namespace sator::explain
