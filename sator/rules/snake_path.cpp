// The cells with one of the values form a path that does not touch itself. Two propagators hold it: such cells hang together
// (ConnectedValues), and they neither branch nor close (PathOfValues).
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/graphs/connected_values.hpp"
#include "sator/propagators/graphs/path_of_values.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "snake_path VALUES";

/// The cells with one of the values are a path: at least one cell, no branch, no loop, no touching along an edge.
class Snake final : public Rule {
  public:
    /// `sequence` has each cell once, in ascending order.
    Snake(Sequence sequence, std::vector<ValueId> values, const Puzzle& puzzle)
        : sequence_(std::move(sequence)),
          values_(std::move(values)),
          is_whole_grid_(sequence_.cells.size() == puzzle.grid.cell_count()),
          graph_(sequence_.cells.size(), neighbouring_cells(puzzle.grid, sequence_.cells, Touching::Edges)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return sequence_.cells; }

    /// A path of N cells has N - 1 pairs of neighbours, none of its cells has three, and all are reached from the first one.
    bool holds(std::span<const Value> values) const override {
        const auto is_lit = [&](std::uint32_t cell) {
            return has_bit(is_listed_, static_cast<std::size_t>(values[cell]));
        };
        std::vector<std::uint32_t> lit;
        std::size_t neighbours = 0;
        for (std::uint32_t cell = 0; cell < values.size(); ++cell) {
            if (!is_lit(cell)) continue;
            lit.push_back(cell);
            const auto beside = std::ranges::count_if(graph_.beside(cell), is_lit);
            if (beside > 2) return false;
            neighbours += static_cast<std::size_t>(beside);
        }
        if (lit.empty() || neighbours != 2 * (lit.size() - 1)) return false;
        std::vector<std::uint8_t> is_reached(graph_.size(), 0);
        flood(lit.front(), graph_, is_reached, is_lit);
        return std::ranges::all_of(lit, [&](std::uint32_t cell) { return is_reached[cell] != 0; });
    }

    void post(Model& model) const override {
        const std::vector<VariableId> variables = variables_of(sequence_.cells);
        model.post(std::make_shared<const PathOfValues>(graph_, is_listed_), variables);
        model.post(std::make_shared<const ConnectedValues>(graph_, is_listed_, Emptiness::Forbidden),
                   variables);
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::string subject = "the " + spoken_cells(naming.puzzle, values_, GrammaticalNumber::Many);
        if (!is_whole_grid_)
            subject += " of " + rule_subject(naming, sequence_, {}, "", ReadingDirection::DoesNotMatter);
        return {labelled(label(), std::move(subject)),
                "form a path that neither branches nor closes nor touches itself along an edge"};
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
            return std::make_unique<Snake>(graph_cells(sequence), *values, context.puzzle);
        });
}

}  // namespace

RuleEntry snake_rule() {
    return {
        .name = "snake_path",
        .syntax = std::string(kSyntax),
        .summary =
            "The cells with one of the values form a path along edges: it has at least one cell, has no "
            "branches, is not closed, and no two of its cells share an edge unless one follows the other.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3\n"
            "range \".\" \"#\"\n"
            "\n"
            "rule snake_path \"#\" at all\n"
            "rule count \"#\" 7 at all\n",
        .example_solutions = 8,
        .default_place = "all",
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
