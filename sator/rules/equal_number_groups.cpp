// The rule `numbered_groups`: cells with equal numbers that hang together form a group, whose size is the number. NumberedGroups
// propagates it; `holds` floods the cells.
#include "sator/base/errors.hpp"
#include "sator/propagators/divisions/numbered_groups.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/lit_groups.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

class EqualNumberGroups final : public Rule {
  public:
    /// `cells`: each once, in ascending order. `numbers`: of the cells' values.
    EqualNumberGroups(Sequence cells, const ValueNumbers& numbers, const Puzzle& puzzle)
        : cells_(std::move(cells)),
          is_whole_grid_(cells_.cells.size() == puzzle.grid.cell_count()),
          graph_(cells_.cells.size(), neighbouring_cells(puzzle.grid, cells_.cells, Touching::Edges)) {
        for (std::size_t i = 0; i < puzzle.alphabet.symbols().size(); ++i) {
            const auto value = static_cast<Value>(i);
            sizes_.push_back(numbers.contains(value) ? size_of(numbers[value]) : 0);
        }
    }

    std::span<const CellId> cells() const override { return cells_.cells; }

    bool holds(std::span<const Value> values) const override {
        for (std::size_t value = 0; value < sizes_.size(); ++value) {
            if (sizes_[value] == 0) continue;
            std::vector<bool> is_lit;
            for (const Value own : values) is_lit.push_back(own == static_cast<Value>(value));
            for (const auto& group : lit_groups(graph_, is_lit)) {
                if (group.size() != sizes_[value]) return false;
            }
        }
        return true;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const NumberedGroups>(graph_, sizes_), variables_of(cells_.cells));
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::string subject = "each group of equal numbers";
        if (!is_whole_grid_)
            subject += " in " + rule_subject(naming, cells_, {}, "", ReadingDirection::DoesNotMatter);
        return {labelled(label(), std::move(subject)), "have as many cells as its number says"};
    }

  private:
    /// A number that is larger than the grid is the size of no group, as is every number above it.
    std::uint32_t size_of(std::int64_t number) const {
        const auto most = static_cast<std::int64_t>(cells_.cells.size()) + 1;
        return static_cast<std::uint32_t>(std::min(number, most));
    }

    Sequence cells_;
    bool is_whole_grid_;
    PositionGraph graph_;
    std::vector<std::uint32_t> sizes_;  // by value; 0 for a value that is in no group
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", "numbered_groups"); !done) return failure(done);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            Sequence graph = graph_cells(sequence);
            const auto numbers = cell_numbers(statement, context.puzzle, graph.cells, BlankCells::AreZero);
            if (!numbers) return failure(numbers);
            return std::make_unique<EqualNumberGroups>(std::move(graph), *numbers, context.puzzle);
        });
}

}  // namespace

RuleEntry numbered_groups_rule() {
    return {
        .name = "numbered_groups",
        .syntax = "numbered_groups",
        .summary =
            "Equal numbers that hang together along edges form a group, and its number is its number of "
            "cells. "
            "Blank cells and zeros are in no group.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x2\n"
            "range 1..6\n"
            "\n"
            "rule numbered_groups at all\n",
        .example_solutions = 33,
        .default_place = "all",
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
