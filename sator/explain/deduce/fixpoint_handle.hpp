#pragma once

#include <memory>
#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/combined_rules.hpp"
#include "sator/explain/deduce/count_window.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/query.hpp"

namespace sator::explain {

/// The RuleFixpoint of some rules: for one rule the query's own one, for several rules a new one that
/// the handle owns. For a finding that argues with a combined rule it is that rule's.
class FixpointHandle {
  public:
    /// `rules` must not be empty, `query` must outlive this.
    FixpointHandle(Query& query, std::span<const RuleId> rules) { make(query, rules); }
    FixpointHandle(Query& query, const Finding& finding, std::span<const RuleId> rules) {
        if (const auto* combined = std::get_if<UsesCombined>(&finding.detail)) {
            fixpoint_ = &query.combined_rules().fixpoint(combined->index);
        } else if (const auto* counts = std::get_if<UsesCounts>(&finding.detail)) {
            of_counts_ = count_fixpoint(query, std::get<CountWindow>(counts->combined->says));
            fixpoint_ = of_counts_.get();
        } else {
            make(query, rules);
        }
    }
    FixpointHandle(const FixpointHandle&) = delete;
    FixpointHandle& operator=(const FixpointHandle&) = delete;

    RuleFixpoint& operator*() const { return *fixpoint_; }

  private:
    void make(Query& query, std::span<const RuleId> rules) {
        if (rules.size() > 1) made_.emplace(query.context().propagators(), rules, &query.watch());
        fixpoint_ = made_ ? &*made_ : &query.fixpoint(rules[0]);
    }

    std::optional<RuleFixpoint> made_;
    std::unique_ptr<RuleFixpoint> of_counts_;
    RuleFixpoint* fixpoint_ = nullptr;
};

}  // namespace sator::explain
