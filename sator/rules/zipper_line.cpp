#include "sator/base/errors.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/equal_sum_line.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

std::expected<std::unique_ptr<Rule>, Diagnostic> make_line(const RuleStatement& statement,
                                                           const Sequence& sequence, const Puzzle& puzzle) {
    const std::size_t length = sequence.cells.size();
    if (length < 3) {
        return std::unexpected(
            error_at(statement.span,
                     statement.name + " has nothing to compare: " + sequence_name(puzzle.grid, sequence),
                     "mark at least three cells"));
    }
    std::vector<SumPart> parts;
    for (std::size_t i = 0; i < length / 2; ++i) parts.push_back({{{i}, {length - 1 - i}}});
    const bool has_centre = length % 2 == 1;
    if (has_centre) parts.push_back(sum_of_cells(length / 2, length / 2 + 1));
    return make_equal_sum_line(
        statement, sequence, puzzle,
        {.parts = std::move(parts),
         .requirement =
             std::string("add up to the same number in each two cells at equal distance from its centre") +
             (has_centre ? ", which holds this number" : ""),
         .noun = {"zipper line", RuleNoun::Place::From},
         .is_reversible = true});
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done) return failure(done);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) { return make_line(statement, sequence, context.puzzle); });
}

}  // namespace

RuleEntry zipper_line_rule() {
    return {
        .name = "zipper_line",
        .syntax = "zipper_line",
        .summary =
            "Cells at equal distance from the centre of the line add up to the same number. If the line has "
            "a cell at "
            "its centre, that cell holds this number.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 5x1\n"
            "range 1..9\n"
            "\n"
            "rule zipper_line at R1C1..R1C5\n"
            "\n"
            "initial\n"
            "| 1 2 . . 4\n",
        .example_solutions = 1,
        .aliases = {"zipper"},
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
