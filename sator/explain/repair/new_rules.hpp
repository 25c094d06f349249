#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::explain {

/// A rule that could be added to a puzzle.
struct RuleProposal {
    RuleStatement statement;
    RuleList rules;
};

/// Makes the statement's rules on these sequences; nullopt if the registry reports an error.
std::optional<RuleProposal> make_proposal(const Registry& registry, RuleContext& context,
                                          RuleStatement statement, const std::vector<Sequence>& sequences);

/// Proposes rules that make sense on the grid and that the registry knows. On single lines (diagonals first,
/// then rows and columns): different values, ascending or descending order, a palindrome. On all lines of a
/// direction: different values. On the whole grid: chess moves and neighbours. The most promising come first.
std::vector<RuleProposal> new_rules(const Registry& registry, RuleContext& context);

}  // namespace sator::explain
