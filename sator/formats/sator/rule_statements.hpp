#pragma once

#include <expected>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/formats/sator/clue_lists.hpp"
#include "sator/formats/sator/puzzle_draft.hpp"

namespace sator::formats {

/// Reads the rules in order: `rule`, `place` and `find` statements and lists of clues. Rules without drawings
/// share the drawings of the next rule, if no other statement is between them; `place` and `find` without a
/// drawing mark the whole layout. Stacked `place` statements make one rule. Refuses rules without marked
/// cells.
void read_rules(std::span<const Statement> statements, std::span<const ClueBlock> blocks, PuzzleDraft& draft);

/// Reads the rule of a `rule`, `place` or `find` statement, without its drawings. Returns an error if the
/// statement names no rule or if a quote or a regular expression is not closed.
std::expected<RuleStatement, Diagnostic> read_rule(const Statement& statement);

}  // namespace sator::formats
