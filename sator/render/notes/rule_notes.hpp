#pragma once

#include <string>
#include <vector>

#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator {

/// Which of a puzzle's rules are told in words.
enum class NotedRules : std::uint8_t {
    Undrawn,  ///< those that its picture does not tell
    All,
};

/// A puzzle's rules in words, as lines for below its picture (see PictureContents::notes): those of one statement
/// together where they demand the same of rows, columns and regions, or wherever a shape fits, else with all
/// of their cells (see rule_sentences.hpp); below them the puzzle's own word list, unless it is long. A
/// statement that the registry refuses is shown as it is written. `context` is that of the puzzle; once its
/// watch is over some are missing.
std::vector<std::string> rule_notes(const Puzzle& puzzle, const Registry& registry, RuleContext& context,
                                    NotedRules noted = NotedRules::Undrawn);

}  // namespace sator
