#pragma once

#include <optional>
#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/explanation/mistakes.hpp"
#include "sator/explain/text/joining_words.hpp"

namespace sator::explain {

/// A hint for a player who is stuck. If there are mistakes, there is no step.
struct Hint {
    Mistakes mistakes;
    std::optional<Step> step;  ///< the easiest deduction from here
    bool is_done = false;      ///< every cell has a value, and no rule is broken
    /// The limit that made the hint incomplete: there may be mistakes, or a step.
    std::optional<Limit> limit;
};

/// `entries` are the values filled in besides the givens, or in place of some, which is a mistake. If there
/// is neither a mistake nor a step and the grid is not done, the position has several solutions or a limit
/// was reached.
Hint find_hint(const PuzzleContext& context, std::span<const Given> givens, std::span<const Given> entries,
               const Limits& limits);

/// How much a hint reveals.
enum class HintStrength : std::uint8_t { Where, Technique, Cells, All };

/// Returns the step up to this strength, a line for each piece of information.
std::string hint_text(const PuzzleContext& context, const Step& step, HintStrength strength,
                      SpokenLanguage language = SpokenLanguage::English);

/// Returns the mistakes up to this strength, one a line: in which line or region each is; what is wrong there;
/// which cells are wrong; everything.
std::string mistakes_text(const PuzzleContext& context, const Mistakes& mistakes, HintStrength strength,
                          SpokenLanguage language = SpokenLanguage::English);

}  // namespace sator::explain
