#pragma once

// Explanations in the terms in which people reason about a puzzle: those of its reformulation if it has one (puzzle/reformulation.hpp).
// The facts are those of the puzzle's cells in any case, so that pictures and programs know where they are.

#include <expected>
#include <optional>
#include <span>
#include <string>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/find_hint.hpp"
#include "sator/explain/explanation/why_not.hpp"

namespace sator::explain {

/// The same as `explain`.
Explanation told_explanation(const PuzzleContext& context, std::span<const Given> givens,
                             const Limits& limits, RuleSetMinimality rule_sets = RuleSetMinimality::Minimal);

/// The same as `find_hint`. If a player gave the cells of a letter different values, the mistake is about these cells.
Hint told_hint(const PuzzleContext& context, std::span<const Given> givens, std::span<const Given> entries,
               const Limits& limits);

/// The same as `why_not`.
WhyNot told_why_not(const PuzzleContext& context, std::span<const Given> givens, Candidate candidate,
                    const Limits& limits);

/// The same as `named_candidate`; "E=5" is the candidate of the first cell of the letter E.
std::expected<Candidate, Diagnostic> told_candidate(const PuzzleContext& context, const std::string& text,
                                                    const Limits& limits);

}  // namespace sator::explain
