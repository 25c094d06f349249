#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/rules/registry/automaton_rule.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "numbered_rooms VALUE";

/// The Xth cell holds the wanted value, X being the number in the first cell: a DFA whose state is the number
/// of cells up to that one, GAC.
class NumberedRooms final : public AutomatonRule {
  public:
    /// `wanted_text`: the value as people write it.
    NumberedRooms(Sequence sequence, ValueNumbers numbers, Value wanted, std::string wanted_text,
                  TransitionTable automaton)
        : AutomatonRule(std::move(sequence), std::move(automaton)),
          numbers_(std::move(numbers)),
          wanted_(wanted),
          wanted_text_(std::move(wanted_text)) {}

    bool holds(std::span<const Value> values) const override {
        const std::int64_t x = numbers_[values[0]];
        return x >= 1 && x <= std::ssize(values) && values[static_cast<std::size_t>(x - 1)] == wanted_;
    }

    RuleNoun noun() const override { return {"room number " + wanted_text_, RuleNoun::Place::Outside}; }

  private:
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "hold " + wanted_text_ + " in its cell X, where X is the number in its first cell";
    }

    ValueNumbers numbers_;
    Value wanted_;
    std::string wanted_text_;
};

TransitionTable automaton(const ValueNumbers& numbers, Value wanted, std::size_t cells, std::size_t values) {
    constexpr std::int64_t kStart = -1;  // other states are the number of cells up to cell X; 0 behind it
    const auto after = [&](std::int64_t count, Value v) {
        return count > 0 || v == wanted ? std::optional(count) : std::nullopt;
    };
    const auto step = [&](std::int64_t state, Value v) -> std::optional<std::int64_t> {
        if (state == 0) return 0;
        if (state > 0) return after(state - 1, v);
        const std::int64_t x = numbers.contains(v) ? numbers[v] : 0;
        return x >= 1 && x <= static_cast<std::int64_t>(cells) ? after(x - 1, v) : std::nullopt;
    };
    auto table = build_transition_table(
        kStart, values, step, [](std::int64_t state) { return state == 0; }, cells + 1);
    SATOR_ASSERT(table);
    return std::move(*table);
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 1, 1, "a value", kSyntax); !done) return failure(done);
    const Puzzle& puzzle = context.puzzle;
    const auto wanted = value_arguments(statement, statement.arguments, puzzle, kSyntax);
    if (!wanted) return failure(wanted);
    if (wanted->size() != 1) {
        return std::unexpected(error_at(statement.arguments[0].span, "numbered_rooms takes one value",
                                        "write " + std::string(kSyntax)));
    }
    const Value value = value_of(wanted->front());
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const auto first = std::span(sequence.cells).first(1);
            const auto numbers = cell_numbers(statement, puzzle, first, BlankCells::AreZero);
            if (!numbers) return failure(numbers);
            return std::make_unique<NumberedRooms>(
                sequence, *numbers, value, to_symbol_text(puzzle.alphabet[wanted->front()]),
                automaton(*numbers, value, sequence.cells.size(), puzzle.alphabet.size()));
        });
}

}  // namespace

RuleEntry numbered_rooms_rule() {
    return {
        .name = "numbered_rooms",
        .syntax = std::string(kSyntax),
        .summary = "Cell X of the line holds the value, where X is the number in the first cell.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range 1..4\n"
            "|*\n"
            "\n"
            "rule permutation 1..4\n"
            "rule numbered_rooms 3\n"
            "| ****\n",
        .example_solutions = 4,
        .aliases = {"numbered_room"},
        .picture = RulePicture::Edge,
        .usual_kind = "sudoku",
        .has_short_clues = true,
        .maker = make,
    };
}

}  // namespace sator::rules
