#include "sator/base/errors.hpp"
#include "sator/rules/neighbour_relation.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

/// Reads the least difference, which is `usual` if none is written.
std::expected<std::int64_t, Diagnostic> least_difference(const RuleStatement& statement, std::int64_t usual) {
    const std::string syntax = statement.name + " N";
    if (auto done = check_argument_count(statement, 0, 1, "", syntax); !done) return failure(done);
    if (statement.arguments.empty()) return usual;
    const auto least = number_argument(statement.arguments[0], syntax);
    if (!least || *least >= 1) return least;
    return std::unexpected(error_at(statement.arguments[0].span,
                                    "a difference of at least " + std::to_string(*least) + " says nothing",
                                    "write 1 or a larger number"));
}

RuleMaker make(std::int64_t usual) {
    return [usual](const RuleStatement& statement, std::span<const Sequence> sequences,
                   RuleContext& context) -> std::expected<RuleList, Diagnostic> {
        const auto least = least_difference(statement, usual);
        if (!least) return failure(least);
        const auto fits = [least = static_cast<std::uint64_t>(*least)](std::int64_t a, std::int64_t b) {
            return distance(a, b) >= least;
        };
        const std::string how = "differ by at least " + std::to_string(*least);
        const RuleNoun noun{"whispers line", RuleNoun::Place::From};
        return make_neighbour_rules(statement, sequences, context,
                                    {.fits = fits,
                                     .of_two = "hold values that " + how,
                                     .of_more = "have neighbours that " + how,
                                     .noun_of_two = noun,
                                     .noun_of_more = noun});
    };
}

}  // namespace

RuleEntry whispers_rule() {
    return {
        .name = "whispers",
        .syntax = "whispers N",
        .summary =
            "A whispers line: neighbouring cells differ by at least N. If N is left out, it is 5, as on the "
            "German whispers lines of a sudoku.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 4x1\n"
            "range 1..9\n"
            "\n"
            "rule whispers at R1C1..R1C4\n"
            "\n"
            "initial\n"
            "| 4 . . 7\n",
        .example_solutions = 2,
        .aliases = {"german_whispers"},
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .maker = make(5),
    };
}

RuleEntry dutch_whispers_rule() {
    return {
        .name = "dutch_whispers",
        .syntax = "dutch_whispers N",
        .summary =
            "A Dutch whispers line: neighbouring cells differ by at least N. If N is left out, it is 4.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 3x1\n"
            "range 1..9\n"
            "\n"
            "rule dutch_whispers at R1C1..R1C3\n"
            "\n"
            "initial\n"
            "| 5 . 6\n",
        .example_solutions = 1,
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .maker = make(4),
    };
}

}  // namespace sator::rules
