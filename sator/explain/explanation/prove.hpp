#pragma once

#include "sator/base/limits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator {

/// What a check of a step found.
enum class Proof : std::uint8_t { Proved, Refuted, Stopped };

/// Checks a step by a search over just its rules and premises: that no choice of values that keeps the rules and
/// agrees with the premises contradicts its conclusion. Knows nothing of how the step was found.
Proof prove(const PuzzleContext& context, const Step& step, const Limits& limits);

}  // namespace sator
