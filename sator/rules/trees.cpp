// Rules about lines that need not close: `acyclic` (no cycle: a forest) and `joined` (they join all cells or corners, or hang together). Both together say
// that the lines are a tree. Lines are edges, links, or the diagonals of cells.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/graphs/connected_values.hpp"
#include "sator/propagators/loops/joined_vertices.hpp"
#include "sator/propagators/loops/no_cycles.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/lines/arrow_lines.hpp"
#include "sator/rules/lines/diagonal_lines.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kAcyclicSyntax =
    "acyclic VALUES | acyclic diagonals FALLING RISING | acyclic arrows UP DOWN LEFT RIGHT";
constexpr std::string_view kJoinedSyntax = "joined VALUES [drawn]";

/// Returns the number of the part of each vertex that lines make for which `is_drawn(line)`, or an empty list if a line closes a cycle.
template <class IsDrawn>
std::vector<LineGraph::Vertex> forest_parts(const LineGraph& graph, IsDrawn is_drawn) {
    std::vector<LineGraph::Vertex> part(graph.vertex_count());
    for (LineGraph::Vertex v = 0; v < part.size(); ++v) part[v] = v;
    for (LineGraph::Line line = 0; line < graph.line_count(); ++line) {
        if (!is_drawn(line)) continue;
        const auto [a, b] = graph.ends(line);
        const LineGraph::Vertex old = part[a];
        if (old == part[b]) return {};
        std::ranges::replace(part, old, part[b]);
    }
    return part;
}

/// Lines with some values have no cycle.
class Acyclic final : public Rule {
  public:
    /// `values`: by line, as bits. `spoken`: what sentences call the lines.
    Acyclic(Slot cells, LineGraph graph, std::vector<std::vector<Word>> values, std::string spoken)
        : cells_(std::move(cells)),
          graph_(std::move(graph)),
          values_(std::move(values)),
          spoken_(std::move(spoken)) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        const auto parts = forest_parts(graph_, [&](LineGraph::Line line) {
            return has_bit(values_[line], static_cast<std::size_t>(values[line]));
        });
        return !parts.empty();
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const NoCycles>(graph_, values_), variables_of(cells_));
    }

    RuleWords words(const RuleNaming& /*naming*/) const override {
        return {labelled(label(), "the " + spoken_), "form no closed line"};
    }

  private:
    Slot cells_;  // by line
    LineGraph graph_;
    std::vector<std::vector<Word>> values_;
    std::string spoken_;
};

/// Lines with some values join all vertices.
class Joined final : public Rule {
  public:
    Joined(DrawnLines lines, std::vector<ValueId> values, const Puzzle& puzzle)
        : lines_(std::move(lines)), values_(std::move(values)), is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return lines_.positions; }

    bool holds(std::span<const Value> values) const override {
        std::vector<std::uint8_t> is_reached(lines_.graph.vertex_count(), 0);
        flood_lines(
            lines_.graph, 0, is_reached,
            [&](LineGraph::Line line) { return has_bit(is_listed_, static_cast<std::size_t>(values[line])); },
            [](LineGraph::Vertex) { return true; });
        return std::ranges::find(is_reached, 0) == is_reached.end();
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const JoinedVertices>(lines_.graph, is_listed_),
                   variables_of(lines_.positions));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, lines_.sort)),
                lines_.sort == PositionSort::Edge ? "join all corners" : "join all cells"};
    }

  private:
    DrawnLines lines_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

/// Lines with some values hang together: they join all vertices at which one of them is.
class DrawnTogether final : public Rule {
  public:
    DrawnTogether(DrawnLines lines, std::vector<ValueId> values, const Puzzle& puzzle)
        : lines_(std::move(lines)), values_(std::move(values)), is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return lines_.positions; }

    bool holds(std::span<const Value> values) const override {
        const auto is_drawn = [&](LineGraph::Line line) {
            return has_bit(is_listed_, static_cast<std::size_t>(values[line]));
        };
        std::vector<std::uint8_t> is_reached(lines_.graph.vertex_count(), 0);
        bool has_line = false;
        for (LineGraph::Line line = 0; line < values.size(); ++line) {
            const LineGraph::Vertex end = lines_.graph.ends(line).first;
            if (!is_drawn(line) || is_reached[end] != 0) continue;
            if (has_line) return false;
            has_line = true;
            flood_lines(lines_.graph, end, is_reached, is_drawn, [](LineGraph::Vertex) { return true; });
        }
        return true;
    }

    /// Two lines are beside each other in the graph of lines if they share an end.
    void post(Model& model) const override {
        std::vector<PositionGraph::Edge> edges;
        for (LineGraph::Vertex v = 0; v < lines_.graph.vertex_count(); ++v) {
            const auto at = lines_.graph.lines_at(v);
            for (std::size_t i = 0; i < at.size(); ++i) {
                for (std::size_t j = i + 1; j < at.size(); ++j) edges.emplace_back(at[i], at[j]);
            }
        }
        model.post(std::make_shared<const ConnectedValues>(PositionGraph(lines_.positions.size(), edges),
                                                           is_listed_, Emptiness::Allowed),
                   variables_of(lines_.positions));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, lines_.sort)),
                "hang together"};
    }

  private:
    DrawnLines lines_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<RuleList, Diagnostic> make_acyclic(const RuleStatement& statement,
                                                 std::span<const Sequence> sequences, RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    std::vector<Argument> arguments = statement.arguments;
    const bool has_diagonals = take_word(arguments, "diagonals"), has_arrows = take_word(arguments, "arrows");
    const auto values = graph_values(statement, arguments, puzzle, kAcyclicSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            if (has_diagonals) {
                auto diagonals = diagonal_lines(statement, sequence, *values, puzzle);
                if (!diagonals) return failure(diagonals);
                return std::make_unique<Acyclic>(std::move(diagonals->cells), std::move(diagonals->graph),
                                                 std::move(diagonals->lit), "diagonals");
            }
            if (has_arrows) {
                auto arrows = arrow_lines(statement, sequence, *values, puzzle);
                if (!arrows) return failure(arrows);
                return std::make_unique<Acyclic>(std::move(arrows->cells), std::move(arrows->graph),
                                                 std::move(arrows->lit), "arrows");
            }
            auto lines = drawn_lines(statement, puzzle.grid, sequence);
            if (!lines) return failure(lines);
            const std::vector<std::vector<Word>> lit(lines->positions.size(), value_bits(*values, puzzle));
            return std::make_unique<Acyclic>(std::move(lines->positions), std::move(lines->graph), lit,
                                             spoken_lines(puzzle, *values, lines->sort));
        });
}

std::expected<RuleList, Diagnostic> make_joined(const RuleStatement& statement,
                                                std::span<const Sequence> sequences, RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const bool are_drawn = take_word(arguments, "drawn");
    const auto values = graph_values(statement, arguments, context.puzzle, kJoinedSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto lines = drawn_lines(statement, context.puzzle.grid, sequence);
            if (!lines) return failure(lines);
            if (are_drawn) return std::make_unique<DrawnTogether>(std::move(*lines), *values, context.puzzle);
            return std::make_unique<Joined>(std::move(*lines), *values, context.puzzle);
        });
}

}  // namespace

RuleEntry acyclic_rule() {
    return {
        .name = "acyclic",
        .syntax = std::string(kAcyclicSyntax),
        .summary =
            "The edges, or the links, with one of the values form no closed line. diagonals: the lines are "
            "the "
            "diagonals of cells instead; a cell with FALLING joins its upper left corner with its lower "
            "right one, "
            "and a cell with RISING the other two. arrows: each of these values leads to the next cell in "
            "its "
            "direction, and no way along them leads back to its beginning.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 2x2\n"
            "range \"\\\\\" \"/\"\n"
            "\n"
            "rule acyclic diagonals \"\\\\\" \"/\" at all\n",
        .example_solutions = 15,
        .maker = make_acyclic,
    };
}

RuleEntry joined_rule() {
    return {
        .name = "joined",
        .syntax = std::string(kJoinedSyntax),
        .summary =
            "The links with one of the values join all cells: from each cell there is a way along them to "
            "each "
            "other one. Edges join all corners. drawn: they only join the cells, or corners, at which one of "
            "them is.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 2x2 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule joined \"-\" at links\n",
        .example_solutions = 5,
        .maker = make_joined,
    };
}

}  // namespace sator::rules
