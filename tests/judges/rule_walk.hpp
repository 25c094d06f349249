#pragma once

// Judges one rule on a small grid: compares the solutions that a search finds with those that the rule's
// definition (`holds`) allows, and the candidates left before any decision with those that have a support.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "sator/rules/registry/registry.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// A rectangle of cells with one range, and one rule on it.
struct RuleSample {
    std::size_t rows = 1, columns = 1;
    std::string range;                            ///< e.g. "1..4 blank"
    std::string arguments;                        ///< e.g. "5", "1..4 1..4"
    std::vector<std::vector<std::size_t>> cells;  ///< by sequence; if empty, one sequence of all cells
    std::vector<std::uint32_t> breaks = {};       ///< where the parts of each sequence begin, as a ':' says
};

/// Gac: all values that no solution has are pruned before any decision.
enum class RuleStrength : std::uint8_t { Gac, Checking };

/// Returns the first fault in words, or an empty string.
std::string rule_faults(const RuleEntry& entry, const RuleSample& sample, RuleStrength strength,
                        std::size_t rounds = 30);

/// Returns the sample's rules, which must be valid.
RuleList rules_of(const RuleEntry& entry, const RuleSample& sample);

/// Returns "message (hint)" of the first error, or an empty string.
std::string rule_refusal(const RuleEntry& entry, const RuleSample& sample);

/// Returns the descriptions of the sample's rules, one line each.
std::string rule_description(const RuleEntry& entry, const RuleSample& sample);

}  // namespace sator::tests
