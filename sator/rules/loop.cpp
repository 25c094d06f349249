// The rule `loop`: edges or links with one of the values make one closed line, or several. LineDegree holds the number of lines at each
// vertex, TwoSides the sides of the faces, OneLoop the rest.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/graphs/connected_values.hpp"
#include "sator/propagators/loops/line_degree.hpp"
#include "sator/propagators/loops/one_loop.hpp"
#include "sator/propagators/loops/two_sides.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/lines/line_faces.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "loop VALUES [several] [all | except VALUES] [inside VALUES]";

/// A loop as a statement says it.
struct LoopForm {
    std::vector<ValueId> values;
    bool is_several = false;
    bool visits_all = false;
    std::vector<ValueId> except;  ///< cells with these values are not visited, and all others are
    std::vector<ValueId> inside;  ///< what the cells, or corners, inside of the loops hold; the others do not
};

class Loop final : public Rule {
  public:
    /// `faces`: nullopt if the sides of the lines are not known; `vertex_cells`: by vertex, if the form has exceptions.
    Loop(DrawnLines lines, std::optional<LineFaces> faces, Slot vertex_cells, LoopForm form,
         const Puzzle& puzzle)
        : lines_(std::move(lines)),
          faces_(std::move(faces)),
          vertex_cells_(std::move(vertex_cells)),
          form_(std::move(form)),
          values_(value_bits(form_.values, puzzle)),
          except_(value_bits(form_.except, puzzle)),
          inside_(value_bits(form_.inside, puzzle)),
          cells_(lines_.positions) {
        cells_.insert(cells_.end(), vertex_cells_.begin(), vertex_cells_.end());
        if (form_.inside.empty()) return;
        cells_.insert(cells_.end(), faces_->positions.begin(), faces_->positions.end());
        const PositionMap map(puzzle.grid);
        for (const CellId line : lines_.positions) line_points_.push_back(map.point(line));
        for (const CellId cell : faces_->positions) face_points_.push_back(map.point(cell));
        is_upright_ = upright_lines(map);
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        const auto lines = values.first(lines_.positions.size());
        std::vector<std::uint8_t> is_drawn, is_reached(lines_.graph.vertex_count(), 0);
        for (const Value value : lines) is_drawn.push_back(is_in(values_, value) ? 1 : 0);
        const auto first = std::ranges::find(is_drawn, 1);
        if (first == is_drawn.end()) return false;
        flood_lines(
            lines_.graph, lines_.graph.ends(static_cast<LineGraph::Line>(first - is_drawn.begin())).first,
            is_reached, [&](LineGraph::Line line) { return is_drawn[line] != 0; },
            [](LineGraph::Vertex) { return true; });
        for (LineGraph::Vertex v = 0; v < is_reached.size(); ++v) {
            const auto at = lines_.graph.lines_at(v);
            const auto degree =
                std::ranges::count_if(at, [&](LineGraph::Line line) { return is_drawn[line] != 0; });
            if (degree != 0 && (degree != 2 || (!form_.is_several && is_reached[v] == 0))) return false;
            if (form_.visits_all && degree == 0) return false;
            if (!vertex_cells_.empty() && is_in(except_, values[lines.size() + v]) != (degree == 0))
                return false;
        }
        return form_.inside.empty() ||
               sides_hold(is_drawn, values.subspan(lines.size() + vertex_cells_.size()));
    }

    void post(Model& model) const override {
        post_degrees(model);
        if (faces_) post_sides(model);
        LoopDemand demand{lines_.graph,
                          std::vector<std::uint8_t>(lines_.graph.vertex_count(), form_.visits_all ? 1 : 0),
                          form_.is_several ? Loops::Several : Loops::One};
        model.post(std::make_shared<const OneLoop>(std::move(demand), values_),
                   variables_of(lines_.positions));
    }

    RuleWords words(const RuleNaming& naming) const override {
        const Puzzle& puzzle = naming.puzzle;
        const std::string_view vertices = lines_.sort == PositionSort::Edge ? "corner" : "cell";
        std::string demand = form_.is_several ? "form closed loops" : "form one closed loop";
        const std::string visit = form_.is_several ? " that visit each " : " that visits each ";
        if (form_.visits_all) demand += visit + std::string(vertices);
        if (!form_.except.empty())
            demand +=
                visit + "cell except the " + spoken_cells(puzzle, form_.except, GrammaticalNumber::Many);
        if (!form_.inside.empty())
            demand += ", with the " + spoken_cells(puzzle, form_.inside, GrammaticalNumber::Many) + " inside";
        return {labelled(label(), "the " + spoken_lines(puzzle, form_.values, lines_.sort)),
                std::move(demand)};
    }

  private:
    static bool is_in(std::span<const Word> values, Value value) {
        return has_bit(values, static_cast<std::size_t>(value));
    }
    std::vector<std::uint8_t> upright_lines(const PositionMap& map) const {
        std::vector<std::uint8_t> is_upright;
        for (const CellId line : lines_.positions) {
            const auto [a, b] = map.ends(line);
            is_upright.push_back(a.column == b.column ? 1 : 0);
        }
        return is_upright;
    }

    /// A point is inside if the way from it to the left crosses an odd number of drawn lines.
    bool sides_hold(std::span<const std::uint8_t> is_drawn, std::span<const Value> sides) const {
        for (std::size_t i = 0; i < sides.size(); ++i) {
            bool is_inside = false;
            for (std::size_t line = 0; line < is_drawn.size(); ++line) {
                const HalfCell at = line_points_[line], from = face_points_[i];
                const bool is_crossed = is_drawn[line] != 0 && is_upright_[line] != 0 && at.row == from.row &&
                                        at.column < from.column;
                is_inside = is_inside != is_crossed;
            }
            if (is_in(inside_, sides[i]) != is_inside) return false;
        }
        return true;
    }

    void post_degrees(Model& model) const {
        const Degrees degrees = form_.visits_all || !vertex_cells_.empty() ? Degrees{2} : Degrees{0, 2};
        std::optional<LineDegree::Switch> left_out;
        if (!vertex_cells_.empty()) left_out = {except_, Degrees{0}};
        const auto propagator = std::make_shared<const LineDegree>(values_, degrees, left_out);
        for (LineGraph::Vertex v = 0; v < lines_.graph.vertex_count(); ++v) {
            std::vector<VariableId> scope;
            for (const LineGraph::Line line : lines_.graph.lines_at(v))
                scope.push_back(variable_of(lines_.positions[line]));
            if (!vertex_cells_.empty()) scope.push_back(variable_of(vertex_cells_[v]));
            if (!scope.empty()) model.post(propagator, scope);
        }
    }

    void post_sides(Model& model) const {
        std::vector<LineGraph::Ends> ends = faces_->beside;
        std::vector<std::vector<Word>> values(ends.size(), values_);
        std::vector<VariableId> scope = variables_of(lines_.positions);
        if (!form_.inside.empty()) {
            for (const LineGraph::Vertex face : faces_->face_of) ends.emplace_back(face, LineFaces::kOutside);
            values.resize(ends.size(), inside_);
            const std::vector<VariableId> sides = variables_of(faces_->positions);
            scope.insert(scope.end(), sides.begin(), sides.end());
        }
        const auto propagator =
            std::make_shared<const TwoSides>(LineGraph(faces_->count, std::move(ends)), values);
        if (form_.inside.empty())
            model.post_redundant(propagator, scope);
        else
            model.post(propagator, scope);
    }

    DrawnLines lines_;
    std::optional<LineFaces> faces_;
    Slot vertex_cells_;
    LoopForm form_;
    std::vector<Word> values_, except_, inside_;  // by value
    Slot cells_;
    std::vector<HalfCell> line_points_, face_points_;  // of the lines, and of what is inside or not
    std::vector<std::uint8_t> is_upright_;             // by line
};

constexpr std::array<std::string_view, 4> kOptions = {"several", "all", "except", "inside"};

bool is_option(const Argument& argument, std::string_view option) {
    return argument.kind == Argument::Kind::Bare && argument.text == option;
}

/// Takes the values after an option, up to the next option. Returns no values if the option is not there.
std::expected<std::vector<ValueId>, Diagnostic> take_values_after(std::string_view option,
                                                                  const RuleStatement& statement,
                                                                  std::vector<Argument>& arguments,
                                                                  const Puzzle& puzzle) {
    const auto word = std::ranges::find_if(
        arguments, [&](const Argument& argument) { return is_option(argument, option); });
    if (word == arguments.end()) return std::vector<ValueId>{};
    const auto end = std::find_if(std::next(word), arguments.end(), [&](const Argument& argument) {
        return std::ranges::any_of(
            kOptions, [&](std::string_view next) { return next != option && is_option(argument, next); });
    });
    if (std::next(word) == end)
        return std::unexpected(error_at(word->span, "a value is missing after '" + std::string(option) + "'",
                                        "write " + std::string(kSyntax)));
    auto values = graph_values(statement, {std::next(word), end}, puzzle, kSyntax);
    arguments.erase(word, end);
    return values;
}

/// The values after options are taken from the back, because a value may be called as an option is.
std::expected<LoopForm, Diagnostic> read_form(const RuleStatement& statement, const Puzzle& puzzle) {
    std::vector<Argument> arguments = statement.arguments;
    LoopForm form;
    auto inside = take_values_after("inside", statement, arguments, puzzle);
    if (!inside) return failure(inside);
    auto except = take_values_after("except", statement, arguments, puzzle);
    if (!except) return failure(except);
    form.inside = std::move(*inside);
    form.except = std::move(*except);
    form.is_several = take_word(arguments, "several");
    form.visits_all = take_word(arguments, "all");
    auto values = graph_values(statement, arguments, puzzle, kSyntax);
    if (!values) return failure(values);
    form.values = std::move(*values);
    return form;
}

/// Returns the cells at which links end, by vertex.
std::expected<Slot, Diagnostic> cells_at_vertices(const RuleStatement& statement, const DrawnLines& lines,
                                                  const Grid& grid) {
    if (lines.sort != PositionSort::Link)
        return std::unexpected(error_at(statement.span,
                                        "'except' is about the cells that a loop of links passes",
                                        "write 'grid 5x5 links' and 'at links'"));
    const PositionMap map(grid);
    Slot cells;
    for (const HalfCell point : lines.points) cells.push_back(*map.find(PositionSort::Cell, point));
    return cells;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Grid& grid = context.puzzle.grid;
    const auto form = read_form(statement, context.puzzle);
    if (!form) return failure(form);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const bool is_about_all = form->visits_all || !form->except.empty();
            auto lines = drawn_lines(statement, grid, sequence,
                                     is_about_all ? LonelyCells::AreVertices : LonelyCells::AreLeftOut);
            if (!lines) return failure(lines);
            auto faces = line_faces(*lines, grid);
            if (!form->inside.empty() && (!faces || faces->positions.empty()))
                return std::unexpected(error_at(statement.span, "nothing in this grid can be inside",
                                                lines->sort == PositionSort::Edge
                                                    ? "use 'inside' in a grid whose cells have four sides"
                                                    : "write 'grid 5x5 links corners'"));
            Slot vertex_cells;
            if (!form->except.empty()) {
                auto cells = cells_at_vertices(statement, *lines, grid);
                if (!cells) return failure(cells);
                vertex_cells = std::move(*cells);
            }
            return std::make_unique<Loop>(std::move(*lines), std::move(faces), std::move(vertex_cells), *form,
                                          context.puzzle);
        });
}

}  // namespace

RuleEntry loop_rule() {
    return {
        .name = "loop",
        .syntax = std::string(kSyntax),
        .summary =
            "The edges, or the links, with one of the values make one closed line, which neither branches "
            "nor "
            "crosses itself. several: one closed line or more. all: each corner, or each cell for links, is "
            "on a "
            "line. except: each cell is on a line or has one of these values, and none is both. inside: the "
            "cells "
            "inside, or the corners inside of links, are those with one of these values.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule loop \"-\" at links\n",
        .example_solutions = 13,
        .maker = make,
    };
}

}  // namespace sator::rules
