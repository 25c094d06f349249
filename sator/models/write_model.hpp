#pragma once

#include <expected>
#include <string>

#include "sator/models/lower.hpp"
#include "sator/models/model_targets.hpp"

namespace sator::models {

/// Writes the model of a puzzle for other solvers. `initial` is the index of the known values that count. The error names the rule
/// that is too large to be lowered.
std::expected<std::string, Diagnostic> write_model(const ModelTarget& target, const Puzzle& puzzle,
                                                   Resources& resources, std::size_t initial,
                                                   LimitWatch& watch);

}  // namespace sator::models
