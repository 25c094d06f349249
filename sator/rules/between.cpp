#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/strictly_between.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// The inner cells hold values strictly between those of the two ends: GAC (StrictlyBetween). Values are
/// compared in the order of the alphabet: numbers, then letters, then the blank.
class BetweenEnds final : public SequenceRule {
  public:
    using SequenceRule::SequenceRule;

    bool holds(std::span<const Value> values) const override {
        const auto [low, high] = std::minmax(values.front(), values.back());
        return std::ranges::all_of(values.subspan(1, values.size() - 2),
                                   [&](Value v) { return low < v && v < high; });
    }
    void post(Model& model) const override { model.post(std::make_shared<const StrictlyBetween>(), scope()); }
    RuleNoun noun() const override { return {"between line", RuleNoun::Place::From}; }
    RuleWords words(const RuleNaming& naming) const override { return words_of_line(naming); }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "hold values strictly between those of its ends";
    }
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", "between"); !done) return failure(done);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            if (sequence.cells.size() < 2) {
                return std::unexpected(error_at(
                    statement.span, "between needs two ends: " + sequence_name(context.puzzle.grid, sequence),
                    "mark at least three cells"));
            }
            return std::make_unique<BetweenEnds>(sequence);
        });
}

}  // namespace

RuleEntry between_rule() {
    return {
        .name = "between",
        .syntax = "between",
        .summary =
            "The cells between the first and the last hold values strictly between the values of these two.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range 1..4\n"
            "|*\n"
            "\n"
            "rule between\n"
            "| ****\n",
        .example_solutions = 12,
        .aliases = {"between_line"},
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
