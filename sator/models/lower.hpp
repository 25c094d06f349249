#pragma once

#include <expected>

#include "sator/base/diagnostic.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/models/lowered_model.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::models {

/// A rule whose diagram has more nodes is refused.
constexpr std::size_t kDiagramLimit = 50'000;
/// The steps (DiagramLimits) that the diagrams of a rule may take together, about a second, and those of all rules.
constexpr std::size_t kDiagramSteps = 12'000'000, kModelSteps = 25 * kDiagramSteps;

/// Lowers the rules of a puzzle to the core, with its known values as only candidates. Each propagator that a rule posts becomes a
/// constraint of its own, and some become several (lower_in_parts). A rule that needs auxiliary integers becomes one diagram over
/// all its cells, or, if that is too large, the integers become variables of the core. `rules` are those of `puzzle`.
/// The error names the rule whose diagram is too large.
std::expected<LoweredModel, Diagnostic> lower(const Puzzle& puzzle, const RuleList& rules,
                                              std::size_t initial, LimitWatch& watch);

/// Makes the rules of a puzzle and lowers them. `resources` has the files that the rules name.
std::expected<LoweredModel, Diagnostic> lower(const Puzzle& puzzle, Resources& resources, std::size_t initial,
                                              LimitWatch& watch);

}  // namespace sator::models
