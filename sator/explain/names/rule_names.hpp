#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/explain/names/group_names.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::explain {

/// A rule in words: "row 3" must "match /HE|LL|O+/".
struct RuleName {
    /// E.g. "row 3", "box 5" or "R1C1–R1C2". If the rule is a single phrase or formula, all of it.
    std::string subject;
    std::string demand;       ///< the text after "must"; may be empty
    bool is_formula = false;  ///< the subject is a formula, so its first letter is not capitalised
    /// The subject lists cells, though the rule itself names a mark of a drawing.
    bool is_by_cells = false;

    /// Returns e.g. "row 3 must match /HE|LL|O+/".
    std::string sentence() const { return demand.empty() ? subject : subject + " must " + demand; }
};

/// Names each rule. Blocks of several rows and columns that tile the grid are boxes, numbered in reading
/// order; formulas refer to cells by their positions; rules on different cells have different subjects. Rules
/// after the limit of `watch` have no names.
std::vector<RuleName> rule_names(const Puzzle& puzzle, const RuleList& rules, LimitWatch& watch);

}  // namespace sator::explain
