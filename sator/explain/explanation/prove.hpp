#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// The result of checking a step.
enum class Proof : std::uint8_t { Proved, Refuted, Stopped };

/// Checks a step by a search over only its rules and premises: no assignment that keeps the rules and agrees
/// with the premises may contradict its conclusion. The check is independent of how the step was found.
Proof prove(const PuzzleContext& context, const Step& step, const Limits& limits);

}  // namespace sator::explain
