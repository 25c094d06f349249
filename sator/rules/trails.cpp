// The rules `trail`, a path through all cells of a region, and `ends_apart`, about the ends of such paths.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/loops/joined_vertices.hpp"
#include "sator/propagators/loops/line_degree.hpp"
#include "sator/propagators/loops/no_cycles.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kTrailSyntax = "trail VALUES";
constexpr std::string_view kEndsSyntax = "ends_apart VALUES";

/// The links of some cells: those between two of them, then those that leave them.
struct TrailLinks {
    Slot links;
    LineGraph graph{0, {}};  ///< of the first links; vertices are the cells
};

TrailLinks links_of(const PositionMap& map, const Slot& cells) {
    const auto vertex_of = [&](const std::optional<CellId>& cell) {
        return static_cast<LineGraph::Vertex>(std::ranges::find(cells, cell) - cells.begin());
    };
    TrailLinks found;
    Slot leaving;
    std::vector<LineGraph::Ends> ends;
    for (const CellId cell : cells) {
        for (const CellId link : map.around(map.point(cell), PositionSort::Link)) {
            const auto [a, b] = map.cells(link);
            const LineGraph::Vertex first = vertex_of(a), second = vertex_of(b);
            if (first == cells.size() || second == cells.size()) {
                leaving.push_back(link);
            } else if (cell == *a) {
                found.links.push_back(link);
                ends.emplace_back(first, second);
            }
        }
    }
    found.links.insert(found.links.end(), leaving.begin(), leaving.end());
    found.graph = LineGraph(cells.size(), std::move(ends));
    return found;
}

class Trail final : public Rule {
  public:
    Trail(Sequence sequence, TrailLinks links, std::vector<ValueId> values, const Puzzle& puzzle)
        : sequence_(std::move(sequence)),
          links_(std::move(links)),
          cells_(links_.links.empty() ? sequence_.cells : links_.links),  // a rule has at least one cell
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        const LineGraph& graph = links_.graph;
        if (graph.vertex_count() < 2) return false;
        const auto is_drawn = [&](LineGraph::Line line) {
            return has_bit(is_listed_, static_cast<std::size_t>(values[line]));
        };
        std::size_t drawn = 0;
        for (std::size_t i = 0; i < links_.links.size(); ++i) {
            if (!is_drawn(static_cast<LineGraph::Line>(i))) continue;
            if (i >= graph.line_count()) return false;
            ++drawn;
        }
        for (LineGraph::Vertex v = 0; v < graph.vertex_count(); ++v) {
            if (std::ranges::count_if(graph.lines_at(v), is_drawn) > 2) return false;
        }
        std::vector<std::uint8_t> is_reached(graph.vertex_count(), 0);
        flood_lines(graph, 0, is_reached, is_drawn, [](LineGraph::Vertex) { return true; });
        return drawn + 1 == graph.vertex_count() && std::ranges::find(is_reached, 0) == is_reached.end();
    }

    void post(Model& model) const override {
        const LineGraph& graph = links_.graph;
        const std::vector<VariableId> all = variables_of(cells_);
        if (graph.line_count() == 0) return model.post(std::make_shared<const AlwaysFalse>(), all);
        const std::vector<VariableId> inner(all.begin(),
                                            all.begin() + static_cast<std::ptrdiff_t>(graph.line_count()));
        const std::vector<VariableId> leaving(inner.size() < all.size()
                                                  ? std::vector(all.begin() + std::ssize(inner), all.end())
                                                  : std::vector<VariableId>());
        if (!leaving.empty()) model.post(std::make_shared<const Among>(is_listed_, 0, 0), leaving);
        for (LineGraph::Vertex v = 0; v < graph.vertex_count(); ++v) {
            std::vector<VariableId> at;
            for (const LineGraph::Line line : graph.lines_at(v)) at.push_back(inner[line]);
            if (at.empty()) return model.post(std::make_shared<const AlwaysFalse>(), all);
            model.post(std::make_shared<const LineDegree>(is_listed_, Degrees{1, 2}), at);
        }
        model.post(std::make_shared<const JoinedVertices>(graph, is_listed_), inner);
        model.post(std::make_shared<const NoCycles>(
                       graph, std::vector<std::vector<Word>>(graph.line_count(), is_listed_)),
                   inner);
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, PositionSort::Link)),
                "form one path through all cells of " +
                    rule_subject(naming, sequence_, {}, "", ReadingDirection::DoesNotMatter)};
    }

  private:
    Sequence sequence_;
    TrailLinks links_;
    Slot cells_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

/// Two cells are not both ends. Without propagator of its own: Satisfies.
class NotBothEnds final : public Rule {
  public:
    /// `links`: those of the first cell, of which there are `first`, then those of the second one.
    NotBothEnds(std::array<CellId, 2> places, Slot links, std::size_t first, std::vector<ValueId> values,
                const Puzzle& puzzle)
        : places_(places),
          cells_(std::move(links)),
          first_(first),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        const auto is_end = [&](std::span<const Value> links) {
            return std::ranges::count_if(links, [&](Value value) {
                       return has_bit(is_listed_, static_cast<std::size_t>(value));
                   }) == 1;
        };
        return !is_end(values.first(first_)) || !is_end(values.subspan(first_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, PositionSort::Link)),
                "not end both in " + naming.groups.cell(places_[0]) + " and in " +
                    naming.groups.cell(places_[1])};
    }

  private:
    std::array<CellId, 2> places_;
    Slot cells_;
    std::size_t first_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<void, Diagnostic> check_cells(const RuleStatement& statement, const Sequence& sequence,
                                            const PositionMap& map, const Grid& grid) {
    const bool are_cells = std::ranges::all_of(
        sequence.cells, [&](CellId cell) { return grid.sort_of(cell) == PositionSort::Cell; });
    const bool has_links =
        std::ranges::find(grid.between, PositionSort::Link, &Grid::Between::sort) != grid.between.end();
    if (are_cells && has_links && map.steps().size() == 4) return {};
    return std::unexpected(error_at(statement.span, statement.name + " is about square cells that have links",
                                    "write e.g. 'grid 5x5 links', and name cells after 'at'"));
}

std::expected<RuleList, Diagnostic> make_trail(const RuleStatement& statement,
                                               std::span<const Sequence> sequences, RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    const auto values = graph_values(statement, statement.arguments, puzzle, kTrailSyntax);
    if (!values) return failure(values);
    const PositionMap map(puzzle.grid);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            if (auto checked = check_cells(statement, sequence, map, puzzle.grid); !checked)
                return failure(checked);
            const Sequence places = graph_cells(sequence);
            return std::make_unique<Trail>(places, links_of(map, places.cells), *values, puzzle);
        });
}

std::expected<RuleList, Diagnostic> make_ends_apart(const RuleStatement& statement,
                                                    std::span<const Sequence> sequences,
                                                    RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    const auto values = graph_values(statement, statement.arguments, puzzle, kEndsSyntax);
    if (!values) return failure(values);
    const PositionMap map(puzzle.grid);
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        if (auto checked = check_cells(statement, sequence, map, puzzle.grid); !checked)
            return failure(checked);
        const Slot cells = graph_cells(sequence).cells;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t j = i + 1; j < cells.size(); ++j) {
                const HalfCell a = map.point(cells[i]), b = map.point(cells[j]);
                if (std::abs(a.row - b.row) > 2 || std::abs(a.column - b.column) > 2) continue;
                Slot links = map.around(a, PositionSort::Link);
                const Slot second = map.around(b, PositionSort::Link);
                const std::size_t first = links.size();
                links.insert(links.end(), second.begin(), second.end());
                if (links.size() == first || first == 0) continue;
                rules.push_back(std::make_unique<NotBothEnds>(std::array{cells[i], cells[j]},
                                                              std::move(links), first, *values, puzzle));
            }
        }
    }
    return rules;
}

}  // namespace

RuleEntry trail_rule() {
    return {
        .name = "trail",
        .syntax = std::string(kTrailSyntax),
        .summary =
            "The links with one of the values form one path through all of the cells, which neither branches "
            "nor closes, and none of them leaves the cells.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x2 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule trail \"-\" at all\n",
        .example_solutions = 8,
        .is_about_places = true,
        .maker = make_trail,
    };
}

RuleEntry ends_apart_rule() {
    return {
        .name = "ends_apart",
        .syntax = std::string(kEndsSyntax),
        .summary =
            "A cell at which exactly one link has one of the values is an end. No two of the cells that "
            "touch, "
            "perhaps only at a corner, are both ends.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x2 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule trail \"-\" at all\n"
            "rule ends_apart \"-\" at all\n",
        .example_solutions = 2,
        .is_about_places = true,
        .maker = make_ends_apart,
    };
}

}  // namespace sator::rules
