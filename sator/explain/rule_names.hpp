#pragma once

#include <string>
#include <vector>

#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry.hpp"

namespace sator {

/// A rule in words: "row 3" must "match /HE|LL|O+/".
struct RuleName {
    std::string subject;  ///< "row 3", "box 5"; of a rule that is no more than one phrase, the whole of it
    std::string demand;   ///< what follows "must"; may be empty

    /// "row 3 must match /HE|LL|O+/"
    std::string sentence() const { return demand.empty() ? subject : subject + " must " + demand; }
};

/// Where a cell stands among the drawn rows that have cells: its row and its index there, from 0.
struct CellPlace {
    std::size_t row = 0, column = 0;
};

std::vector<CellPlace> cell_places(const Grid& grid);

/// What each rule is called. Blocks of several rows and columns are called boxes, numbered in reading order
/// where they tile the grid.
std::vector<RuleName> rule_names(const Puzzle& puzzle, const RuleList& rules);

}  // namespace sator
