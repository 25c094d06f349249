#pragma once

#include <memory>
#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/combined_rules.hpp"
#include "sator/explain/deduce/count_window.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator::explain {

/// The RuleFixpoint of some rules: for one rule the context's cached one, for several rules a new one that
/// the handle owns. For a finding that argues with a combined rule it is that rule's.
class FixpointHandle {
  public:
    /// `rules` must not be empty, `context` must outlive this.
    FixpointHandle(const PuzzleContext& context, std::span<const RuleId> rules) { make(context, rules); }
    FixpointHandle(const PuzzleContext& context, const Finding& finding, std::span<const RuleId> rules) {
        if (const auto* combined = std::get_if<UsesCombined>(&finding.detail)) {
            fixpoint_ = &context.combined_rules().fixpoint(combined->index);
        } else if (const auto* counts = std::get_if<UsesCounts>(&finding.detail)) {
            of_counts_ = count_fixpoint(context, std::get<CountWindow>(counts->combined->says));
            fixpoint_ = of_counts_.get();
        } else {
            make(context, rules);
        }
    }
    FixpointHandle(const FixpointHandle&) = delete;
    FixpointHandle& operator=(const FixpointHandle&) = delete;

    RuleFixpoint& operator*() const { return *fixpoint_; }

  private:
    void make(const PuzzleContext& context, std::span<const RuleId> rules) {
        if (rules.size() > 1) made_.emplace(context.propagators(), rules, &context.watch());
        fixpoint_ = made_ ? &*made_ : &context.fixpoint(rules[0]);
    }

    std::optional<RuleFixpoint> made_;
    std::unique_ptr<RuleFixpoint> of_counts_;
    RuleFixpoint* fixpoint_ = nullptr;
};

}  // namespace sator::explain
