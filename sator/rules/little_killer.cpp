#include "sator/rules/registry/called_rule.hpp"
#include "sator/rules/standard_rules.hpp"

namespace sator::rules {

namespace {

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const std::string total = statement.arguments.empty() ? "" : statement.arguments[0].text;
    return called(sum_rule().maker(statement, sequences, context),
                  {"little killer of " + total, RuleNoun::Place::Outside});
}

}  // namespace

RuleEntry little_killer_rule() {
    return {
        .name = "little_killer",
        .syntax = "little_killer N",
        .summary = "The cells along an arrow add up to N; they may hold a number twice.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3\n"
            "range 1..3\n"
            "rule permutation 1..3 at rows columns\n"
            "little_killer\n"
            "  9 R1C1 down-right\n",
        .example_solutions = 2,
        .aliases = {"little_killers"},
        .picture = RulePicture::Edge,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
