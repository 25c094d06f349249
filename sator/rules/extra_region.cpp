#include "sator/rules/registry/called_rule.hpp"
#include "sator/rules/standard_rules.hpp"

namespace sator::rules {

namespace {

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const RuleEntry same = statement.arguments.empty() ? distinct_rule() : permutation_rule();
    return called(same.maker(statement, sequences, context), {"extra region"});
}

}  // namespace

RuleEntry extra_region_rule() {
    return {
        .name = "extra_region",
        .syntax = "extra_region VALUES",
        .summary =
            "No two of the cells hold the same value. With VALUES, they hold these, each as often as it is "
            "listed.",
        .shape = RuleShape::OneSequence,
        .example =
            "latin 4x4\n"
            "extra_region\n"
            "  R2C2 R2C3 R3C2 R3C3\n",
        .example_solutions = 288,
        .aliases = {"extra_regions"},
        .picture = RulePicture::Shade,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
