#pragma once

#include <string>
#include <string_view>

#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/mistakes.hpp"
#include "sator/explain/explanation/why_not.hpp"

namespace sator {

/// What `explain --json` prints of a puzzle, one object in a line that ends in a newline; docs/explain.md
/// lists its fields.
std::string explanation_json(const PuzzleContext& context, const Explanation& explanation,
                             std::string_view name);

/// What `explain --why-not --json` prints.
std::string why_not_json(const PuzzleContext& context, const WhyNot& why, Candidate candidate,
                         std::string_view name);

/// What `hint --json` prints; `step` may be null.
std::string hint_json(const PuzzleContext& context, const Mistakes& mistakes, const Step* step,
                      std::string_view name);

}  // namespace sator
