// The rule `course`: one line leads from an edge of the grid to another one, goes straight over ice, and may cross itself only there. A
// cell of ice is two vertices, one for each direction in which it is passed, so that the line is a path that does not cross itself, and with
// a line that joins its ends a closed one: OneLoop holds it, OneWayLines its direction. What single cells demand are rules of their own
// (course_clues), so that explanations name them.
#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/loops/line_degree.hpp"
#include "sator/propagators/loops/one_loop.hpp"
#include "sator/propagators/paths/one_way_lines.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/course_clues.hpp"
#include "sator/rules/lines/course_places.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/lines/line_arms.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "course VALUES in EDGE out EDGE [all] [clues N…]";

using Line = LineGraph::Line;
using Vertex = LineGraph::Vertex;

class Course final : public Rule {
  public:
    Course(CourseForm form, std::vector<ValueId> values, const Puzzle& puzzle)
        : form_(std::move(form)), values_(std::move(values)), is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return form_.lines.positions; }

    /// Walks along the line from its first edge to its last one.
    bool holds(std::span<const Value> values) const override {
        std::vector<std::uint8_t> is_drawn, is_walked(values.size(), 0);
        for (const Value value : values)
            is_drawn.push_back(has_bit(is_listed_, static_cast<std::size_t>(value)) ? 1 : 0);
        std::vector<std::uint8_t> is_passed(form_.arms.size(), 0);
        for (Vertex v = 0; v < form_.arms.size(); ++v) {
            if (!passes_well(v, is_drawn)) return false;
        }
        Vertex at = form_.in.vertex;
        std::size_t heading = opposite(form_.in.way);
        std::uint32_t clues = 0;
        for (;;) {
            is_passed[at] = 1;
            if (form_.has_clue(at)) {
                ++clues;
                if (form_.clue[at] != OrderDemand::kAnyNumber && form_.clue[at] != clues) return false;
            }
            std::size_t leaving = heading;
            if (form_.is_ice[at] == 0) {
                for (std::size_t way = 0; way < kWays; ++way) {
                    if (way != opposite(heading) && leaves_by(at, way, is_drawn)) leaving = way;
                }
            }
            if (at == form_.out.vertex && leaving == form_.out.way) break;
            const auto line = form_.arms[at][leaving];
            if (!line || is_drawn[*line] == 0 || is_walked[*line] != 0) return false;
            is_walked[*line] = 1;
            const bool is_forth = form_.lines.graph.ends(*line).first == at;
            if (!(is_forth ? form_.directions[*line].forth : form_.directions[*line].back)) return false;
            at = form_.lines.graph.other_end(*line, at);
            heading = leaving;
        }
        if (is_walked != is_drawn) return false;
        for (Vertex v = 0; v < is_passed.size(); ++v) {
            if (form_.must_pass(v) && is_passed[v] == 0) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        const std::vector<VariableId> all = variables_of(form_.lines.positions);
        if (const SplitGraph split = split_graph(); split.in == split.out) {
            post_short_course(model, all);
        } else {
            for (Vertex v = 0; v < split.graph.vertex_count(); ++v) post_degree(model, all, split, v);
            LoopDemand demand{split.graph, std::vector<std::uint8_t>(split.graph.vertex_count(), 0),
                              Loops::One};
            for (Vertex v = 0; v < form_.arms.size(); ++v) demand.is_visited[v] = form_.must_pass(v) ? 1 : 0;
            model.post(std::make_shared<const OneLoop>(std::move(demand), is_listed_), all);
            std::vector<LineDirections> directions = form_.directions;
            post_order(model, all, split);
            directions.push_back({.forth = true, .back = false});
            model.post(std::make_shared<const OneWayLines>(split.graph, std::move(directions), is_listed_),
                       all);
        }
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::string demand = "lead from " + form_.in.name + " to " + form_.out.name;
        if (std::ranges::find(form_.is_ice, 1) != form_.is_ice.end()) demand += " and cross only on ice";
        if (form_.visits_all) demand += ", past each cell that is no ice";
        if (!form_.clue.empty()) demand += ", past all numbers in their order";
        if (std::ranges::any_of(form_.directions,
                                [](const LineDirections& way) { return !way.forth || !way.back; }))
            demand += ", and against no arrow";
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, PositionSort::Link)),
                std::move(demand)};
    }

  private:
    /// Ice has a vertex for the line up and down, which is that of the cell, and one for the line left and right. Line i of the graph is
    /// that of `form_`, and the last one leads from the end of the course to its beginning.
    struct SplitGraph {
        LineGraph graph{0, {}};
        Vertex in = 0, out = 0;
    };

    /// Whether the line leaves a cell in this way: along a drawn link, or at its beginning or end.
    bool leaves_by(Vertex v, std::size_t way, std::span<const std::uint8_t> is_drawn) const {
        const auto& line = form_.arms[v][way];
        return line ? is_drawn[*line] != 0 : form_.has_door(v, way);
    }
    bool passes_well(Vertex v, std::span<const std::uint8_t> is_drawn) const {
        std::array<bool, kWays> leaves{};
        for (std::size_t way = 0; way < kWays; ++way) leaves[way] = leaves_by(v, way, is_drawn);
        if (form_.is_ice[v] != 0) return leaves[0] == leaves[1] && leaves[2] == leaves[3];
        const auto degree = std::ranges::count(leaves, true);
        return degree == 0 || degree == 2;
    }

    SplitGraph split_graph() const {
        std::vector<Vertex> level(form_.arms.size());  // by cell: the vertex of the line left and right
        auto count = static_cast<Vertex>(level.size());
        for (Vertex v = 0; v < level.size(); ++v) level[v] = form_.is_ice[v] != 0 ? count++ : v;
        const auto vertex_of = [&](Vertex v, std::size_t way) { return way < 2 ? v : level[v]; };
        std::vector<LineGraph::Ends> ends(form_.lines.positions.size());
        for (Vertex v = 0; v < level.size(); ++v) {
            for (std::size_t way = 0; way < kWays; ++way) {
                const auto line = form_.arms[v][way];
                if (!line) continue;
                const bool is_first = form_.lines.graph.ends(*line).first == v;
                (is_first ? ends[*line].first : ends[*line].second) = vertex_of(v, way);
            }
        }
        SplitGraph split;
        split.in = vertex_of(form_.in.vertex, form_.in.way);
        split.out = vertex_of(form_.out.vertex, form_.out.way);
        ends.emplace_back(split.out, split.in);
        split.graph = LineGraph(count, std::move(ends));
        return split;
    }

    /// A course of one cell has no links.
    void post_short_course(Model& model, const std::vector<VariableId>& all) const {
        model.post(std::make_shared<const Among>(is_listed_, 0, 0), all);
        bool is_short = !form_.has_clue(form_.in.vertex) || form_.clue[form_.in.vertex] <= 1;
        for (Vertex v = 0; v < form_.arms.size(); ++v)
            is_short = is_short && (v == form_.in.vertex || !form_.must_pass(v));
        if (!is_short) model.post(std::make_shared<const AlwaysFalse>(), all);
    }
    void post_order(Model& model, const std::vector<VariableId>& all, const SplitGraph& split) const {
        if (form_.clue.empty()) return;
        OrderDemand demand{
            .graph = LineGraph(0, {}), .clue = form_.clue, .first = split.in, .last = split.out};
        std::vector<LineGraph::Ends> ends;
        for (Line line = 0; line < all.size(); ++line) ends.push_back(split.graph.ends(line));
        demand.graph = LineGraph(split.graph.vertex_count(), std::move(ends));
        demand.clue.resize(split.graph.vertex_count(), OrderDemand::kNoClue);
        demand.clues = static_cast<std::uint32_t>(std::ranges::count_if(
            form_.clue, [](std::uint32_t clue) { return clue != OrderDemand::kNoClue; }));
        model.post(std::make_shared<const OrderedPath>(std::move(demand), is_listed_), all);
    }
    void post_degree(Model& model, const std::vector<VariableId>& all, const SplitGraph& split,
                     Vertex v) const {
        std::vector<VariableId> scope;
        for (const Line line : split.graph.lines_at(v)) {
            if (line < all.size()) scope.push_back(all[line]);
        }
        const bool is_end = v == split.in || v == split.out;
        const bool is_visited = v < form_.is_ice.size() && form_.must_pass(v);
        if (!scope.empty())
            model.post(std::make_shared<const LineDegree>(is_listed_, is_end       ? Degrees{1}
                                                                      : is_visited ? Degrees{2}
                                                                                   : Degrees{0, 2}),
                       scope);
        else if (is_end || is_visited)
            model.post(std::make_shared<const AlwaysFalse>(), all);
    }
    CourseForm form_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const bool has_clues = std::ranges::any_of(arguments, [](const Argument& argument) {
        return argument.kind == Argument::Kind::Bare && argument.text == "clues";
    });
    GroupClueNumbers clues;
    if (has_clues) {
        auto taken = take_group_clues(arguments, kSyntax);
        if (!taken) return failure(taken);
        clues = std::move(*taken);
    }
    const bool visits_all = take_word(arguments, "all");
    auto form = course_form(statement, arguments, sequences, clues, context.puzzle.grid, kSyntax);
    if (!form) return failure(form);
    form->visits_all = visits_all;
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    RuleList rules = course_clues(*form, *values, context.puzzle);
    rules.push_back(std::make_unique<Course>(std::move(*form), *values, context.puzzle));
    return rules;
}

}  // namespace

RuleEntry course_rule() {
    return {
        .name = "course",
        .syntax = std::string(kSyntax),
        .summary =
            "The links with one of the values are one line that enters the grid at an edge and leaves it at "
            "another one. It does not branch. A cell that is named alone is ice: the line goes straight over "
            "it, may cross itself only there, and passes each group of ice. Two cells are an arrow: the line "
            "goes from the first one to the second one. all: it passes each cell that is no ice, and ice at "
            "will. clues: it passes all cells after a ':', the Nth one of which has the number N or ?.",
        .shape = RuleShape::AllDrawings,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule course \"-\" in R1C1/top out R2C3/right at links; R2C2\n",
        .example_solutions = 4,
        .maker = make,
    };
}

}  // namespace sator::rules
