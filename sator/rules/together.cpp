#include <algorithm>
#include <map>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/automaton_rule.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "together VALUES";
/// The automaton has a state for each set of values.
constexpr std::size_t kMaxValues = 8;

/// The cells hold each of the values, or none of them: a DFA whose state is the set of values seen, GAC.
class Together final : public AutomatonRule {
  public:
    Together(Sequence sequence, std::vector<Value> values, TransitionTable automaton)
        : AutomatonRule(std::move(sequence), std::move(automaton)), values_(std::move(values)) {}

    bool holds(std::span<const Value> values) const override {
        const auto is_held = [&](Value v) { return std::ranges::find(values, v) != values.end(); };
        return std::ranges::all_of(values_, is_held) || std::ranges::none_of(values_, is_held);
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& puzzle) const override {
        std::string all;
        for (std::size_t i = 0; i < values_.size(); ++i) {
            all += i == 0 ? "" : i + 1 == values_.size() ? " and " : ", ";
            all += with_article(spoken_value(puzzle, value_id(values_[i])));
        }
        return "have " + all + ", or " + (values_.size() == 2 ? "neither" : "none of them");
    }

    std::vector<Value> values_;
};

TransitionTable automaton(const std::vector<Value>& values, std::size_t symbols) {
    const std::uint32_t all = (1U << values.size()) - 1;
    const auto step = [&](std::uint32_t seen, Value v) {
        const auto found = std::ranges::find(values, v);
        return std::optional(found == values.end() ? seen : seen | 1U << (found - values.begin()));
    };
    auto table = build_transition_table(
        std::uint32_t{0}, symbols, step, [&](std::uint32_t seen) { return seen == 0 || seen == all; },
        all + 1);
    SATOR_ASSERT(table);
    return std::move(*table);
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const auto listed = value_arguments(statement, statement.arguments, context.puzzle, kSyntax);
    if (!listed) return failure(listed);
    std::vector<Value> values;
    for (const ValueId value : *listed) {
        if (std::ranges::find(values, value_of(value)) == values.end()) values.push_back(value_of(value));
    }
    if (values.size() < 2 || values.size() > kMaxValues)
        return std::unexpected(error_at(statement.span,
                                        "together needs 2 to " + std::to_string(kMaxValues) + " values",
                                        "write " + std::string(kSyntax) + ": together \"+\" \"-\""));
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            return std::make_unique<Together>(sequence, values,
                                              automaton(values, context.puzzle.alphabet.size()));
        });
}

}  // namespace

RuleEntry together_rule() {
    return {
        .name = "together",
        .syntax = std::string(kSyntax),
        .summary = "If a cell holds one of the values, the cells hold each of them.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 2x1\n"
            "range \"+\" \"-\" x\n"
            "\n"
            "rule together \"+\" \"-\"\n"
            "| a a\n",
        .example_solutions = 3,
        .maker = make,
    };
}

}  // namespace sator::rules
