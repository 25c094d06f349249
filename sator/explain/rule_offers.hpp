#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sator/rules/registry.hpp"

namespace sator {

/// A rule that a puzzle could have besides its own.
struct RuleOffer {
    RuleStatement statement;
    RuleList rules;
};

/// What the statement says, of these sequences; nothing where the registry cannot make rules of it.
std::optional<RuleOffer> make_offer(const Registry& registry, RuleContext& context, RuleStatement statement,
                                    const std::vector<Sequence>& sequences);

/// Rules that make sense on the grid and that the registry knows: on one line (a diagonal first, then rows
/// and columns) different values, ascending or descending order, a palindrome; on all lines of a direction
/// different values; on the whole grid moves such as a knight's. In the order in which they are worth trying.
std::vector<RuleOffer> rule_offers(const Registry& registry, RuleContext& context);

}  // namespace sator
