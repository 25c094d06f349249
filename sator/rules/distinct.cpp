#include "sator/base/errors.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/global_cardinality.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// All-different. AllDifferent decides it and finds naked and hidden singles; the redundant GlobalCardinality
/// makes it GAC (Régin's flow).
class Distinct final : public SequenceRule {
  public:
    /// `values`: the union of the cells' ranges.
    Distinct(Sequence sequence, std::vector<Word> values, std::size_t alphabet)
        : SequenceRule(std::move(sequence)), values_(std::move(values)), alphabet_(alphabet) {}

    bool holds(std::span<const Value> values) const override {
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (values[i] == values[j]) return false;
            }
        }
        return true;
    }

    void post(Model& model) const override {
        const std::size_t n = cells().size();
        // With as many values as cells, each value must occur: hidden singles.
        const bool needs_all = count_bits(values_) == n;
        model.post(
            std::make_shared<const AllDifferent>(needs_all ? values_ : std::vector<Word>(values_.size(), 0)),
            scope());
        if (n > 2) {
            const std::vector<OccurrenceBounds> once(alphabet_, {0, 1});
            model.post_redundant(std::make_shared<const GlobalCardinality>(once), scope());
        }
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override { return "hold different values"; }

    std::vector<Word> values_;
    std::size_t alphabet_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", "distinct"); !done) return failure(done);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            return std::make_unique<Distinct>(sequence, values_of(context.puzzle, sequence.cells),
                                              context.puzzle.alphabet.size());
        });
}

}  // namespace

RuleEntry distinct_rule() {
    return {
        .name = "distinct",
        .syntax = "distinct",
        .summary = "No two of the cells hold the same value; blank is a value too.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ***\n"
            "| ***\n"
            "\n"
            "range 1..3\n"
            "|*\n"
            "\n"
            "rule distinct\n"
            "| aaa\n"
            "| bbb\n"
            "\n"
            "| abc\n"
            "| abc\n",
        .example_solutions = 12,
        .maker = make,
    };
}

}  // namespace sator::rules
