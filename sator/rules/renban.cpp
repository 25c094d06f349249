#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/consecutive_values.hpp"
#include "sator/propagators/distinct/global_cardinality.hpp"
#include "sator/propagators/distinct/hall_sets.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// Consecutive numbers in any order: ConsecutiveValues, GAC for up to kMaxHallSets cells. All-different lets the search join the
/// rule with those of rows and boxes; for longer lines a flow propagator prunes more.
class Renban final : public SequenceRule {
  public:
    Renban(Sequence sequence, ValueNumbers numbers, std::size_t alphabet_size)
        : SequenceRule(std::move(sequence)), numbers_(std::move(numbers)), alphabet_size_(alphabet_size) {}

    bool holds(std::span<const Value> values) const override {
        std::vector<std::int64_t> sorted;
        for (const Value v : values) sorted.push_back(numbers_[v]);
        std::ranges::sort(sorted);
        for (std::size_t i = 1; i < sorted.size(); ++i) {
            if (sorted[i] != sorted[i - 1] + 1) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        const std::size_t words = words_for(alphabet_size_);
        model.post(std::make_shared<const AllDifferent>(std::vector<Word>(words, 0)), scope());
        model.post(std::make_shared<const ConsecutiveValues>(cells().size(), numbers_, alphabet_size_),
                   scope());
        if (cells().size() <= kMaxHallSets) return;
        const std::vector<OccurrenceBounds> bounds(words * kWordBits, {0, 1});
        model.post_redundant(std::make_shared<const GlobalCardinality>(bounds), scope());
    }
    RuleNoun noun() const override { return {"renban line", RuleNoun::Place::From}; }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "hold consecutive numbers in any order";
    }

    ValueNumbers numbers_;
    std::size_t alphabet_size_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done) return failure(done);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            if (sequence.cells.size() > kWordBits) {
                return std::unexpected(error_at(
                    statement.span,
                    statement.name + " over too many cells: " + sequence_name(context.puzzle.grid, sequence),
                    "mark at most " + std::to_string(kWordBits)));
            }
            auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreErrors);
            if (!numbers) return failure(numbers);
            return std::make_unique<Renban>(sequence, std::move(*numbers), context.puzzle.alphabet.size());
        });
}

}  // namespace

RuleEntry renban_rule() {
    return {
        .name = "renban",
        .syntax = "renban",
        .summary =
            "The cells hold different consecutive numbers in any order, e.g. 4, 6, 5: a renban line of a "
            "sudoku, a "
            "compartment of a str8ts.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 3x1\n"
            "range 1..9\n"
            "\n"
            "rule renban at R1C1..R1C3\n"
            "\n"
            "initial\n"
            "| . 3 .\n",
        .example_solutions = 6,
        .aliases = {"renban_line", "consecutive_set"},
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
