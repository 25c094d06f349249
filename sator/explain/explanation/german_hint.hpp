#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/explanation/find_hint.hpp"

namespace sator::explain {

/// Returns what hint_text says, in German. Names of rules without a translation are in English, after "(English)".
std::string german_hint_text(const PuzzleContext& context, const Step& step, HintStrength strength);

/// Returns what mistakes_text says, in German.
std::string german_mistakes_text(const PuzzleContext& context, const Mistakes& mistakes,
                                 HintStrength strength);

}  // namespace sator::explain
