#include "sator/rules/registry/automaton_rule.hpp"
#include "sator/rules/registry/number_clue.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "skyscraper_sum N";

/// The visible heights add up to a sum: a DFA whose state is the highest number so far and what is left of
/// the sum, GAC. The numbers are the first symbols of the alphabet, so heights are compared as values.
class SkyscraperSum final : public AutomatonRule {
  public:
    SkyscraperSum(Sequence sequence, ValueNumbers numbers, std::size_t heights, std::int64_t sum,
                  TransitionTable automaton)
        : AutomatonRule(std::move(sequence), std::move(automaton)),
          numbers_(std::move(numbers)),
          heights_(heights),
          sum_(sum) {}

    bool holds(std::span<const Value> values) const override {
        std::int64_t sum = 0;
        Value highest = -1;
        for (const Value v : values) {
            if (static_cast<std::size_t>(v) >= heights_ || v <= highest) continue;
            highest = v;
            sum += numbers_[v];
        }
        return sum == sum_;
    }

    RuleNoun noun() const override {
        return {"skyscraper sum of " + std::to_string(sum_), RuleNoun::Place::Outside};
    }

  private:
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "show heights that add up to " + std::to_string(sum_);
    }

    ValueNumbers numbers_;
    std::size_t heights_;
    std::int64_t sum_;
};

std::optional<TransitionTable> automaton(const ValueNumbers& numbers, std::size_t heights, std::int64_t sum,
                                         std::size_t cells, std::size_t values) {
    using State = std::pair<Value, std::int64_t>;  // the highest value so far, what is left of the sum
    const std::int64_t most =
        static_cast<std::int64_t>(numbers.largest_magnitude()) * static_cast<std::int64_t>(cells);
    const auto step = [&](const State& state, Value v) -> std::optional<State> {
        if (!numbers.contains(v)) return std::nullopt;
        if (static_cast<std::size_t>(v) >= heights || v <= state.first) return state;
        const std::int64_t left = state.second - numbers[v];
        return left < -most || left > most ? std::nullopt : std::optional(State{v, left});
    };
    return build_transition_table(
        State{-1, sum}, values, step, [](const State& state) { return state.second == 0; },
        kMaxClueTransitions / values);
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Alphabet& alphabet = context.puzzle.alphabet;
    const std::size_t heights = alphabet.number_count();
    return make_number_clues(
        statement, sequences, context, kSyntax,
        [&](const Sequence& sequence, const ValueNumbers& numbers,
            std::int64_t sum) -> std::unique_ptr<Rule> {
            auto table = automaton(numbers, heights, sum, sequence.cells.size(), alphabet.size());
            if (!table) return nullptr;
            return std::make_unique<SkyscraperSum>(sequence, numbers, heights, sum, std::move(*table));
        });
}

}  // namespace

RuleEntry skyscraper_sum_rule() {
    return {
        .name = "skyscraper_sum",
        .syntax = std::string(kSyntax),
        .summary =
            "Seen from the first cell, the numbers that are higher than all before them add up to N. A blank "
            "hides nothing.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range 1..4\n"
            "|*\n"
            "\n"
            "rule permutation 1..4\n"
            "rule skyscraper_sum 7\n"
            "| ****\n",
        .example_solutions = 7,
        .aliases = {"skyscraper_sums"},
        .picture = RulePicture::Edge,
        .usual_kind = "sudoku",
        .has_short_clues = true,
        .maker = make,
    };
}

}  // namespace sator::rules
