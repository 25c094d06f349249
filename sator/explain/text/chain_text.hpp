#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// Returns what follows from a trial's assumption, up to the conflict: "then R1C1 = 2 (row 1), and because of column 4, box 2
/// cannot be filled".
std::string chain_text(const PuzzleContext& context, const Step& step);

}  // namespace sator::explain
