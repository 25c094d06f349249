#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/languages/regular_dfa.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "sum_line N";
/// The maximum number of transitions of the automaton.
constexpr std::size_t kMaxTransitions = 1 << 20;

/// The line can be divided into groups that each have the sum. A DFA (see segment_table) over the line, GAC (RegularDfa).
class SumLine final : public SequenceRule {
  public:
    SumLine(Sequence sequence, ValueNumbers numbers, std::int64_t sum,
            std::shared_ptr<const TransitionTable> table)
        : SequenceRule(std::move(sequence)),
          numbers_(std::move(numbers)),
          sum_(sum),
          table_(std::move(table)) {}

    bool holds(std::span<const Value> values) const override {
        if (values.empty()) return true;
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            sum += numbers_[values[i]];
            if (sum == sum_ && holds(values.subspan(i + 1))) return true;
        }
        return false;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const RegularDfa>(table_), scope());
    }
    RuleNoun noun() const override {
        return {sum_ == 10 ? "ten line" : "sum line of " + std::to_string(sum_), RuleNoun::Place::From};
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "consist of groups of neighbouring cells that each add up to " + std::to_string(sum_);
    }

    ValueNumbers numbers_;
    std::int64_t sum_;
    std::shared_ptr<const TransitionTable> table_;
};

/// Returns a DFA, or nullopt if it would be too large. A state is the set of sums that the group which is not finished can
/// have; with numbers that are at least 1 it is a single sum. `largest`: no group has a sum of larger magnitude.
std::optional<TransitionTable> segment_table(const ValueNumbers& numbers, std::size_t values,
                                             std::int64_t sum, std::int64_t largest) {
    using State = std::set<std::int64_t>;
    const bool can_fall = numbers[0] < 0;
    const auto read = [&](const State& state, Value v) -> std::optional<State> {
        if (!numbers.contains(v)) return std::nullopt;
        State next;
        const auto extend = [&](std::int64_t before) {
            const std::int64_t after = before + numbers[v];
            if (can_fall ? magnitude(after) <= static_cast<std::uint64_t>(largest) : after <= sum)
                next.insert(after);
        };
        for (const std::int64_t before : state) extend(before);
        if (state.contains(sum)) extend(0);
        return next.empty() ? std::nullopt : std::optional(std::move(next));
    };
    return build_transition_table(
        State{0}, values, read, [&](const State& state) { return state.contains(sum); },
        kMaxTransitions / values);
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    constexpr std::int64_t kUsualSum = 10;
    if (auto done = check_argument_count(statement, 0, 1, "", kSyntax); !done) return failure(done);
    const auto sum =
        statement.arguments.empty() ? kUsualSum : number_argument(statement.arguments[0], kSyntax);
    if (!sum) return failure(sum);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreErrors);
            if (!numbers) return failure(numbers);
            if (!sum_fits(*numbers, sequence.cells.size(), *sum))
                return std::unexpected(sum_overflow_error(statement));
            const auto largest =
                static_cast<std::int64_t>(numbers->largest_magnitude() * sequence.cells.size());
            auto table = segment_table(*numbers, context.puzzle.alphabet.size(), *sum, largest);
            if (!table) return std::unexpected(sum_overflow_error(statement));
            return std::make_unique<SumLine>(sequence, std::move(*numbers), *sum,
                                             std::make_shared<const TransitionTable>(std::move(*table)));
        });
}

}  // namespace

RuleEntry sum_line_rule() {
    return {
        .name = "sum_line",
        .syntax = "sum_line N",
        .summary =
            "The line can be divided into groups of neighbouring cells that each add up to N. If N is left "
            "out, it "
            "is 10: a ten line.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 5x1\n"
            "range 1..9\n"
            "\n"
            "rule sum_line at R1C1..R1C5\n"
            "\n"
            "initial\n"
            "| 3 . 4 . .\n",
        .example_solutions = 15,
        .aliases = {"ten_line"},
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
