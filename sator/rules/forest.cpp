// The cells with one of the values close no ring. One propagator says it (ForestOfValues); `holds` counts cells, neighbours and groups.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/graphs/forest_of_values.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "forest VALUES";

class Forest final : public Rule {
  public:
    /// `sequence` has each cell once, in ascending order.
    Forest(Sequence sequence, std::vector<ValueId> values, const Puzzle& puzzle)
        : sequence_(std::move(sequence)),
          values_(std::move(values)),
          is_whole_grid_(sequence_.cells.size() == puzzle.grid.cell_count()),
          graph_(sequence_.cells.size(), neighbouring_cells(puzzle.grid, sequence_.cells, Touching::Edges)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return sequence_.cells; }

    /// Groups without a ring have as many pairs of neighbours as cells, less one pair for each group.
    bool holds(std::span<const Value> values) const override {
        const auto is_lit = [&](std::uint32_t cell) {
            return has_bit(is_listed_, static_cast<std::size_t>(values[cell]));
        };
        std::vector<std::uint8_t> is_reached(graph_.size(), 0);
        std::size_t lit = 0, groups = 0, neighbours = 0;
        for (std::uint32_t cell = 0; cell < values.size(); ++cell) {
            if (!is_lit(cell)) continue;
            ++lit;
            neighbours += static_cast<std::size_t>(std::ranges::count_if(graph_.beside(cell), is_lit));
            if (is_reached[cell] != 0) continue;
            ++groups;
            flood(cell, graph_, is_reached, is_lit);
        }
        return neighbours == 2 * (lit - groups);
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const ForestOfValues>(graph_, is_listed_), variables_of(sequence_.cells));
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::string subject = "the " + spoken_cells(naming.puzzle, values_, GrammaticalNumber::Many);
        if (!is_whole_grid_)
            subject += " of " + rule_subject(naming, sequence_, {}, "", ReadingDirection::DoesNotMatter);
        return {labelled(label(), std::move(subject)), "close no ring"};
    }

  private:
    Sequence sequence_;
    std::vector<ValueId> values_;
    bool is_whole_grid_;
    PositionGraph graph_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const auto values = graph_values(statement, statement.arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            return std::make_unique<Forest>(graph_cells(sequence), *values, context.puzzle);
        });
}

}  // namespace

RuleEntry forest_rule() {
    return {
        .name = "forest",
        .syntax = std::string(kSyntax),
        .summary =
            "The cells with one of the values close no ring: no way along edges leads through such cells "
            "and back to its beginning. Four such cells that form a square are a ring, too.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x2\n"
            "range \".\" \"#\"\n"
            "\n"
            "rule forest \"#\" at all\n",
        .example_solutions = 57,
        .default_place = "all",
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
