#pragma once

#include "sator/explain/candidates.hpp"
#include "sator/explain/step.hpp"
#include "sator/explain/study.hpp"

namespace sator {

/// Looks into the clues of a step's rules: which of their parts died and by which facts, what each rule
/// leaves where several cross, and which references are needed; and so what a step of one clue is called
/// (echo, dead alternative, forced length) and costs. `facts`: the step's.
void look_into_clues(const Study& study, const Candidates& facts, Step& step);

}  // namespace sator
