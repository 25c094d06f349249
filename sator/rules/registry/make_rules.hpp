#pragma once

#include <expected>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// Looks up each statement of the puzzle and makes its rules, in the order of the statements. Continues after
/// an error, so that all mistakes are reported at once: unknown names (with a spelling suggestion) and the
/// errors of the makers. If `context.watch` is over afterwards, rules are missing; the caller must check it.
std::expected<RuleList, std::vector<Diagnostic>> make_rules(const Registry& registry, RuleContext& context);

/// Makes the rules of one statement, in the same order as `make_rules`, without those that restate a part of another
/// (RestatedRule). Returns the first error.
std::expected<RuleList, Diagnostic> make_rules_of(const Registry& registry, const RuleStatement& statement,
                                                  RuleContext& context);

/// Builds the model of a puzzle: a variable for each cell with its range as domain, and the propagators of
/// its rules. Rule i posts as RuleId i. If `watch` is over afterwards, cells or rules are missing.
Model build_model(const Puzzle& puzzle, const RuleList& rules, LimitWatch& watch);
inline Model build_model(const Puzzle& puzzle, const RuleList& rules) {
    LimitWatch unlimited;
    return build_model(puzzle, rules, unlimited);
}

}  // namespace sator::rules
