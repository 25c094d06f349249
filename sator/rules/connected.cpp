// The cells that hold one of the values hang together. One propagator says it (ConnectedValues); `holds` floods the cells.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/graphs/connected_values.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "connected VALUES [nonempty] [diagonally] [to_border]";

/// The options of the rule.
struct Demands {
    bool is_nonempty = false;   ///< some cell holds a value
    bool is_diagonal = false;   ///< cells that share a corner are neighbours, too
    bool is_to_border = false;  ///< each group reaches the edge of the grid, instead of all other groups
};

/// Removes the options from the arguments.
Demands take_demands(std::vector<Argument>& arguments) {
    return {.is_nonempty = take_word(arguments, "nonempty"),
            .is_diagonal = take_word(arguments, "diagonally"),
            .is_to_border = take_word(arguments, "to_border")};
}

/// The graph of the cells of a sequence. If groups must reach the border, the last vertex is outside.
PositionGraph graph_of(const Grid& grid, const Slot& cells, const Demands& demands) {
    return cell_graph(grid, cells, demands.is_diagonal ? Touching::Corners : Touching::Edges,
                      demands.is_to_border ? Outside::IsVertex : Outside::IsNone);
}

/// The cells of a sequence that hold one of the values hang together, or each group of them reaches the border.
class Connected final : public Rule {
  public:
    Connected(Sequence sequence, std::vector<ValueId> values, Demands demands, const Puzzle& puzzle)
        : sequence_(std::move(sequence)),
          values_(std::move(values)),
          demands_(demands),
          is_whole_grid_(sequence_.cells.size() == puzzle.grid.cell_count()),
          graph_(graph_of(puzzle.grid, sequence_.cells, demands)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return sequence_.cells; }

    bool holds(std::span<const Value> values) const override {
        std::vector<std::uint8_t> is_lit(graph_.size(), 1), is_reached(graph_.size(), 0);
        for (std::size_t i = 0; i < values.size(); ++i)
            is_lit[i] = has_bit(is_listed_, static_cast<std::size_t>(values[i])) ? 1 : 0;
        const bool is_empty = std::find(is_lit.begin(), is_lit.begin() + std::ssize(values), 1) ==
                              is_lit.begin() + std::ssize(values);
        if (is_empty) return !demands_.is_nonempty;
        const auto first = demands_.is_to_border
                               ? values.size()
                               : static_cast<std::size_t>(std::ranges::find(is_lit, 1) - is_lit.begin());
        flood(static_cast<PositionGraph::Vertex>(first), graph_, is_reached,
              [&](PositionGraph::Vertex v) { return is_lit[v] != 0; });
        return is_lit == is_reached;
    }

    void post(Model& model) const override {
        const std::vector<VariableId> variables = variables_of(sequence_.cells);
        const auto many = static_cast<std::uint32_t>(variables.size());
        // The vertex outside is always there, so the search through the graph does not see that all cells are empty.
        if (demands_.is_nonempty && demands_.is_to_border)
            model.post(std::make_shared<const Among>(is_listed_, 1, many), variables);
        const bool is_forbidden = demands_.is_nonempty && !demands_.is_to_border;
        model.post(std::make_shared<const ConnectedValues>(
                       graph_, is_listed_, is_forbidden ? Emptiness::Forbidden : Emptiness::Allowed),
                   variables);
    }

    RuleWords words(const RuleNaming& naming) const override {
        const std::string cells = spoken_cells(naming.puzzle, values_, GrammaticalNumber::Many);
        const std::string place = is_whole_grid_ ? ""
                                                 : " of " + rule_subject(naming, sequence_, {}, "",
                                                                         ReadingDirection::DoesNotMatter);
        std::string subject =
            demands_.is_to_border ? "each group of " + cells + place : "the " + cells + place;
        std::string demand = demands_.is_to_border ? "reach the edge of the grid" : "hang together";
        if (demands_.is_diagonal) demand += ", where a common corner is enough";
        if (demands_.is_nonempty) demand += ", and there must be at least one";
        return {labelled(label(), std::move(subject)), std::move(demand)};
    }

  private:
    Sequence sequence_;
    std::vector<ValueId> values_;
    Demands demands_;
    bool is_whole_grid_;
    PositionGraph graph_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const Demands demands = take_demands(arguments);
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            return std::make_unique<Connected>(graph_cells(sequence), *values, demands, context.puzzle);
        });
}

}  // namespace

RuleEntry connected_rule() {
    return {
        .name = "connected",
        .syntax = std::string(kSyntax),
        .summary =
            "The cells with one of the values hang together along edges. nonempty: there is at least one. "
            "diagonally: a common "
            "corner joins, too. to_border: each group of such cells reaches the edge of the grid instead.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3\n"
            "range \".\" \"#\"\n"
            "\n"
            "rule connected \"#\" nonempty at all\n"
            "rule count \"#\" 7 at all\n",
        .example_solutions = 32,
        .default_place = "all",
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
