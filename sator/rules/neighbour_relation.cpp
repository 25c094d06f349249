#include "sator/rules/neighbour_relation.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/binary_table.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/pair_limit.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// See make_neighbour_rules.
class Neighbours final : public SequenceRule {
  public:
    /// `values`: the count of numbers in the alphabet; they are its first symbols.
    Neighbours(Sequence sequence, ValueNumbers numbers, std::size_t values, NeighbourRelation relation)
        : SequenceRule(std::move(sequence)),
          numbers_(std::move(numbers)),
          values_(values),
          relation_(std::move(relation)) {}

    bool holds(std::span<const Value> values) const override {
        for (std::size_t i = 1; i < values.size(); ++i) {
            if (!relation_.fits(numbers_[values[i - 1]], numbers_[values[i]])) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        const std::vector<VariableId> cells = scope();
        const auto pairs = std::make_shared<const BinaryRelation>(
            values_, model.initial_domain(cells[0]).word_count(),
            [&](Value a, Value b) { return relation_.fits(numbers_[a], numbers_[b]); });
        for (std::size_t i = 1; i < cells.size(); ++i) {
            model.post(std::make_shared<const BinaryTable>(pairs), std::vector{cells[i - 1], cells[i]});
        }
    }
    RuleNoun noun() const override {
        return cells().size() == 2 ? relation_.noun_of_two : relation_.noun_of_more;
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return cells().size() == 2 ? relation_.of_two : relation_.of_more;
    }

    ValueNumbers numbers_;
    std::size_t values_;
    NeighbourRelation relation_;
};

}  // namespace

std::expected<RuleList, Diagnostic> make_neighbour_rules(const RuleStatement& statement,
                                                         std::span<const Sequence> sequences,
                                                         const RuleContext& context,
                                                         const NeighbourRelation& relation) {
    const std::size_t values = context.puzzle.alphabet.number_count();
    if (auto done = refuse_too_many_values(statement, values); !done) return failure(done);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreErrors);
            if (!numbers) return failure(numbers);
            return std::make_unique<Neighbours>(sequence, std::move(*numbers), values, relation);
        });
}

std::uint64_t distance(std::int64_t a, std::int64_t b) {
    return static_cast<std::uint64_t>(std::max(a, b)) - static_cast<std::uint64_t>(std::min(a, b));
}

}  // namespace sator::rules
