#include <utility>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/propagators/languages/regular_dfa.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "visible N";
/// The maximum number of states of the automaton: heights times cells.
constexpr std::size_t kMaxStates = 1 << 14;

/// A skyscraper clue: a DFA whose state is the highest number so far and how many were visible, GAC
/// (RegularDfa).
class Visible final : public SequenceRule {
  public:
    /// `heights`: the count of numbers in the alphabet. They are its first symbols, in ascending order, so
    /// heights are compared as values.
    Visible(Sequence sequence, std::size_t alphabet, std::size_t heights, std::size_t count)
        : SequenceRule(std::move(sequence)), alphabet_(alphabet), heights_(heights), count_(count) {}

    bool holds(std::span<const Value> values) const override {
        std::size_t seen = 0;
        Value highest = -1;
        for (const Value v : values) {
            if (!is_height(v) || v <= highest) continue;
            highest = v;
            ++seen;
        }
        return seen == count_;
    }

    void post(Model& model) const override {
        using State = std::pair<Value, std::size_t>;  // the highest value so far, the number of visible cells
        const auto look = [&](const State& state, Value v) -> std::optional<State> {
            if (!is_height(v) || v <= state.first) return state;
            if (state.second == count_) return std::nullopt;
            return State{v, state.second + 1};
        };
        auto table = build_transition_table(
            State{-1, 0}, alphabet_, look, [&](const State& state) { return state.second == count_; },
            kMaxStates);
        SATOR_ASSERT(table);
        model.post(
            std::make_shared<const RegularDfa>(std::make_shared<const TransitionTable>(std::move(*table))),
            scope());
    }
    RuleNoun noun() const override { return {"clue", RuleNoun::Place::Outside}; }

  private:
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "see " + std::to_string(count_) + (count_ == 1 ? " height" : " heights");
    }

    /// Returns whether the value is a number. A blank is not a building: it hides nothing and is not visible.
    bool is_height(Value v) const { return static_cast<std::size_t>(v) < heights_; }

    std::size_t alphabet_, heights_, count_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 1, 1, "a number", kSyntax); !done) return failure(done);
    const Argument& argument = statement.arguments[0];
    const auto count = number_argument(argument, kSyntax);
    if (!count) return failure(count);
    const Puzzle& puzzle = context.puzzle;
    const std::size_t heights = puzzle.alphabet.number_count();
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const auto numbers = cell_numbers(statement, puzzle, sequence.cells, BlankCells::AreZero);
            if (!numbers) return failure(numbers);
            const std::size_t cells = sequence.cells.size();
            if (*count < 0 || *count > static_cast<std::int64_t>(cells)) {
                return std::unexpected(
                    error_at(argument.span,
                             std::to_string(*count) + " of " + std::to_string(cells) +
                                 " cells cannot be visible: " + sequence_name(puzzle.grid, sequence),
                             "write a number up to " + std::to_string(cells)));
            }
            if ((heights + 1) * (cells + 1) > kMaxStates) {
                return std::unexpected(
                    error_at(statement.span,
                             "visible over " + std::to_string(heights) + " heights in " +
                                 std::to_string(cells) + " cells",
                             "heights times cells can be up to " + std::to_string(kMaxStates)));
            }
            return std::make_unique<Visible>(sequence, puzzle.alphabet.size(), heights,
                                             static_cast<std::size_t>(*count));
        });
}

}  // namespace

RuleEntry visible_rule() {
    return {
        .name = "visible",
        .syntax = "visible N",
        .summary =
            "Seen from the first cell, N of the cells are higher than all before them. A blank hides "
            "nothing.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range 1..4\n"
            "|*\n"
            "\n"
            "rule permutation 1..4\n"
            "rule visible 3\n"
            "| ****\n",
        .example_solutions = 6,
        .has_short_clues = true,
        .maker = make,
    };
}

}  // namespace sator::rules
