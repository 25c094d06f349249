#pragma once

#include <expected>
#include <vector>

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// Looks up each statement of the puzzle and makes its rules, in the order of the statements. Errors: unknown
/// names (with the nearest known one) and whatever the makers refuse; every statement is tried, so that all
/// mistakes are told at once. Once `context.watch` is over the rules are not all there: ask it.
std::expected<RuleList, std::vector<Diagnostic>> make_rules(const Registry& registry, RuleContext& context);

/// The rules of one statement, in the order in which `make_rules` makes them. Errors as there; the first
/// counts.
std::expected<RuleList, Diagnostic> make_rules_of(const Registry& registry, const RuleStatement& statement,
                                                  RuleContext& context);

/// The model of a puzzle's cells, their ranges, and its rules: rule i posts as RuleId i. Once `watch` is over
/// they are not all there.
Model build_model(const Puzzle& puzzle, const RuleList& rules, LimitWatch& watch);
inline Model build_model(const Puzzle& puzzle, const RuleList& rules) {
    LimitWatch unlimited;
    return build_model(puzzle, rules, unlimited);
}

}  // namespace sator
