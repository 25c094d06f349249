#pragma once

#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// Returns the sentence of a step by one rule about cells that hang together, in plain words: "If R2C3 were black, the white cells
/// would be cut in two, so R2C3 is white". Returns nullopt if the step is about something else, or if such words would leave out a
/// part of it.
std::optional<std::string> graph_text(const PuzzleContext& context, const Step& step);

}  // namespace sator::explain
