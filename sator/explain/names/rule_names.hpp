#pragma once

#include <string>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/explain/names/group_names.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator {

/// A rule in words: "row 3" must "match /HE|LL|O+/".
struct RuleName {
    /// "row 3", "box 5", "R1C1–R1C2"; of a rule that is no more than one phrase or formula, the whole of it.
    std::string subject;
    std::string demand;       ///< what follows "must"; may be empty
    bool is_formula = false;  ///< the subject is one, so that its first letter stays as it is
    bool is_by_cells =
        false;  ///< the subject lists cells, where the rule itself speaks of a mark in a drawing

    /// "row 3 must match /HE|LL|O+/"
    std::string sentence() const { return demand.empty() ? subject : subject + " must " + demand; }
};

/// What each rule is called. Blocks of several rows and columns are called boxes, numbered in reading order
/// where they tile the grid; formulas speak of cells by their places; rules on other cells than each other
/// have different subjects. Once `watch` is over further rules have no names.
std::vector<RuleName> rule_names(const Puzzle& puzzle, const RuleList& rules, LimitWatch& watch);

}  // namespace sator
