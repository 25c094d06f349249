#pragma once

#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator::explain {

/// The RuleFixpoint of some rules: for one rule the context's cached one, for several rules a new one that
/// the handle owns.
class FixpointHandle {
  public:
    /// `rules` must not be empty, `context` must outlive this.
    FixpointHandle(const PuzzleContext& context, std::span<const RuleId> rules) {
        if (rules.size() > 1) made_.emplace(context.propagators(), rules, &context.watch());
        fixpoint_ = made_ ? &*made_ : &context.fixpoint(rules[0]);
    }
    FixpointHandle(const FixpointHandle&) = delete;
    FixpointHandle& operator=(const FixpointHandle&) = delete;

    RuleFixpoint& operator*() const { return *fixpoint_; }

  private:
    std::optional<RuleFixpoint> made_;
    RuleFixpoint* fixpoint_ = nullptr;
};

}  // namespace sator::explain
