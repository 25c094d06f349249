#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/arithmetic/outside_ends.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "lockout N";
/// The maximum number of numbers, because each pair of them is tried.
constexpr std::size_t kMaxNumbers = 1024;

/// The ends lock out the numbers from one to the other: GAC (OutsideEnds).
class Lockout final : public SequenceRule {
  public:
    Lockout(Sequence sequence, ValueNumbers numbers, std::int64_t distance)
        : SequenceRule(std::move(sequence)), numbers_(std::move(numbers)), distance_(distance) {}

    bool holds(std::span<const Value> values) const override {
        const auto [low, high] = std::minmax({numbers_[values.front()], numbers_[values.back()]});
        if (static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) <
            static_cast<std::uint64_t>(distance_))
            return false;
        return std::ranges::all_of(values.subspan(1, values.size() - 2),
                                   [&](Value v) { return numbers_[v] < low || numbers_[v] > high; });
    }
    void post(Model& model) const override {
        model.post(std::make_shared<const OutsideEnds>(numbers_, static_cast<std::uint64_t>(distance_)),
                   scope());
    }
    RuleNoun noun() const override { return {"lockout line", RuleNoun::Place::From}; }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "have ends that differ by at least " + std::to_string(distance_) +
               " and between them no number from one end's to the other's";
    }

    ValueNumbers numbers_;
    std::int64_t distance_;
};

std::expected<std::int64_t, Diagnostic> read_distance(const RuleStatement& statement) {
    constexpr std::int64_t kUsualDistance = 4;
    if (auto done = check_argument_count(statement, 0, 1, "", kSyntax); !done) return failure(done);
    if (statement.arguments.empty()) return kUsualDistance;
    const auto distance = number_argument(statement.arguments[0], kSyntax);
    if (!distance || *distance >= 0) return distance;
    return std::unexpected(error_at(statement.arguments[0].span,
                                    "two numbers cannot differ by " + std::to_string(*distance),
                                    "write 0 or a larger number"));
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const auto distance = read_distance(statement);
    if (!distance) return failure(distance);
    const std::size_t count = context.puzzle.alphabet.number_count();
    if (count > kMaxNumbers) {
        return std::unexpected(
            error_at(statement.span, statement.name + " over " + std::to_string(count) + " different numbers",
                     "at most " + std::to_string(kMaxNumbers) + " are compared pair by pair"));
    }
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            if (sequence.cells.size() < 2) {
                return std::unexpected(error_at(
                    statement.span, "lockout needs two ends: " + sequence_name(context.puzzle.grid, sequence),
                    "mark at least three cells"));
            }
            auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreErrors);
            if (!numbers) return failure(numbers);
            return std::make_unique<Lockout>(sequence, std::move(*numbers), *distance);
        });
}

}  // namespace

RuleEntry lockout_rule() {
    return {
        .name = "lockout",
        .syntax = "lockout N",
        .summary =
            "The two ends of the line differ by at least N, and the cells between them hold no number from "
            "one end's "
            "to the other's, ends included. If N is left out, it is 4.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 4x1\n"
            "range 1..9\n"
            "\n"
            "rule lockout at R1C1..R1C4\n"
            "\n"
            "initial\n"
            "| 2 8 . .\n",
        .example_solutions = 7,
        .aliases = {"lockout_line"},
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
