#pragma once

#include <optional>
#include <span>
#include <string>

#include "sator/base/limits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/explanation/mistakes.hpp"

namespace sator {

/// What helps somebody who is stuck. What is wrong comes first: then there is no step.
struct Hint {
    Mistakes mistakes;
    std::optional<Step> step;  ///< the easiest deduction from here
    bool is_done = false;      ///< every cell has a value, and no rule is broken
    /// What kept this from being all: there may be mistakes, or a step.
    std::optional<Limit> limit;
};

/// `entries`: what was filled in beside the givens, or in place of some, which is a mistake. Where there is
/// no mistake, no step and nothing is done there are several solutions from here, or a limit was reached.
Hint find_hint(const PuzzleContext& context, std::span<const Given> givens, std::span<const Given> entries,
               const Limits& limits);

/// The four strengths of a hint.
enum class HintStrength : std::uint8_t { Where, Technique, Cells, All };

/// The step told up to this strength, a line each.
std::string hint_text(const PuzzleContext& context, const Step& step, HintStrength strength);

/// What is wrong, a line each.
std::string mistakes_text(const PuzzleContext& context, const Mistakes& mistakes);

}  // namespace sator
