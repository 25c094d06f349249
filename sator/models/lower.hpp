#pragma once

#include <expected>

#include "sator/base/diagnostic.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/models/lowered_model.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::models {

/// Lowers the rules of a puzzle to the core. Each propagator that a rule posts becomes a constraint of its own; a rule that needs
/// auxiliary integers, or has no propagator of its own, becomes one diagram over all its cells. `rules` are those of `puzzle`.
/// The error names the rule whose diagram is too large.
std::expected<LoweredModel, Diagnostic> lower(const Puzzle& puzzle, const RuleList& rules,
                                              std::size_t initial, LimitWatch& watch);

/// Makes the rules of a puzzle and lowers them. `resources` has the files that the rules name.
std::expected<LoweredModel, Diagnostic> lower(const Puzzle& puzzle, Resources& resources, std::size_t initial,
                                              LimitWatch& watch);

}  // namespace sator::models
