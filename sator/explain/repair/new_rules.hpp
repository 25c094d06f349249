#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// A rule that a puzzle could have besides its own.
struct RuleProposal {
    RuleStatement statement;
    RuleList rules;
};

/// What the statement says, of these sequences; nothing where the registry cannot make rules of it.
std::optional<RuleProposal> make_proposal(const Registry& registry, RuleContext& context,
                                          RuleStatement statement, const std::vector<Sequence>& sequences);

/// Rules that make sense on the grid and that the registry knows: on one line (a diagonal first, then rows
/// and columns) different values, ascending or descending order, a palindrome; on all lines of a direction
/// different values; on the whole grid moves such as a knight's. In the order in which they are worth trying.
std::vector<RuleProposal> new_rules(const Registry& registry, RuleContext& context);

}  // namespace sator
