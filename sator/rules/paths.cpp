// The rule `paths`: edges or links with one of the values make paths whose ends are the marked cells; the two ends of a path have the same
// label. LineDegree holds the number of lines at each vertex, LabelledPaths the rest.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/loops/line_degree.hpp"
#include "sator/propagators/paths/labelled_paths.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/lines/clue_vertices.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/group_clues.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "paths VALUES [all] clues LABEL...";

class Paths final : public Rule {
  public:
    /// `label`: by vertex, as in PathsDemand.
    Paths(DrawnLines lines, std::vector<std::uint32_t> label, bool visits_all, std::vector<ValueId> values,
          const Puzzle& puzzle)
        : lines_(std::move(lines)),
          demand_{lines_.graph, std::move(label), visits_all},
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return lines_.positions; }

    /// Follows the line from each end to the other one; no line is left then.
    bool holds(std::span<const Value> values) const override {
        const LineGraph& graph = lines_.graph;
        std::vector<std::uint8_t> is_left, is_passed(graph.vertex_count(), 0);
        for (const Value value : values)
            is_left.push_back(has_bit(is_listed_, static_cast<std::size_t>(value)) ? 1 : 0);
        const auto lines_left = [&](LineGraph::Vertex v) {
            const auto lines = graph.lines_at(v);
            return std::ranges::count_if(lines, [&](LineGraph::Line line) { return is_left[line] != 0; });
        };
        for (LineGraph::Vertex end = 0; end < graph.vertex_count(); ++end) {
            if (!demand_.is_end(end) || is_passed[end] != 0) continue;
            LineGraph::Vertex at = end;
            is_passed[at] = 1;
            do {
                if (lines_left(at) != 1) return false;  // it stops at no end, or it branches
                const auto lines = graph.lines_at(at);
                const auto line =
                    *std::ranges::find_if(lines, [&](LineGraph::Line l) { return is_left[l] != 0; });
                is_left[line] = 0;
                at = graph.other_end(line, at);
                if (is_passed[at] != 0) return false;
                is_passed[at] = 1;
            } while (!demand_.is_end(at));
            if (lines_left(at) != 0) return false;
            if (demand_.has_label(end) && demand_.has_label(at) && demand_.label[end] != demand_.label[at])
                return false;
        }
        return std::ranges::find(is_left, 1) == is_left.end() &&
               (!demand_.visits_all || std::ranges::find(is_passed, 0) == is_passed.end());
    }

    void post(Model& model) const override {
        const auto at_end = std::make_shared<const LineDegree>(is_listed_, Degrees{1});
        const auto inside =
            std::make_shared<const LineDegree>(is_listed_, demand_.visits_all ? Degrees{2} : Degrees{0, 2});
        for (LineGraph::Vertex v = 0; v < lines_.graph.vertex_count(); ++v) {
            std::vector<VariableId> scope;
            for (const LineGraph::Line line : lines_.graph.lines_at(v))
                scope.push_back(variable_of(lines_.positions[line]));
            if (!scope.empty()) model.post(demand_.is_end(v) ? at_end : inside, scope);
        }
        model.post(std::make_shared<const LabelledPaths>(demand_, is_listed_),
                   variables_of(lines_.positions));
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::string demand = "form paths, each from a label to an equal one";
        if (demand_.visits_all)
            demand += lines_.sort == PositionSort::Edge ? ", that pass all corners" : ", that pass all cells";
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, lines_.sort)),
                std::move(demand)};
    }

  private:
    DrawnLines lines_;
    PathsDemand demand_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

constexpr ClueVertexWords kLabelWords = {
    .clues = "labels",
    .example = "paths line clues 1 1 at links: R1C1 R2C4",
    .is_twice = "a cell has two labels",
    .is_none = "no path can end at a label",
    .hint = "name each cell once, and only cells that have links",
};

/// Returns the labels by vertex.
std::vector<std::uint32_t> labels_of_vertices(const DrawnLines& lines,
                                              std::span<const LineGraph::Vertex> places,
                                              const GroupClueNumbers& labels) {
    std::vector<std::uint32_t> label(lines.points.size(), PathsDemand::kNoEnd);
    for (std::size_t i = 0; i < places.size(); ++i)
        label[places[i]] = labels[i].value_or(PathsDemand::kAnyLabel);
    return label;
}

std::expected<RuleList, Diagnostic> make_paths(const RuleStatement& statement,
                                               std::span<const Sequence> sequences, RuleContext& context) {
    const Grid& grid = context.puzzle.grid;
    std::vector<Argument> arguments = statement.arguments;
    const auto labels = take_group_clues(arguments, kSyntax);
    if (!labels) return failure(labels);
    const bool visits_all = take_word(arguments, "all");
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const Sequence drawn = before_clues(sequence);
            auto lines = drawn_lines(statement, grid, drawn, LonelyCells::AreVertices);
            if (!lines) return failure(lines);
            const auto places = clue_vertices(statement, sequence, *lines, labels->size(), grid, kLabelWords);
            if (!places) return failure(places);
            auto label = labels_of_vertices(*lines, *places, *labels);
            return std::make_unique<Paths>(std::move(*lines), std::move(label), visits_all, *values,
                                           context.puzzle);
        });
}

}  // namespace

RuleEntry paths_rule() {
    return {
        .name = "paths",
        .syntax = std::string(kSyntax),
        .summary =
            "The edges, or the links, with one of the values make paths that neither branch nor cross nor "
            "close. Their ends are the cells after a ':', and both ends of a path have the same label; ? is "
            "a "
            "label that fits all others. For edges, the ends are corners. all: each cell, or corner, is on a "
            "path.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule paths \"-\" clues 1 1 2 2 at links: R1C1 R3C3 R1C2 R2C3\n",
        .example_solutions = 3,
        .default_place = "links",
        .maker = make_paths,
    };
}

}  // namespace sator::rules
