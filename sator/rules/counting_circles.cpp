#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/arithmetic/own_counts.hpp"
#include "sator/propagators/distinct/global_cardinality.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// Each number says how many of the cells hold it. OwnCounts decides it; a redundant GlobalCardinality, in
/// which a value occurs at most as often as its number says, prunes more.
class CountingCircles final : public Rule {
  public:
    CountingCircles(Slot cells, ValueNumbers numbers, std::size_t alphabet)
        : cells_(std::move(cells)), numbers_(std::move(numbers)), alphabet_(alphabet) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        return std::ranges::all_of(values,
                                   [&](Value v) { return std::ranges::count(values, v) == numbers_[v]; });
    }

    void post(Model& model) const override {
        const std::vector<VariableId> scope = variables_of(cells_);
        model.post(std::make_shared<const OwnCounts>(numbers_, alphabet_), scope);
        std::vector<OccurrenceBounds> bounds(alphabet_, {0, 0});
        for (std::size_t v = 0; v < alphabet_; ++v) {
            const auto value = static_cast<Value>(v);
            if (numbers_.contains(value))
                bounds[v].most = static_cast<std::uint32_t>(
                    std::clamp<std::int64_t>(numbers_[value], 0, std::ssize(cells_)));
        }
        model.post_redundant(std::make_shared<const GlobalCardinality>(bounds), scope);
    }

    RuleWords words(const RuleNaming& /*naming*/) const override {
        return {labelled(label(), "a number in a circle"), "say how many circles hold it"};
    }

    RuleNoun noun() const override { return {"circles"}; }

  private:
    Slot cells_;
    ValueNumbers numbers_;
    std::size_t alphabet_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done) return failure(done);
    Slot cells;
    for (const Sequence& sequence : sequences)
        cells.insert(cells.end(), sequence.cells.begin(), sequence.cells.end());
    std::ranges::sort(cells);
    const auto repeated = std::ranges::unique(cells);
    cells.erase(repeated.begin(), repeated.end());
    auto numbers = cell_numbers(statement, context.puzzle, cells, BlankCells::AreZero);
    if (!numbers) return failure(numbers);
    RuleList rules;
    rules.push_back(std::make_unique<CountingCircles>(std::move(cells), std::move(*numbers),
                                                      context.puzzle.alphabet.size()));
    return rules;
}

}  // namespace

RuleEntry counting_circles_rule() {
    return {
        .name = "counting_circles",
        .syntax = "counting_circles",
        .summary = "A number in a marked cell says how many of the marked cells hold it.",
        .shape = RuleShape::AllDrawings,
        .example =
            "grid 4x1\n"
            "range 1..4\n"
            "counting_circles at cells\n",
        .example_solutions = 5,
        .picture = RulePicture::Circle,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
