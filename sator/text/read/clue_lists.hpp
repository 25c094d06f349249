#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// The clues of one line in a list: the arguments of each clue ('&' joins several). '-' and // are no clue.
struct LineClues {
    std::vector<std::vector<Argument>> clues;
    SourceSpan span;
};

/// A list of clues: the side of the grid from which lines are read, and the clues of its lines in order.
struct ClueList {
    const Statement* statement = nullptr;
    Axis axis = Axis::Y;
    bool is_reversed = false;  ///< from the right, from the bottom
    std::vector<LineClues> lines;
};

/// The lines that a list such as `top` is about.
struct ListSide {
    Axis axis = Axis::Y;
    bool is_reversed = false;
};

/// Returns the side of a list's keyword; nullopt if it is no list.
std::optional<ListSide> side_of(std::string_view keyword);

/// A `clues RULE` or `regexes` statement with its lists.
struct ClueBlock {
    const Statement* statement = nullptr;
    std::string rule;
    std::string negated;           ///< the name after `not`; else empty
    std::string expression;        ///< the rule's text if it is an expression, with a '?' for the clue
    bool has_short_clues = false;  ///< blanks separate the clues of a list, because each is one word
    SourceSpan rule_span;          ///< of the rule's name, or of `regexes`
    /// `regexes FILE PUZZLE`: the file that has the clues, and which of its puzzles. Usually empty.
    std::vector<Argument> file;
    /// The arguments after the rule's name, which every clue has. A '*' among them is the clue's place.
    std::vector<Argument> shared;
    std::vector<ClueList> lists;
    bool is_valid = true;  ///< no part of it was refused
};

/// Reads the blocks of clues among the statements. The lists of a block follow it: rows (or left, y), right, columns (or top,
/// x), bottom, z. A comma or the line's end ends the clues of a grid line; the next regular expression does so, too. If each
/// clue of the rule is one word and a list is written on one line without commas, blanks end them, and '.' is a line without
/// a clue. `definitions` are the rules that the puzzle defines. Adds to `errors`.
std::vector<ClueBlock> read_clue_blocks(std::span<const Statement> statements, const Registry& registry,
                                        Errors& errors, std::span<const RuleDefinition> definitions = {});

/// Returns the number of lines that the lists have in direction `axis`, or nullopt if there is no such list.
std::optional<std::size_t> listed_lines(std::span<const ClueBlock> blocks, Axis axis);

/// Makes the rules of a block: one for each clue, its sequence labelled by line_label and clue_label. Adds to
/// `errors` if a list and the grid have different numbers of lines.
std::vector<RuleStatement> rules_of(const ClueBlock& block, const Grid& grid, Errors& errors);

}  // namespace sator::text
