#pragma once

// Judges one rule over a small grid: compares the solutions that a search finds with those that the rule's
// plain meaning allows, and what is pruned before any decision with what has a support.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// A rectangle of cells, all with one range, and one rule on it.
struct RuleSample {
    std::size_t rows = 1, columns = 1;
    std::string range;                            ///< "1..4 blank"
    std::string arguments;                        ///< "5", "1..4 1..4"
    std::vector<std::vector<std::size_t>> cells;  ///< of each sequence; none: one of all cells
};

/// Whether all values that no solution has are pruned before any decision.
enum class RuleStrength : std::uint8_t { Gac, Checking };

/// The first fault in words, or nothing.
std::string rule_faults(const RuleEntry& entry, const RuleSample& sample, RuleStrength strength,
                        std::size_t rounds = 30);

/// The sample's rules, which must be well made.
RuleList rules_of(const RuleEntry& entry, const RuleSample& sample);

/// "message (hint)" of the first error, or nothing.
std::string rule_refusal(const RuleEntry& entry, const RuleSample& sample);

/// What the sample's rules are told as, a line each.
std::string rule_description(const RuleEntry& entry, const RuleSample& sample);

}  // namespace sator
