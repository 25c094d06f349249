#pragma once

#include <string>
#include <vector>

#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry.hpp"

namespace sator {

/// Which of a puzzle's rules are told in words.
enum class Told : std::uint8_t {
    Untold,  ///< those that its picture does not tell
    All,
};

/// A puzzle's rules in words, as lines for below its picture (see Shown::notes): those of one statement
/// together where they demand the same of rows, columns and regions, or wherever a shape fits, else with all
/// of their cells (see alike_rules.hpp); below them the puzzle's own word list, unless it is long. A
/// statement that the registry refuses is shown as it is written. `context` is that of the puzzle; once its
/// watch is over some are missing.
std::vector<std::string> rule_notes(const Puzzle& puzzle, const Registry& registry, RuleContext& context,
                                    Told told = Told::Untold);

}  // namespace sator
