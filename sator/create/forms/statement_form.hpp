#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "sator/create/clues/puzzle_plan.hpp"

namespace sator::create {

/// The places of a form's clues.
enum class FormPlace : std::uint8_t {
    Line,        ///< a path of cells, drawn at random; no two paths share a cell
    Neighbours,  ///< two cells that share an edge
    Cell,
    Square,    ///< four cells around a corner
    Diagonal,  ///< from the edge to the edge, aslant
    Sides,     ///< a line of the grid, seen from one side; a list of clues
    Clones,    ///< two groups of the same shape
};

/// A form of clues: a rule, and where it may stand. What is true of the solution becomes a clue.
struct StatementForm {
    std::string_view rule;  ///< "thermometer"
    FormPlace place = FormPlace::Line;
    /// The arguments to try in turn: "0..45", "A..C", "X V"; "values": the values of the cells, sorted; empty: none.
    std::string_view arguments = {};
    /// The statement above the clues, e.g. "clues visible"; nullopt: the rule's name; empty: they belong to the kind's own line.
    std::optional<std::string_view> heading = {};
    std::uint8_t level = 1;     ///< of OptionalClue: the least is left out first
    std::size_t percent = 100;  ///< the share of the true statements that may become clues
    // For places that are lines:
    std::size_t least = 3, most = 6;  ///< its number of cells
    std::size_t head = 0;             ///< the number of cells before ':', e.g. 1 in an arrow
    bool grows = false;  ///< whether each beginning of a line for which the rule holds satisfies it, too
};

/// Adds clues of a form to a plan, all true of its solution.
void add_clues(Plan& plan, const StatementForm& form, Resources& files, RandomSource& random);

/// The heading of clues that belong to the kind's own line.
inline constexpr std::string_view kKindsOwnLine;

}  // namespace sator::create
