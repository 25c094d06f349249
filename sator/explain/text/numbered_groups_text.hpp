#pragma once

#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// Returns the sentence of a step by one rule about groups of equal numbers, in plain words: "The group of R1C1 has its 3 cells, so R1C2
/// is not 3". Returns nullopt if the step is about something else, or if such words would leave out a part of it.
std::optional<std::string> numbered_groups_text(const PuzzleContext& context, const Step& step);

}  // namespace sator::explain
