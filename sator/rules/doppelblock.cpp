#include <algorithm>
#include <cstdlib>

#include "sator/base/errors.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/rules/registry/automaton_rule.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/number_clue.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "doppelblock N or doppelblock N BLACK";

/// The numbers of the values; that of the black cells is 0 and does not count.
struct BlackAndWhite {
    std::vector<std::int64_t> numbers;  ///< by value; 0 for what is no number
    Value black = 0;
};

/// Two cells are black, and the cells between them add up to a sum: a DFA (see automaton), GAC.
class Doppelblock final : public AutomatonRule {
  public:
    Doppelblock(Sequence sequence, BlackAndWhite values, std::int64_t sum, TransitionTable automaton)
        : AutomatonRule(std::move(sequence), std::move(automaton)), values_(std::move(values)), sum_(sum) {}

    bool holds(std::span<const Value> values) const override {
        if (std::ranges::count(values, values_.black) != 2) return false;
        const auto first = std::ranges::find(values, values_.black);
        const auto second = std::find(first + 1, values.end(), values_.black);
        std::int64_t sum = 0;
        for (auto cell = first + 1; cell != second; ++cell)
            sum += values_.numbers[static_cast<std::size_t>(*cell)];
        return sum == sum_;
    }

    RuleNoun noun() const override { return {"clue of " + std::to_string(sum_), RuleNoun::Place::Outside}; }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& puzzle) const override {
        return "add up to " + std::to_string(sum_) + " between its two " +
               to_symbol_text(puzzle.alphabet[value_id(values_.black)]) + " cells";
    }

    BlackAndWhite values_;
    std::int64_t sum_;
};

/// Returns a DFA whose state is the number of black cells so far, and what is left of the sum. Returns nullopt
/// if it or a
/// sum would be too large.
std::optional<TransitionTable> automaton(const BlackAndWhite& values, std::int64_t sum, std::size_t cells) {
    using State = std::pair<int, std::int64_t>;
    const std::int64_t largest = *std::ranges::max_element(values.numbers, {}, magnitude);
    if (!sum_fits(ValueNumbers::of_cell({largest}), cells, sum)) return std::nullopt;
    const std::int64_t most = std::abs(largest) * static_cast<std::int64_t>(cells);
    const auto step = [&](const State& state, Value v) -> std::optional<State> {
        const auto [blacks, left] = state;
        if (v != values.black) {
            const std::int64_t rest = blacks == 1 ? left - values.numbers[static_cast<std::size_t>(v)] : left;
            return rest < -most || rest > most ? std::nullopt : std::optional(State{blacks, rest});
        }
        if (blacks == 2 || (blacks == 1 && left != 0)) return std::nullopt;
        return State{blacks + 1, left};
    };
    return build_transition_table(
        State{0, sum}, values.numbers.size(), step, [](const State& state) { return state.first == 2; },
        kMaxClueTransitions / values.numbers.size());
}

/// Returns the value that the statement names, or else the one of X, blank and 0 that the cells can hold.
std::expected<Value, Diagnostic> black_value(const RuleStatement& statement, const Puzzle& puzzle,
                                             const Sequence& sequence) {
    if (statement.arguments.size() > 1) {
        const auto named =
            value_arguments(statement, std::span(statement.arguments).subspan(1), puzzle, kSyntax);
        if (!named) return failure(named);
        if (named->size() == 1) return value_of(named->front());
        return std::unexpected(
            error_at(statement.arguments[1].span, "black cells hold one value", "write doppelblock N BLACK"));
    }
    const std::vector<Word> possible = values_of(puzzle, sequence.cells);
    for (const Symbol& symbol : {Symbol::of_character(U'X'), Symbol::blank(), Symbol::of_number(0)}) {
        const auto value = puzzle.alphabet.find(symbol);
        if (value && has_bit(possible, *value)) return static_cast<Value>(*value);
    }
    return std::unexpected(error_at(statement.span,
                                    "no cell can be black: " + sequence_name(puzzle.grid, sequence),
                                    "black cells hold X, blank or 0; or write doppelblock N BLACK"));
}

std::expected<BlackAndWhite, Diagnostic> black_and_white(const RuleStatement& statement, const Puzzle& puzzle,
                                                         const Sequence& sequence) {
    const auto black = black_value(statement, puzzle, sequence);
    if (!black) return failure(black);
    BlackAndWhite values{std::vector<std::int64_t>(puzzle.alphabet.size(), 0), *black};
    std::optional<Symbol> other;
    for_each_bit(values_of(puzzle, sequence.cells), [&](std::size_t v) {
        if (static_cast<Value>(v) == *black) return;
        if (puzzle.alphabet[v].kind != Symbol::Kind::Number) other = puzzle.alphabet[v];
        values.numbers[v] = puzzle.alphabet[v].number;
    });
    if (!other) return values;
    return std::unexpected(error_at(statement.span,
                                    "doppelblock over letters: " + sequence_name(puzzle.grid, sequence) +
                                        " can hold " + to_symbol_text(*other),
                                    "give these cells a range of numbers and one value for black"));
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 1, 2, "a number", kSyntax); !done) return failure(done);
    const auto sum = number_argument(statement.arguments[0], kSyntax);
    if (!sum) return failure(sum);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto values = black_and_white(statement, context.puzzle, sequence);
            if (!values) return failure(values);
            const std::size_t cells = sequence.cells.size();
            auto table = automaton(*values, *sum, cells);
            if (!table) return std::unexpected(sum_overflow_error(statement));
            return std::make_unique<Doppelblock>(sequence, std::move(*values), *sum, std::move(*table));
        });
}

}  // namespace

RuleEntry doppelblock_rule() {
    return {
        .name = "doppelblock",
        .syntax = std::string(kSyntax),
        .summary =
            "Two cells are black, and the cells between them add up to N. BLACK is the value of black cells; "
            "if it is left out, it is X, blank or 0, whichever the cells can hold.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| *****\n"
            "\n"
            "range 1..3 X\n"
            "|*\n"
            "\n"
            "rule permutation 1..3 X X\n"
            "rule doppelblock 3\n"
            "| *****\n",
        .example_solutions = 10,
        .picture = RulePicture::Edge,
        .has_short_clues = true,
        .maker = make,
    };
}

}  // namespace sator::rules
