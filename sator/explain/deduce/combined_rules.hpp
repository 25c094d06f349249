#pragma once

#include <memory>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/explain/deduce/combined_rule.hpp"
#include "sator/explain/deduce/counted_lines.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"
#include "sator/explain/parts/rule_propagators.hpp"

namespace sator::explain {

class Query;

/// What several rules of a puzzle imply together, with the fixpoint of each. Each has a propagator in a model of its
/// own, whose cells are those of the puzzle; its index is a rule there.
class CombinedRules {
  public:
    /// `query` must outlive this. If its watch is over, some are missing.
    explicit CombinedRules(Query& query);

    /// Steps may keep one of them for longer than this lives.
    std::span<const std::shared_ptr<const CombinedRule>> all() const { return all_; }
    /// Returns the fixpoint of this combined rule alone. It is made at the first call.
    RuleFixpoint& fixpoint(std::size_t index);
    /// What the rules count. Combined counts are found while the puzzle is solved, because they depend on the cells that are open
    /// (techniques/combined_counts.hpp).
    std::span<const CountedLines> counted() const { return counted_; }

  private:
    void add_windows();
    void add_leftovers();

    Query& query_;
    std::vector<std::shared_ptr<const CombinedRule>> all_;
    std::vector<CountedLines> counted_;
    Model model_;
    std::unique_ptr<const RulePropagators> propagators_;
    std::vector<std::unique_ptr<RuleFixpoint>> fixpoints_;
};

}  // namespace sator::explain
