#include "sator/base/errors.hpp"
#include "sator/propagators/basic/binary_table.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/spaced_values.hpp"
#include "sator/rules/neighbour_relation.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/pair_limit.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// The least difference of any two cells.
constexpr std::uint64_t kGap = 2;
/// Any two cells differ by at least two: GAC (SpacedValues); for long lines, all-different and a binary table for each pair.
class Nabner final : public SequenceRule {
  public:
    Nabner(Sequence sequence, ValueNumbers numbers, std::size_t alphabet_size)
        : SequenceRule(std::move(sequence)), numbers_(std::move(numbers)), alphabet_size_(alphabet_size) {}

    bool holds(std::span<const Value> values) const override {
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (distance(numbers_[values[i]], numbers_[values[j]]) < kGap) return false;
            }
        }
        return true;
    }

    void post(Model& model) const override {
        const std::vector<Word> none(words_for(alphabet_size_), 0);
        model.post(std::make_shared<const AllDifferent>(none), scope());
        if (auto spaced = SpacedValues::make(cells().size(), numbers_, alphabet_size_, kGap)) {
            model.post(std::move(spaced), scope());
        } else {
            post_pairs(model);
        }
    }
    RuleNoun noun() const override { return {"nabner line", RuleNoun::Place::From}; }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "hold no two numbers that are equal or consecutive";
    }

    void post_pairs(Model& model) const {
        const auto pairs = std::make_shared<const BinaryRelation>(
            alphabet_size_, words_for(alphabet_size_), [&](Value a, Value b) {
                return numbers_.contains(a) && numbers_.contains(b) &&
                       distance(numbers_[a], numbers_[b]) >= kGap;
            });
        const std::vector<VariableId> cells = scope();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                model.post(std::make_shared<const BinaryTable>(pairs), std::vector{cells[j], cells[i]});
        }
    }

    ValueNumbers numbers_;
    std::size_t alphabet_size_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done) return failure(done);
    const std::size_t count = context.puzzle.alphabet.number_count();
    if (auto done = refuse_too_many_values(statement, count); !done) return failure(done);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreErrors);
            if (!numbers) return failure(numbers);
            return std::make_unique<Nabner>(sequence, std::move(*numbers), context.puzzle.alphabet.size());
        });
}

}  // namespace

RuleEntry nabner_rule() {
    return {
        .name = "nabner",
        .syntax = "nabner",
        .summary =
            "No two cells hold equal or consecutive numbers, neighbours or not: a nabner line, the opposite "
            "of a renban.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 3x1\n"
            "range 1..6\n"
            "\n"
            "rule nabner at R1C1..R1C3\n"
            "\n"
            "initial\n"
            "| . 3 .\n",
        .example_solutions = 4,
        .aliases = {"nabner_line"},
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
