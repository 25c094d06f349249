// The rule `flow`: lines can be walked so that one goes along some links in one direction only. OneWayLines holds it.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/paths/one_way_lines.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "flow VALUES";

class Flow final : public Rule {
  public:
    /// `directions`: by line.
    Flow(DrawnLines lines, std::vector<LineDirections> directions, std::vector<ValueId> values,
         const Puzzle& puzzle)
        : lines_(std::move(lines)),
          directions_(std::move(directions)),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return lines_.positions; }

    /// Gives each drawn line a direction, and carries it on from line to line.
    bool holds(std::span<const Value> values) const override {
        const LineGraph& graph = lines_.graph;
        enum class Way : std::uint8_t { None, Forth, Back };
        const auto is_drawn = [&](LineGraph::Line line) {
            return has_bit(is_listed_, static_cast<std::size_t>(values[line]));
        };
        for (LineGraph::Vertex v = 0; v < graph.vertex_count(); ++v) {
            if (std::ranges::count_if(graph.lines_at(v), is_drawn) > 2) return false;
        }
        std::vector<Way> way(graph.line_count(), Way::None);
        for (LineGraph::Line first = 0; first < graph.line_count(); ++first) {
            if (!is_drawn(first) || way[first] != Way::None) continue;
            std::vector<LineGraph::Line> piece = {first};
            way[first] = Way::Forth;
            for (std::size_t i = 0; i < piece.size(); ++i) {
                const auto [a, b] = graph.ends(piece[i]);
                const LineGraph::Vertex end = way[piece[i]] == Way::Forth ? b : a;
                for (const LineGraph::Vertex vertex : {a, b}) {
                    for (const LineGraph::Line next : graph.lines_at(vertex)) {
                        if (!is_drawn(next) || way[next] != Way::None) continue;
                        const bool leaves_here = vertex == end;
                        way[next] =
                            (graph.ends(next).first == vertex) == leaves_here ? Way::Forth : Way::Back;
                        piece.push_back(next);
                    }
                }
            }
            const auto can_walk = [&](bool as_given) {
                return std::ranges::all_of(piece, [&](LineGraph::Line line) {
                    return (way[line] == Way::Forth) == as_given ? directions_[line].forth
                                                                 : directions_[line].back;
                });
            };
            if (!can_walk(true) && !can_walk(false)) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const OneWayLines>(lines_.graph, directions_, is_listed_),
                   variables_of(lines_.positions));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, PositionSort::Link)),
                "have a direction that agrees with all arrows"};
    }

  private:
    DrawnLines lines_;
    std::vector<LineDirections> directions_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    const Grid& grid = puzzle.grid;
    const auto values = graph_values(statement, statement.arguments, puzzle, kSyntax);
    if (!values) return failure(values);
    Sequence links;
    for (std::size_t i = grid.cell_count(); i < grid.position_count(); ++i) {
        if (grid.sort_of(CellId(i)) == PositionSort::Link) links.cells.emplace_back(i);
    }
    const PositionMap map(grid);
    const bool are_cells = std::ranges::all_of(sequences, [&](const Sequence& sequence) {
        return std::ranges::all_of(sequence.cells,
                                   [&](CellId cell) { return grid.sort_of(cell) == PositionSort::Cell; });
    });
    if (links.cells.empty() || !are_cells)
        return std::unexpected(error_at(statement.span, "flow is about cells that have links",
                                        "write e.g. 'grid 5x5 links', and name cells after 'at'"));
    auto lines = drawn_lines(statement, grid, links);
    if (!lines) return failure(lines);
    std::vector<LineDirections> directions(lines->positions.size());
    for (const Sequence& sequence : sequences) {
        for (std::size_t i = 0; i + 1 < sequence.cells.size(); ++i) {
            for (std::size_t line = 0; line < directions.size(); ++line) {
                const auto [a, b] = map.cells(lines->positions[line]);
                if (a == sequence.cells[i] && b == sequence.cells[i + 1]) directions[line].back = false;
                if (b == sequence.cells[i] && a == sequence.cells[i + 1]) directions[line].forth = false;
            }
        }
    }
    RuleList rules;
    rules.push_back(std::make_unique<Flow>(std::move(*lines), std::move(directions), *values, puzzle));
    return rules;
}

}  // namespace

RuleEntry flow_rule() {
    return {
        .name = "flow",
        .syntax = std::string(kSyntax),
        .summary =
            "The links with one of the values are lines that neither branch nor cross. One can walk along "
            "each of them so that one goes from a cell of a sequence to the next one, and never back, if a "
            "line joins these two cells.",
        .shape = RuleShape::AllDrawings,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule loop \"-\" at links\n"
            "rule flow \"-\" at R1C1 R1C2 R1C3; R3C1 R3C2 R3C3\n",
        .example_solutions = 6,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
