#pragma once

#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// Returns the sentence of a step by one entry of a crossword, in words and not in letters: "12 across can only be OCEAN", "5 down fits
/// three words, CAT, HAT and RAT; all have A at R3C2". Returns nullopt if the step is about something else.
std::optional<std::string> entry_text(const PuzzleContext& context, const Step& step);

}  // namespace sator::explain
