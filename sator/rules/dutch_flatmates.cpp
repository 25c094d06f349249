#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/rules/registry/automaton_rule.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

/// The least, the middle and the greatest number: 1, 5 and 9. They are compared as values.
struct Flatmates {
    Value low = 0, middle = 0, high = 0;
};

/// Each middle number has the least one directly before it or the greatest one directly behind it: a DFA that
/// remembers the cell before and whether the next one must be the greatest, GAC.
class DutchFlatmates final : public AutomatonRule {
  public:
    DutchFlatmates(Sequence sequence, Flatmates mates, TransitionTable automaton)
        : AutomatonRule(std::move(sequence), std::move(automaton)), mates_(mates) {}

    bool holds(std::span<const Value> values) const override {
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (values[i] != mates_.middle) continue;
            const bool is_behind_low = i > 0 && values[i - 1] == mates_.low;
            const bool is_before_high = i + 1 < values.size() && values[i + 1] == mates_.high;
            if (!is_behind_low && !is_before_high) return false;
        }
        return true;
    }

  private:
    std::string requirement(const Puzzle& puzzle) const override {
        const auto text = [&](Value v) { return puzzle.alphabet[value_id(v)].to_string(); };
        const bool is_column = name(puzzle).starts_with("column ");
        return "have " + text(mates_.low) + " directly " + (is_column ? "above" : "before") + " each " +
               text(mates_.middle) + ", or " + text(mates_.high) + " directly " +
               (is_column ? "below" : "behind") + " it";
    }

    Flatmates mates_;
};

TransitionTable automaton(Flatmates mates, std::size_t values) {
    enum class State : std::uint8_t { BehindLow, BehindOther, NeedsHigh };
    const auto step = [&](State state, Value v) -> std::optional<State> {
        if (state == State::NeedsHigh)
            return v == mates.high ? std::optional(State::BehindOther) : std::nullopt;
        if (v == mates.low) return State::BehindLow;
        const bool is_lonely = v == mates.middle && state != State::BehindLow;
        return is_lonely ? State::NeedsHigh : State::BehindOther;
    };
    auto table = build_transition_table(
        State::BehindOther, values, step, [](State state) { return state != State::NeedsHigh; }, 3);
    SATOR_ASSERT(table);
    return std::move(*table);
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done) return failure(done);
    const Alphabet& alphabet = context.puzzle.alphabet;
    const auto numbers = static_cast<Value>(alphabet.number_count());
    if (numbers < 3 || numbers % 2 == 0) {
        return std::unexpected(error_at(
            statement.span, "of " + std::to_string(numbers) + " different numbers none is in the middle",
            "give the cells a range of 1..9, or of another odd number of numbers"));
    }
    const Flatmates mates{0, numbers / 2, numbers - 1};
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            return std::make_unique<DutchFlatmates>(sequence, mates, automaton(mates, alphabet.size()));
        });
}

}  // namespace

RuleEntry dutch_flatmates_rule() {
    return {
        .name = "dutch_flatmates",
        .syntax = "dutch_flatmates",
        .summary =
            "Each 5 of a column has the 1 directly above it or the 9 directly below it. With other numbers "
            "than 1..9, these are the middle, the least and the greatest one.",
        .shape = RuleShape::OneSequence,
        .example =
            "latin 3x3\n"
            "dutch_flatmates\n",
        .example_solutions = 6,
        .default_place = "columns",
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
