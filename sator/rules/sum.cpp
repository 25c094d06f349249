#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// A sum of cells, posted as a linear equation; post_linear chooses the propagators.
class Sum final : public SequenceRule {
  public:
    Sum(Sequence sequence, ValueNumbers numbers, std::int64_t total)
        : SequenceRule(std::move(sequence)), numbers_(std::move(numbers)), total_(total) {}

    bool holds(std::span<const Value> values) const override {
        std::int64_t sum = 0;
        for (const Value v : values) sum += numbers_[v];
        return sum == total_;
    }

    void post(Model& model) const override { post_as(LinearRelation::Equal, model); }
    bool post_opposite(Model& model) const override {
        post_as(LinearRelation::NotEqual, model);
        return true;
    }

  private:
    void post_as(LinearRelation relation, Model& model) const {
        std::vector<LinearTerm> terms;
        for (const VariableId cell : scope()) terms.push_back({1, cell, numbers_});
        SATOR_ASSERT(post_linear(model, terms, relation, total_));
    }
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "add up to " + std::to_string(total_);
    }

    ValueNumbers numbers_;
    std::int64_t total_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 1, 1, "a number", "sum N"); !done) return failure(done);
    const auto total = number_argument(statement.arguments[0], "sum N");
    if (!total) return failure(total);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreZero);
            if (!numbers) return failure(numbers);
            if (!sum_fits(*numbers, sequence.cells.size(), *total))
                return std::unexpected(sum_overflow_error(statement));
            return std::make_unique<Sum>(sequence, std::move(*numbers), *total);
        });
}

}  // namespace

RuleEntry sum_rule() {
    return {
        .name = "sum",
        .syntax = "sum N",
        .summary = "The cells add up to N. A blank adds nothing.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| **\n"
            "| **\n"
            "\n"
            "range 1..4\n"
            "|*\n"
            "\n"
            "rule permutation 1..4\n"
            "| **\n"
            "| **\n"
            "\n"
            "rule sum 4\n"
            "| a.\n"
            "| a.\n"
            "\n"
            "rule sum 3\n"
            "| aa\n"
            "| ..\n",
        .example_solutions = 1,
        .has_short_clues = true,
        .maker = make,
    };
}

}  // namespace sator::rules
