#include <optional>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/global_cardinality.hpp"
#include "sator/propagators/sums/distinct_sum.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// A cage of a killer sudoku: all-different and, if it has a total, a sum. GAC by DistinctSum if the sets of
/// values with this sum are few; otherwise all-different, a linear equation, and a redundant flow propagator.
/// Without a total GAC, by all-different and the flow.
class Cage final : public SequenceRule {
  public:
    /// `values`: the union of the cells' ranges.
    Cage(Sequence sequence, ValueNumbers numbers, std::vector<Word> values, std::optional<std::int64_t> total)
        : SequenceRule(std::move(sequence)),
          numbers_(std::move(numbers)),
          values_(std::move(values)),
          total_(total) {}

    bool holds(std::span<const Value> values) const override {
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (values[i] == values[j]) return false;
            }
        }
        if (!total_) return true;
        std::int64_t sum = 0;
        for (const Value v : values) sum += numbers_[v];
        return sum == *total_;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const AllDifferent>(std::vector<Word>(values_.size(), 0)), scope());
        if (total_ && post_sum(model)) return;
        const std::vector<OccurrenceBounds> bounds(values_.size() * kWordBits, {0, 1});
        model.post_redundant(std::make_shared<const GlobalCardinality>(bounds), scope());
    }
    RuleNoun noun() const override {
        return {total_ ? "cage of " + std::to_string(*total_) : "cage", RuleNoun::Place::At};
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return total_ ? "hold different numbers that add up to " + std::to_string(*total_)
                      : "hold different values";
    }

    /// Returns whether the sum's propagator decides the whole rule.
    bool post_sum(Model& model) const {
        if (auto combined = DistinctSum::make(cells().size(), values_, numbers_, *total_)) {
            model.post(std::move(combined), scope());
            return true;
        }
        std::vector<LinearTerm> terms;
        for (const VariableId cell : scope()) terms.push_back({1, cell, numbers_});
        SATOR_ASSERT(post_linear(model, terms, LinearRelation::Equal, *total_));
        return false;
    }

    ValueNumbers numbers_;
    std::vector<Word> values_;
    std::optional<std::int64_t> total_;  // nullopt: the cells only differ
};

/// Returns the numbers of the cells; none for a cage without a total, whose cells may hold anything.
std::expected<ValueNumbers, Diagnostic> numbers_of(const RuleStatement& statement, const Puzzle& puzzle,
                                                   const Sequence& sequence,
                                                   std::optional<std::int64_t> total) {
    if (!total) return ValueNumbers();
    auto numbers = cell_numbers(statement, puzzle, sequence.cells, BlankCells::AreErrors);
    if (numbers && !sum_fits(*numbers, sequence.cells.size(), *total))
        return std::unexpected(sum_overflow_error(statement));
    return numbers;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 1, "", "cage N"); !done) return failure(done);
    std::optional<std::int64_t> total;
    if (!statement.arguments.empty()) {
        const auto number = number_argument(statement.arguments[0], "cage N");
        if (!number) return failure(number);
        total = *number;
    }
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto numbers = numbers_of(statement, context.puzzle, sequence, total);
            if (!numbers) return failure(numbers);
            return std::make_unique<Cage>(sequence, std::move(*numbers),
                                          values_of(context.puzzle, sequence.cells), total);
        });
}

}  // namespace

RuleEntry cage_rule() {
    return {
        .name = "cage",
        .syntax = "cage N",
        .summary =
            "The cells hold different numbers that add up to N: a cage of a killer sudoku, a run of a "
            "kakuro. Without N, they only hold different values.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| **\n"
            "| **\n"
            "\n"
            "range 1..9\n"
            "|*\n"
            "\n"
            "rule cage 4\n"
            "| aa\n"
            "| ..\n"
            "\n"
            "| a.\n"
            "| a.\n"
            "\n"
            "rule cage 3\n"
            "| .a\n"
            "| .a\n",
        .example_solutions = 1,
        .has_short_clues = true,
        .maker = make,
    };
}

}  // namespace sator::rules
