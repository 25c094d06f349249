#pragma once

#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// Returns the step in the puzzle's words, e.g. "In box 5, only R4C6 can be 7." Names only rules
/// and cells that the step uses.
std::string sentence(const PuzzleContext& context, const Step& step);
/// Returns one sentence for the steps of a group (step_groups.hpp).
std::string sentence(const PuzzleContext& context, std::span<const Step> step_group);

/// Returns the technique's name for this step's rules, e.g. "forced letter", "three rules together".
std::string technique_name(const PuzzleContext& context, const Step& step);

}  // namespace sator::explain
