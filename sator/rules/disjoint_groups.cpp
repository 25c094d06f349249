#include "sator/base/errors.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/standard_rules.hpp"

namespace sator::rules {

namespace {

/// Makes a rule `distinct` for the first cells of all boxes, one for the second cells, and so on.
std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done) return failure(done);
    std::vector<Sequence> groups(sequences.front().cells.size());
    for (const Sequence& box : sequences) {
        if (box.cells.size() != groups.size()) {
            return std::unexpected(error_at(statement.span,
                                            "disjoint_groups over boxes of " + std::to_string(groups.size()) +
                                                " and of " + std::to_string(box.cells.size()) + " cells",
                                            "mark boxes of one size"));
        }
        for (std::size_t place = 0; place < groups.size(); ++place)
            groups[place].cells.push_back(box.cells[place]);
    }
    for (std::size_t place = 0; place < groups.size(); ++place)
        groups[place].label = "the group of cells at place " + std::to_string(place + 1) + " of the boxes";
    return distinct_rule().maker(statement, groups, context);
}

}  // namespace

RuleEntry disjoint_groups_rule() {
    return {
        .name = "disjoint_groups",
        .syntax = "disjoint_groups",
        .summary =
            "Cells at the same place of their boxes hold different values: all first cells, all second "
            "cells, and so on.",
        .shape = RuleShape::AllDrawings,
        .example =
            "sudoku 4x4\n"
            "disjoint_groups\n",
        .example_solutions = 168,
        .default_place = "boxes",
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
