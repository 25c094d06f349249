#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/propagators/arithmetic/magic_sequence.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// The magic sequence: cell k holds the number of cells that hold k. MagicSequence decides it; two linear
/// equations prune more.
class SelfDescribing final : public SequenceRule {
  public:
    SelfDescribing(Sequence sequence, ValueNumbers numbers, std::vector<Value> place_values)
        : SequenceRule(std::move(sequence)),
          numbers_(std::move(numbers)),
          place_values_(std::move(place_values)) {}

    bool holds(std::span<const Value> values) const override {
        for (std::size_t place = 0; place < values.size(); ++place) {
            const auto count = std::ranges::count_if(
                values, [&](Value v) { return numbers_[v] == static_cast<std::int64_t>(place); });
            if (numbers_[values[place]] != count) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        const std::vector<VariableId> cells = scope();
        model.post(std::make_shared<const MagicSequence>(numbers_, place_values_), cells);
        // The counts add up to n, because each cell is counted once. The products of place and count also add
        // up to n, because they are the sum of the numbers in all cells, which are the counts.
        const auto n = static_cast<std::int64_t>(cells.size());
        std::vector<LinearTerm> counts, places;
        for (std::int64_t place = 0; place < n; ++place) {
            counts.push_back({1, cells[static_cast<std::size_t>(place)], numbers_});
            places.push_back({place, cells[static_cast<std::size_t>(place)], numbers_});
        }
        SATOR_ASSERT(post_linear(model, counts, LinearRelation::Equal, n));
        SATOR_ASSERT(post_linear(model, places, LinearRelation::Equal, n));
    }

  private:
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "say how many 0s, 1s, 2s and so on it holds";
    }

    ValueNumbers numbers_;
    std::vector<Value> place_values_;  // by place: the value that is its number, or -1
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", "self_describing"); !done) return failure(done);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreErrors);
            if (!numbers) return failure(numbers);
            const auto n = static_cast<std::int64_t>(sequence.cells.size());
            if (!sum_fits(*numbers, sequence.cells.size() * sequence.cells.size(), n))
                return std::unexpected(sum_overflow_error(statement));
            std::vector<Value> place_values;
            for (std::int64_t place = 0; place < n; ++place) {
                const auto value = context.puzzle.alphabet.find(Symbol::of_number(place));
                place_values.push_back(value ? static_cast<Value>(*value) : -1);
            }
            return std::make_unique<SelfDescribing>(sequence, std::move(*numbers), std::move(place_values));
        });
}

}  // namespace

RuleEntry self_describing_rule() {
    return {
        .name = "self_describing",
        .syntax = "self_describing",
        .summary =
            "The first cell holds the number of 0s in the cells, the second the number of 1s, and so on.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| **********\n"
            "\n"
            "range 0..9\n"
            "|*\n"
            "\n"
            "rule self_describing\n"
            "| **********\n",
        .example_solutions = 1,
        .maker = make,
    };
}

}  // namespace sator::rules
