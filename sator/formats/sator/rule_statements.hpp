#pragma once

#include <expected>
#include <span>

#include "sator/formats/sator/clue_lists.hpp"
#include "sator/formats/sator/puzzle_draft.hpp"

namespace sator {

/// Adds the puzzle's rules in order: those of `rule`, `place` and `find` statements and those of lists of
/// clues. Rules without drawings share those of the next rule, if nothing else stands between them; `place`
/// and `find` without one mark the whole layout. Stacked `place` words make one rule. Refuses what marks
/// nothing.
void read_rules(std::span<const Statement> statements, std::span<const ClueBlock> blocks, PuzzleDraft& draft);

/// The rule that a `rule`, `place` or `find` statement states, without its drawings. Refuses a statement that
/// names none, and arguments that are not closed.
std::expected<RuleStatement, Diagnostic> read_rule(const Statement& statement);

}  // namespace sator
