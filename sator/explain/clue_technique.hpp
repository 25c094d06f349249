#pragma once

#include "sator/explain/candidates.hpp"
#include "sator/explain/step.hpp"
#include "sator/explain/study.hpp"

namespace sator {

/// Looks into the clue of a step of one rule that has one: which of its parts died, and so what the step is
/// called (echo, dead alternative, forced length) and costs. `facts`: the step's. Other steps stay as they
/// are.
void look_into_clue(const Study& study, const Candidates& facts, Step& step);

}  // namespace sator
