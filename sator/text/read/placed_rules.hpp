#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/puzzle_draft.hpp"
#include "sator/text/read/rule_statements.hpp"

namespace sator::text {

/// Returns the places as drawings of a rule, one for each. If a rule is about several sequences, the parts of a place that ':'
/// separates are these, with the labels a, b, c, ….
std::vector<MarkedDrawing> drawings_of_places(std::vector<Sequence> places, RuleShape shape);

/// Returns the places at the end of a clue that has no `at`, and takes them from its arguments, which were read from `line`.
/// Returns nothing if no argument is a place.
std::vector<LineSlice> take_places(std::vector<Argument>& arguments, const LineSlice& line);

/// Reads the clues below the bare name of a rule: on each line the arguments of a clue, then its cells, e.g.
/// `15 R1C1 R1C2`. Adds a rule for each line to the puzzle; `shared` has the arguments of the head.
void read_clue_lines(const Statement& statement, const StatedRule& shared, PuzzleDraft& draft);

/// Adds a rule with the places of its line (`at …`) or of the text `places` to the puzzle.
void add_placed_rule(RuleStatement rule, std::span<const LineSlice> places, PuzzleDraft& draft,
                     bool is_of_kind = false);

/// Returns the shape of a rule: that of its row, or of an expression if the puzzle defines it.
RuleShape shape_of(const RuleStatement& rule, const PuzzleDraft& draft);

}  // namespace sator::text
