// Counts the cells of all groups that share an edge with a cell. The cell is a vertex of the graph that is always on and has no size,
// so it joins these groups to one, whose size is the count. If groups beside its corners count, the cell may be in one of them: then it is
// also a vertex as all others.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/graphs/group_sizes.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/lit_groups.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "groups_beside N VALUES [diagonally]";

/// Groups share an edge with the cell, or have a cell that touches a corner of it and no edge.
enum class Beside : std::uint8_t { Edges, Corners };

/// The groups beside one cell have a number of cells in total.
class GroupsBeside final : public Rule {
  public:
    GroupsBeside(Sequence place, CountRange count, std::vector<ValueId> values, Beside beside,
                 const Puzzle& puzzle)
        : place_(std::move(place)),
          count_(count),
          values_(std::move(values)),
          beside_(beside),
          cells_(near_enough(
              place_.cells[0], puzzle.grid,
              beside == Beside::Edges ? others(place_.cells[0], puzzle.grid) : all_cells(puzzle.grid), beside,
              count.most)),
          graph_(graph_of(place_.cells[0], puzzle.grid, cells_, beside)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        std::vector<bool> is_lit;
        for (const Value value : values)
            is_lit.push_back(has_bit(is_listed_, static_cast<std::size_t>(value)));
        is_lit.push_back(true);  // the cell itself
        for (const auto& group : lit_groups(graph_, is_lit)) {
            if (std::ranges::find(group, values.size()) == group.end()) continue;
            return group.size() - 1 >= count_.least && group.size() - 1 <= count_.most;
        }
        return false;
    }

    void post(Model& model) const override {
        const auto self = static_cast<PositionGraph::Vertex>(cells_.size());
        model.post(std::make_shared<const GroupSizes>(
                       graph_, is_listed_,
                       GroupDemand{{0, SizeBounds::kUnbounded}, {{self, {count_.least, count_.most}}}}),
                   variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the groups of " +
                                      spoken_cells(naming.puzzle, values_, GrammaticalNumber::Many) +
                                      (beside_ == Beside::Edges ? " beside " : " at the corners of ") +
                                      naming.groups.cell(place_.cells[0])),
                "have " + count_.to_string() +
                    (count_.least == 1 && count_.most == 1 ? " cell" : " cells in total")};
    }

  private:
    /// Returns all cells but one.
    static Slot others(CellId cell, const Grid& grid) {
        Slot cells;
        for (std::size_t i = 0; i < grid.cell_count(); ++i) {
            if (CellId(i) != cell) cells.emplace_back(i);
        }
        return cells;
    }

    static Slot all_cells(const Grid& grid) {
        Slot cells;
        for (std::size_t i = 0; i < grid.cell_count(); ++i) cells.emplace_back(i);
        return cells;
    }

    /// Returns the graph of the counted cells, and the cell itself as the last vertex.
    static PositionGraph graph_of(CellId cell, const Grid& grid, const Slot& counted, Beside beside) {
        std::vector<PositionGraph::Edge> edges = neighbouring_cells(grid, counted, Touching::Edges);
        const CellMap map(grid);
        const std::vector<CellStep> at_edges = map.edge_steps();
        for (const CellStep& step : map.steps()) {
            const bool is_at_edge = std::ranges::find(at_edges, step.name, &CellStep::name) != at_edges.end();
            const auto next = is_at_edge == (beside == Beside::Edges) ? map.next(cell, step) : std::nullopt;
            if (next)
                edges.emplace_back(std::ranges::lower_bound(counted, *next) - counted.begin(),
                                   counted.size());
        }
        return {counted.size() + 1, edges};
    }

    /// Returns the cells up to one step farther than the groups can lead: a group that goes beyond them has too many cells among them.
    static Slot near_enough(CellId cell, const Grid& grid, const Slot& counted, Beside beside,
                            std::uint32_t most) {
        const auto self = static_cast<PositionGraph::Vertex>(counted.size());
        const std::vector<std::uint32_t> steps =
            steps_from(std::span(&self, 1), graph_of(cell, grid, counted, beside));
        Slot near;
        for (std::size_t i = 0; i < counted.size(); ++i) {
            if (steps[i] <= std::uint64_t{most} + 1) near.push_back(counted[i]);
        }
        return near.empty() ? counted : near;
    }

    Sequence place_;
    CountRange count_;
    std::vector<ValueId> values_;
    Beside beside_;
    Slot cells_;
    PositionGraph graph_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    std::vector<Argument> arguments = statement.arguments;
    const Beside beside = take_word(arguments, "diagonally") ? Beside::Corners : Beside::Edges;
    if (arguments.size() < 2)
        return std::unexpected(error_at(statement.span, "groups_beside needs a number and values",
                                        "write " + std::string(kSyntax) + ": groups_beside 5 \"#\""));
    if (puzzle.grid.cell_count() < 2)
        return std::unexpected(error_at(statement.span, "groups_beside needs a grid with two cells or more",
                                        "draw a larger grid"));
    const auto count = count_range_argument(arguments.front(), kSyntax);
    if (!count) return failure(count);
    const auto values = value_arguments(statement, std::span(arguments).subspan(1), puzzle, kSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& place) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            if (place.cells.size() != 1)
                return std::unexpected(error_at(statement.span,
                                                "groups_beside is about the groups beside one cell",
                                                "name single cells, e.g. 'at R3C3'"));
            return std::make_unique<GroupsBeside>(place, *count, *values, beside, puzzle);
        });
}

}  // namespace

RuleEntry groups_beside_rule() {
    return {
        .name = "groups_beside",
        .syntax = std::string(kSyntax),
        .summary =
            "The groups of cells with one of the values that share an edge with a cell have N cells in "
            "total. N may be a range. diagonally: instead of an edge, they share a corner with it, through a "
            "cell that is not beside it.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3\n"
            "range \".\" \"#\"\n"
            "\n"
            "rule groups_beside 2 \"#\" at R1C1\n"
            "rule count \"#\" 4 at all\n"
            "rule count \"#\" 0 at R1C1\n",
        .example_solutions = 11,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
