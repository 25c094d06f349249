#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/sums/segment_sum.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "battlefield N";
/// The maximum sum; the propagator has a bit for each smaller one.
constexpr std::int64_t kMaxSum = 1 << 16;
/// The maximum number of cases: pairs of numbers for the two ends.
constexpr std::size_t kMaxCases = 1 << 12;

/// The cells from `begin` up to `end`.
struct Segment {
    std::int64_t begin = 0, end = 0;
};

/// Returns the gap between two armies, or their overlap; nullopt if an army does not fit into the line.
std::optional<Segment> battlefield(std::int64_t first, std::int64_t last, std::int64_t cells) {
    if (first < 0 || first > cells || last < 0 || last > cells) return std::nullopt;
    return Segment{std::min(first, cells - last), std::max(first, cells - last)};
}

/// The gap or the overlap of two armies, whose lengths are the numbers in the first and the last cell, adds
/// up to a sum: GAC by a case for each two lengths (SegmentSum).
class Battlefield final : public SequenceRule {
  public:
    Battlefield(Sequence sequence, ValueNumbers numbers, std::int64_t sum,
                std::shared_ptr<const SegmentSum> propagator)
        : SequenceRule(std::move(sequence)),
          numbers_(std::move(numbers)),
          sum_(sum),
          propagator_(std::move(propagator)) {}

    bool holds(std::span<const Value> values) const override {
        const auto segment =
            battlefield(numbers_[values.front()], numbers_[values.back()], std::ssize(values));
        if (!segment) return false;
        std::int64_t sum = 0;
        for (std::int64_t i = segment->begin; i < segment->end; ++i)
            sum += numbers_[values[static_cast<std::size_t>(i)]];
        return sum == sum_;
    }

    void post(Model& model) const override { model.post(propagator_, scope()); }

    RuleNoun noun() const override {
        return {"battlefield of " + std::to_string(sum_), RuleNoun::Place::Outside};
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "have a gap or an overlap of " + std::to_string(sum_) +
               " between the armies of its first and its last cell";
    }

    ValueNumbers numbers_;
    std::int64_t sum_;
    std::shared_ptr<const SegmentSum> propagator_;
};

/// Returns a case for each two values of the ends that are lengths of armies.
std::vector<SegmentSum::Case> cases(const ValueNumbers& numbers, std::size_t cells, std::size_t values) {
    const auto last = static_cast<std::uint32_t>(cells - 1);
    std::vector<SegmentSum::Case> cases;
    for (Value a = 0; a < static_cast<Value>(values); ++a) {
        for (Value b = 0; b < static_cast<Value>(values); ++b) {
            if (!numbers.contains(a) || !numbers.contains(b) || (last == 0 && a != b)) continue;
            const auto segment = battlefield(numbers[a], numbers[b], static_cast<std::int64_t>(cells));
            if (!segment) continue;
            cases.push_back({{{0, a}},
                             static_cast<std::uint32_t>(segment->begin),
                             static_cast<std::uint32_t>(segment->end)});
            if (last > 0) cases.back().fixed.emplace_back(last, b);
        }
    }
    return cases;
}

Diagnostic too_large(const RuleStatement& statement) {
    return error_at(statement.span, "battlefield over numbers that are too large to add up",
                    "sums can be as large as " + std::to_string(kMaxSum));
}

std::expected<std::shared_ptr<const SegmentSum>, Diagnostic> make_propagator(const RuleStatement& statement,
                                                                             const ValueNumbers& numbers,
                                                                             std::int64_t sum,
                                                                             std::size_t cells,
                                                                             std::size_t values) {
    std::vector<std::uint32_t> weights(values, SegmentSum::kNever);
    for (std::size_t v = 0; v < values; ++v) {
        const auto value = static_cast<Value>(v);
        if (!numbers.contains(value)) continue;
        if (numbers[value] < 0)
            return std::unexpected(error_at(statement.span, "battlefield over negative numbers",
                                            "give these cells a range from 0 up"));
        if (numbers[value] <= kMaxSum) weights[v] = static_cast<std::uint32_t>(numbers[value]);
    }
    auto all = cases(numbers, cells, values);
    if (all.size() > kMaxCases || sum > kMaxSum) return std::unexpected(too_large(statement));
    if (sum < 0) all.clear();  // no cells add up to it
    return std::make_shared<const SegmentSum>(
        std::move(weights), static_cast<std::uint32_t>(std::max<std::int64_t>(sum, 0)), std::move(all));
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 1, 1, "a number", kSyntax); !done) return failure(done);
    const auto sum = number_argument(statement.arguments[0], kSyntax);
    if (!sum) return failure(sum);
    const Puzzle& puzzle = context.puzzle;
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto numbers = cell_numbers(statement, puzzle, sequence.cells, BlankCells::AreZero);
            if (!numbers) return failure(numbers);
            const std::size_t cells = sequence.cells.size();
            if (!sum_fits(*numbers, cells, *sum)) return std::unexpected(too_large(statement));
            auto posted = make_propagator(statement, *numbers, *sum, cells, puzzle.alphabet.size());
            if (!posted) return failure(posted);
            return std::make_unique<Battlefield>(sequence, std::move(*numbers), *sum, std::move(*posted));
        });
}

}  // namespace

RuleEntry battlefield_rule() {
    return {
        .name = "battlefield",
        .syntax = std::string(kSyntax),
        .summary =
            "The number in the first cell is the length of an army that begins there, the number in the last "
            "cell that of an army that ends there. The cells between the armies, or those of both armies, "
            "add "
            "up to N.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range 1..4\n"
            "|*\n"
            "\n"
            "rule permutation 1..4\n"
            "rule battlefield 4\n"
            "| ****\n",
        .example_solutions = 4,
        .aliases = {"battlefields"},
        .picture = RulePicture::Edge,
        .usual_kind = "sudoku",
        .has_short_clues = true,
        .maker = make,
    };
}

}  // namespace sator::rules
