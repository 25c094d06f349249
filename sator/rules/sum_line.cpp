#include <algorithm>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/languages/regular_dfa.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "sum_line N";

/// A loop goes on from its last cell to its first.
enum class SumLineForm : std::uint8_t { Line, Loop };

/// The maximum number of transitions of the automaton.
constexpr std::size_t kMaxTransitions = 1 << 20;
/// The maximum number of sums that the part at the end of a loop can have.
constexpr std::int64_t kMaxGuesses = 1 << 12;

/// The line can be divided into groups that each have the sum. A DFA (see segment_table) over the line, GAC (RegularDfa).
class SumLine final : public SequenceRule {
  public:
    SumLine(Sequence sequence, SumLineForm form, ValueNumbers numbers, std::int64_t sum,
            std::shared_ptr<const TransitionTable> table)
        : SequenceRule(std::move(sequence)),
          form_(form),
          numbers_(std::move(numbers)),
          sum_(sum),
          table_(std::move(table)) {}

    /// A loop can be divided if one of its rotations can.
    bool holds(std::span<const Value> values) const override {
        if (form_ == SumLineForm::Line || values.empty()) return can_be_divided(values);
        std::vector<Value> rotated(values.begin(), values.end());
        for (std::size_t i = 0; i < rotated.size(); ++i) {
            if (can_be_divided(rotated)) return true;
            std::ranges::rotate(rotated, rotated.begin() + 1);
        }
        return false;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const RegularDfa>(table_), scope());
    }
    RuleNoun noun() const override {
        const std::string shape = form_ == SumLineForm::Line ? "line" : "loop";
        return {sum_ == 10 ? "ten " + shape : "sum " + shape + " of " + std::to_string(sum_),
                RuleNoun::Place::From};
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "consist of groups of neighbouring cells that each add up to " + std::to_string(sum_);
    }

    bool can_be_divided(std::span<const Value> values) const {
        if (values.empty()) return true;
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            sum += numbers_[values[i]];
            if (sum == sum_ && can_be_divided(values.subspan(i + 1))) return true;
        }
        return false;
    }

    SumLineForm form_;
    ValueNumbers numbers_;
    std::int64_t sum_;
    std::shared_ptr<const TransitionTable> table_;
};

/// Returns a DFA, or nullopt if it would be too large. A state is what the group that is not finished can add up to, and what its
/// part at the end of a loop adds up to, which is guessed at the beginning; a line has no such part. With numbers that are at
/// least 1 a line's state is a single sum. `largest`: no group has a sum of larger magnitude.
std::optional<TransitionTable> segment_table(const ValueNumbers& numbers, std::size_t values,
                                             SumLineForm form, std::int64_t sum, std::int64_t largest) {
    struct Group {
        std::int64_t at_end = 0, sum = 0;
        bool is_after_cut = false;  // in a loop: whether a group has ended
        auto operator<=>(const Group&) const = default;
    };
    using State = std::set<Group>;
    const bool can_fall = numbers[0] < 0;
    const auto is_possible = [&](std::int64_t after) {
        return can_fall ? magnitude(after) <= static_cast<std::uint64_t>(largest) : after <= sum;
    };
    const auto read = [&](const State& state, Value v) -> std::optional<State> {
        if (!numbers.contains(v)) return std::nullopt;
        State next;
        for (const Group& group : state) {
            const auto [at_end, before, is_after_cut] = group;
            if (is_possible(before + numbers[v])) next.insert({at_end, before + numbers[v], is_after_cut});
            if (before == sum && is_possible(numbers[v]))
                next.insert({at_end, numbers[v], form == SumLineForm::Loop});
        }
        return next.empty() ? std::nullopt : std::optional(std::move(next));
    };
    const auto accepts = [&](const State& state) {
        return std::ranges::any_of(state, [&](const Group& group) {
            return (group.sum == sum && group.at_end == 0) ||
                   (group.is_after_cut && group.sum == group.at_end);
        });
    };
    State start{{}};
    if (form == SumLineForm::Loop) {
        const std::int64_t most = std::min(largest, sum - 1);
        if (most > kMaxGuesses) return std::nullopt;
        for (std::int64_t part = 1; part <= most; ++part) start.insert({part, part});
    }
    return build_transition_table(start, values, read, accepts, kMaxTransitions / values);
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    constexpr std::int64_t kUsualSum = 10;
    RuleStatement numbered = statement;
    const SumLineForm form = take_word(numbered.arguments, "loop") ? SumLineForm::Loop : SumLineForm::Line;
    if (auto done = check_argument_count(numbered, 0, 1, "", kSyntax); !done) return failure(done);
    const auto sum = numbered.arguments.empty() ? kUsualSum : number_argument(numbered.arguments[0], kSyntax);
    if (!sum) return failure(sum);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreErrors);
            if (!numbers) return failure(numbers);
            if (form == SumLineForm::Loop && (*numbers)[0] < 0)
                return std::unexpected(error_at(statement.span,
                                                "a sum line that is a loop has no negative numbers",
                                                "state a range from 0 on"));
            if (!sum_fits(*numbers, sequence.cells.size(), *sum))
                return std::unexpected(sum_overflow_error(statement));
            const auto largest =
                static_cast<std::int64_t>(numbers->largest_magnitude() * sequence.cells.size());
            auto table = segment_table(*numbers, context.puzzle.alphabet.size(), form, *sum, largest);
            if (!table)
                return std::unexpected(error_at(statement.span, "the automaton of this sum line is too large",
                                                "write a smaller sum"));
            return std::make_unique<SumLine>(sequence, form, std::move(*numbers), *sum,
                                             std::make_shared<const TransitionTable>(std::move(*table)));
        });
}

}  // namespace

RuleEntry sum_line_rule() {
    return {
        .name = "sum_line",
        .syntax = "sum_line N [loop]",
        .summary =
            "The line can be divided into groups of neighbouring cells that each add up to N. If N is left "
            "out, it is 10: a ten line. With loop, the line goes on from its last cell to its first.",
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
