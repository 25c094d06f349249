#include <algorithm>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/propagators/languages/regular_dfa.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "sandwich N or sandwich N A B";
/// The maximum number of transitions of the automaton: sums between the two values, times symbols.
constexpr std::size_t kMaxTransitions = 1 << 20;

/// The two values, in any order, that enclose the cells to add up.
using Bread = std::pair<Value, Value>;

/// The cells between two values add up to a sum: a DFA (see Adder) over the whole line, GAC (RegularDfa).
class Sandwich final : public SequenceRule {
  public:
    Sandwich(Sequence sequence, ValueNumbers numbers, Bread bread, std::int64_t sum,
             std::shared_ptr<const TransitionTable> adder)
        : SequenceRule(std::move(sequence)),
          numbers_(std::move(numbers)),
          bread_(bread),
          sum_(sum),
          adder_(std::move(adder)) {}

    bool holds(std::span<const Value> values) const override {
        const auto [first, second] = bread_;
        if (std::ranges::count(values, first) != 1 || std::ranges::count(values, second) != 1) return false;
        const auto place = [&](Value v) {
            return static_cast<std::size_t>(std::ranges::find(values, v) - values.begin());
        };
        const auto [begin, end] = std::minmax({place(first), place(second)});
        std::int64_t sum = 0;
        for (std::size_t i = begin + 1; i < end; ++i) sum += numbers_[values[i]];
        return sum == sum_;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const RegularDfa>(adder_), scope());
    }
    RuleNoun noun() const override { return {"sandwich"}; }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "add up to " + std::to_string(sum_) + " between the " +
               std::to_string(numbers_[bread_.first]) + " and the " + std::to_string(numbers_[bread_.second]);
    }

    ValueNumbers numbers_;
    Bread bread_;
    std::int64_t sum_;
    std::shared_ptr<const TransitionTable> adder_;
};

/// Makes a DFA that skips the values before the first slice of bread, subtracts those up to the second from
/// the sum, and skips the rest. table() returns nullopt if it would be too large. `largest`: no sum of the
/// cells has a larger magnitude.
class Adder {
  public:
    Adder(const ValueNumbers& numbers, Bread bread, std::int64_t sum, std::int64_t largest)
        : numbers_(numbers), bread_(bread), sum_(sum), largest_(largest) {}

    std::optional<TransitionTable> table(std::size_t values) const {
        return build_transition_table(
            State{Place::Before, 0}, values, [&](const State& state, Value v) { return read(state, v); },
            [](const State& state) { return state.first == Place::Behind; }, kMaxTransitions / values);
    }

  private:
    enum class Place : std::uint8_t { Before, AfterFirst, AfterSecond, Behind };
    using State = std::pair<Place, std::int64_t>;  // the part of the line, and what is left of the sum

    std::optional<State> read(const State& state, Value v) const {
        const bool is_first = v == bread_.first, is_second = v == bread_.second;
        if (!numbers_.contains(v)) return std::nullopt;
        if (!is_first && !is_second) return add(state, numbers_[v]);
        switch (state.first) {
            case Place::Before:
                return State{is_first ? Place::AfterFirst : Place::AfterSecond, sum_};
            case Place::AfterFirst:
                return is_second && state.second == 0 ? std::optional(State{Place::Behind, 0}) : std::nullopt;
            case Place::AfterSecond:
                return is_first && state.second == 0 ? std::optional(State{Place::Behind, 0}) : std::nullopt;
            case Place::Behind:
                break;
        }
        return std::nullopt;
    }

    std::optional<State> add(const State& state, std::int64_t number) const {
        if (state.first == Place::Before || state.first == Place::Behind) return state;
        const std::int64_t left = state.second - number;
        const bool is_out_of_reach = left < (numbers_[0] < 0 ? -largest_ : 0) || left > largest_;
        return is_out_of_reach ? std::nullopt : std::optional(State{state.first, left});
    }

    const ValueNumbers& numbers_;
    Bread bread_;
    std::int64_t sum_, largest_;
};

/// Returns the least and the greatest number in the ranges of the cells.
std::optional<Bread> widest_bread(const Puzzle& puzzle, std::span<const CellId> cells) {
    std::optional<Bread> bread;
    for_each_bit(values_of(puzzle, cells), [&](std::size_t v) {
        if (puzzle.alphabet[v].kind != Symbol::Kind::Number) return;
        if (!bread) bread = Bread{static_cast<Value>(v), static_cast<Value>(v)};
        bread->second = static_cast<Value>(v);
    });
    return bread;
}

/// Returns the two numbers that the statement names.
std::expected<Bread, Diagnostic> named_bread(const RuleStatement& statement, const Puzzle& puzzle) {
    const auto named = std::span(statement.arguments).subspan(1);
    const auto values = value_arguments(statement, named, puzzle, kSyntax);
    if (!values) return failure(values);
    const auto is_number = [&](ValueId v) { return puzzle.alphabet[v].kind == Symbol::Kind::Number; };
    if (values->size() == 2 && values->front() != values->back() && std::ranges::all_of(*values, is_number)) {
        return Bread{value_of(values->front()), value_of(values->back())};
    }
    return std::unexpected(
        error_at(named[0].span, "a sandwich lies between two different numbers", "write sandwich N A B"));
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 1, 3, "a number", kSyntax); !done) return failure(done);
    const auto sum = number_argument(statement.arguments[0], kSyntax);
    if (!sum) return failure(sum);
    std::optional<Bread> named;
    if (statement.arguments.size() > 1) {
        const auto bread = named_bread(statement, context.puzzle);
        if (!bread) return failure(bread);
        named = *bread;
    }
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreZero);
            if (!numbers) return failure(numbers);
            const auto bread = named ? named : widest_bread(context.puzzle, sequence.cells);
            if (!bread || bread->first == bread->second) {
                return std::unexpected(error_at(
                    statement.span, "a sandwich lies between two different numbers", "write sandwich N A B"));
            }
            if (!sum_fits(*numbers, sequence.cells.size(), *sum))
                return std::unexpected(sum_overflow_error(statement));
            const auto largest =
                static_cast<std::int64_t>(numbers->largest_magnitude() * sequence.cells.size());
            auto adder = Adder(*numbers, *bread, *sum, largest).table(context.puzzle.alphabet.size());
            if (!adder) return std::unexpected(sum_overflow_error(statement));
            return std::make_unique<Sandwich>(sequence, std::move(*numbers), *bread, *sum,
                                              std::make_shared<const TransitionTable>(std::move(*adder)));
        });
}

}  // namespace

RuleEntry sandwich_rule() {
    return {
        .name = "sandwich",
        .syntax = "sandwich N A B",
        .summary =
            "A and B each appear in one cell, and the cells between them add up to N. If A and B are left "
            "out, they are the least and the greatest number in the cells' range.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| *****\n"
            "\n"
            "range 1..5\n"
            "|*\n"
            "\n"
            "rule permutation 1..5\n"
            "rule sandwich 7\n"
            "| *****\n",
        .example_solutions = 8,
        .usual_kind = "sudoku",
        .has_short_clues = true,
        .maker = make,
    };
}

}  // namespace sator::rules
