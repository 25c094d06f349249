#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"

namespace sator::explain {

class CombinedRules;

/// One question about a puzzle: its limits, and what is computed for it. That is the fixpoint of each rule alone, the
/// fixpoint of all rules, and what several rules imply together; each is made when it is first asked for, and lives as long as
/// the query.
///
/// Once a limit is reached, results of fixpoints are invalid: loops check the watch, and the query's last results are
/// discarded.
class Query {
  public:
    /// `context` must outlive this.
    explicit Query(const PuzzleContext& context, const Limits& limits = {});
    ~Query();
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    const PuzzleContext& context() const { return context_; }
    LimitWatch& watch() { return watch_; }
    /// Returns the limit that is reached, if any; checks the clock.
    std::optional<Limit> reached() { return watch_.reached(); }

    /// The fixpoint of this rule alone.
    RuleFixpoint& fixpoint(RuleId rule);
    /// The fixpoint of all rules together.
    RuleFixpoint& all_rules_fixpoint();
    /// Facts that several rules imply together.
    CombinedRules& combined_rules();

  private:
    const PuzzleContext& context_;
    LimitWatch watch_;
    std::vector<std::unique_ptr<RuleFixpoint>> fixpoints_;
    std::unique_ptr<RuleFixpoint> all_rules_fixpoint_;
    std::unique_ptr<CombinedRules> combined_rules_;
};

}  // namespace sator::explain
