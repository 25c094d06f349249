#pragma once

#include <expected>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/clue_lists.hpp"
#include "sator/text/read/puzzle_draft.hpp"
#include "sator/text/read/rule_line.hpp"

namespace sator::text {

/// Reads the rules in order: `rule`, `place` and `find` statements, bare names of rules, and lists of clues. Rules without
/// drawings and places share the drawings of the next rule, if no other statement is between them; `place` and `find` without
/// a drawing mark the whole layout. Stacked `place` statements make one rule. Refuses rules without marked cells.
void read_rules(std::span<const Statement> statements, std::span<const ClueBlock> blocks, PuzzleDraft& draft);

/// Joins the pieces of a statement's text. Each code point keeps its column, because later messages need it.
std::string joined_text(std::span<const LineSlice> pieces);

/// Returns the rule that `not` negates, which has the arguments; any other rule itself.
RuleStatement& negated_or_self(RuleStatement& rule);

/// A rule without its cells, and what its line says about them.
struct StatedRule {
    RuleStatement rule;
    RuleLine line;
};

/// Reads the rule of a `rule`, `place` or `find` statement, or of a bare name. Returns an error if the statement names no rule
/// or if a quote or a regular expression is not closed.
std::expected<StatedRule, Diagnostic> read_rule(const Statement& statement);

}  // namespace sator::text
