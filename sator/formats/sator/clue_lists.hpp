#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/formats/sator/statements.hpp"
#include "sator/puzzle/lined_grid.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// What a list of clues says of one line: for each clue ('&' joins several) its arguments; none for '-' and
/// //.
struct LineClues {
    std::vector<std::vector<Argument>> clues;
    SourceSpan span;
};

/// The side of a grid from which lines are read, with a clue list's clues for its lines in turn.
struct ClueList {
    const Statement* statement = nullptr;
    Axis axis = Axis::Y;
    bool is_reversed = false;  ///< from the right, from the bottom
    std::vector<LineClues> lines;
};

/// A `clues RULE` or `regexes` statement with its lists.
struct ClueBlock {
    const Statement* statement = nullptr;
    std::string rule;
    SourceSpan rule_span;  ///< of its name; of `regexes`, of that
    std::vector<Argument>
        file;  ///< of `regexes`: the site's file that has the clues, and which of its puzzles; mostly none
    std::vector<Argument>
        shared;  ///< what follows the rule's name: arguments of every clue, which stands where '*' is
    std::vector<ClueList> lists;
    bool is_valid = true;  ///< nothing of it was refused
};

/// The blocks of clues among the statements. A list stands behind its block: rows (or left, y), right,
/// columns (or top, x), bottom, z; each line has its clue, ended by a comma or a line's end, regular
/// expressions also by the next one. Appends to `errors`.
std::vector<ClueBlock> read_clue_blocks(std::span<const Statement> statements,
                                        std::vector<Diagnostic>& errors);

/// How many lines the blocks' lists have in direction `axis`; nothing where none is listed.
std::optional<std::size_t> listed_lines(std::span<const ClueBlock> blocks, Axis axis);

/// The rules of a block: one for each clue, its sequence called as line_label and clue_label say. Appends to
/// `errors` where a list has not as many lines as the grid.
std::vector<RuleStatement> rules_of(const ClueBlock& block, const Grid& grid,
                                    std::vector<Diagnostic>& errors);

}  // namespace sator
