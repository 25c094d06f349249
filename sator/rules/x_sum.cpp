#include "sator/rules/registry/automaton_rule.hpp"
#include "sator/rules/registry/number_clue.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "x_sum N";

/// The first X cells add up to a sum, X being the number in the first cell: a DFA (see automaton), GAC.
class XSum final : public AutomatonRule {
  public:
    XSum(Sequence sequence, ValueNumbers numbers, std::int64_t sum, TransitionTable automaton)
        : AutomatonRule(std::move(sequence), std::move(automaton)), numbers_(std::move(numbers)), sum_(sum) {}

    bool holds(std::span<const Value> values) const override {
        const std::int64_t x = numbers_[values[0]];
        if (x < 0 || x > std::ssize(values)) return false;
        std::int64_t sum = 0;
        for (const Value v : values.first(static_cast<std::size_t>(x))) sum += numbers_[v];
        return sum == sum_;
    }

    RuleNoun noun() const override { return {"X-sum of " + std::to_string(sum_), RuleNoun::Place::Outside}; }

  private:
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "begin with X cells that add up to " + std::to_string(sum_) +
               ", where X is the number in the first of them";
    }

    ValueNumbers numbers_;
    std::int64_t sum_;
};

/// Returns a DFA whose state is the number of cells still to add, and what is left of the sum. Returns
/// nullopt if it would be too large.
std::optional<TransitionTable> automaton(const ValueNumbers& numbers, std::int64_t sum, std::size_t cells,
                                         std::size_t values) {
    using State = std::pair<std::int64_t, std::int64_t>;
    constexpr std::int64_t kStart = -1;
    const auto largest = static_cast<std::int64_t>(numbers.largest_magnitude());
    const auto after = [&](std::int64_t count, std::int64_t left) -> std::optional<State> {
        if (left < -count * largest || left > count * largest) return std::nullopt;
        return State{count, left};
    };
    const auto step = [&](const State& state, Value v) -> std::optional<State> {
        const auto [count, left] = state;
        if (!numbers.contains(v)) return std::nullopt;
        if (count == 0) return state;
        if (count > 0) return after(count - 1, left - numbers[v]);
        const std::int64_t x = numbers[v];
        if (x < 0 || x > static_cast<std::int64_t>(cells)) return std::nullopt;
        return x == 0 ? after(0, left) : after(x - 1, left - x);
    };
    return build_transition_table(
        State{kStart, sum}, values, step, [](const State& state) { return state.first == 0; },
        kMaxClueTransitions / values);
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const std::size_t values = context.puzzle.alphabet.size();
    return make_number_clues(statement, sequences, context, kSyntax,
                             [&](const Sequence& sequence, const ValueNumbers& numbers,
                                 std::int64_t sum) -> std::unique_ptr<Rule> {
                                 auto table = automaton(numbers, sum, sequence.cells.size(), values);
                                 if (!table) return nullptr;
                                 return std::make_unique<XSum>(sequence, numbers, sum, std::move(*table));
                             });
}

}  // namespace

RuleEntry x_sum_rule() {
    return {
        .name = "x_sum",
        .syntax = std::string(kSyntax),
        .summary =
            "The first X cells add up to N, where X is the number in the first cell. X itself is one of the "
            "numbers that are added.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range 1..4\n"
            "|*\n"
            "\n"
            "rule permutation 1..4\n"
            "rule x_sum 6\n"
            "| ****\n",
        .example_solutions = 4,
        .aliases = {"x_sums"},
        .picture = RulePicture::Edge,
        .usual_kind = "sudoku",
        .has_short_clues = true,
        .maker = make,
    };
}

}  // namespace sator::rules
