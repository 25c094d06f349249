// The rule `figures`: links make figures that hang together, each through one clue, whose picture it is up to the lengths of its straight
// pieces. DrawnFigures holds it.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/loops/drawn_figures.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/clue_vertices.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/lines/figure_words.hpp"
#include "sator/rules/lines/line_arms.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/group_clues.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "figures VALUES shapes SHAPE... clues NUMBER...";

class Figures final : public Rule {
  public:
    Figures(DrawnLines lines, FiguresDemand demand, std::vector<ValueId> values, const Puzzle& puzzle)
        : lines_(std::move(lines)),
          demand_(std::move(demand)),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return lines_.positions; }

    bool holds(std::span<const Value> values) const override {
        std::vector<std::uint8_t> is_drawn;
        for (const Value value : values)
            is_drawn.push_back(has_bit(is_listed_, static_cast<std::size_t>(value)) ? 1 : 0);
        return are_figures(demand_, is_drawn);
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const DrawnFigures>(demand_, is_listed_), variables_of(lines_.positions));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, lines_.sort)),
                "pass all cells and form figures, one through each clue, as its shape is drawn but for the "
                "lengths of straight pieces"};
    }

  private:
    DrawnLines lines_;
    FiguresDemand demand_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

/// Takes `shapes SHAPE...` from the end of the arguments.
std::expected<std::vector<Figure>, Diagnostic> take_shapes(const RuleStatement& statement,
                                                           std::vector<Argument>& arguments) {
    const auto word = std::ranges::find_if(arguments, [](const Argument& argument) {
        return argument.kind == Argument::Kind::Bare && argument.text == "shapes";
    });
    std::vector<Figure> figures;
    if (word == arguments.end()) return figures;
    for (auto shape = std::next(word); shape != arguments.end(); ++shape) {
        const auto picture = picture_of_word(shape->text);
        const auto figure = picture ? figure_of(picture->ways, picture->columns) : std::nullopt;
        if (!figure)
            return std::unexpected(error_at(
                shape->span,
                picture ? "the lines of '" + shape->text + "' do not hang together, or one goes on to nowhere"
                        : "'" + shape->text + "' is no picture of lines",
                "write its rows with ─│┌┐└┘├┤┬┴┼ and the ends ╴╵╶╷, a '/' between rows, a '.' where "
                "nothing is: ┌─╴/╵.."));
        figures.push_back(*figure);
    }
    arguments.erase(word, arguments.end());
    if (figures.empty())
        return std::unexpected(
            error_at(statement.span, "a shape is missing", "write " + std::string(kSyntax)));
    return figures;
}

constexpr ClueVertexWords kClueWords = {
    .clues = "clues",
    .example = "figures line shapes ┌─╴/╵.. clues 1 at links: R1C1",
    .is_twice = "a cell has two clues",
    .is_none = "no figure passes a clue",
    .hint = "name each cell once, and only cells",
};

/// Returns the clues at their places, with their figures.
std::expected<std::vector<FiguresDemand::Clue>, Diagnostic> clues_of_figures(
    const RuleStatement& statement, std::span<const LineGraph::Vertex> places,
    const GroupClueNumbers& numbers, const std::vector<Figure>& figures) {
    std::vector<FiguresDemand::Clue> clues;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (numbers[i] && (*numbers[i] == 0 || *numbers[i] > figures.size()))
            return std::unexpected(error_at(statement.span,
                                            "there is no shape " + std::to_string(*numbers[i]) +
                                                ": there are " + std::to_string(figures.size()),
                                            "a clue is the number of one of the shapes, from 1 on, or ?"));
        clues.push_back({places[i], numbers[i] ? std::optional(figures[*numbers[i] - 1]) : std::nullopt});
    }
    return clues;
}

std::expected<RuleList, Diagnostic> make_figures(const RuleStatement& statement,
                                                 std::span<const Sequence> sequences, RuleContext& context) {
    const Grid& grid = context.puzzle.grid;
    std::vector<Argument> arguments = statement.arguments;
    const auto numbers = take_group_clues(arguments, kSyntax);
    if (!numbers) return failure(numbers);
    const auto figures = take_shapes(statement, arguments);
    if (!figures) return failure(figures);
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    const PositionMap map(grid);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const Sequence drawn = before_clues(sequence);
            auto lines = drawn_lines(statement, grid, drawn, LonelyCells::AreVertices);
            if (!lines) return failure(lines);
            if (lines->sort != PositionSort::Link || map.steps().size() != kWays)
                return std::unexpected(error_at(statement.span, "figures are links between square cells",
                                                "write 'grid 5x5 links' and 'at links'"));
            const auto places = clue_vertices(statement, sequence, *lines, numbers->size(), grid, kClueWords);
            if (!places) return failure(places);
            auto clues = clues_of_figures(statement, *places, *numbers, *figures);
            if (!clues) return failure(clues);
            FiguresDemand demand{.graph = lines->graph,
                                 .arms = line_arms(*lines, map),
                                 .cell = {},
                                 .clues = std::move(*clues)};
            std::int32_t rows = 0, columns = 0;
            for (const HalfCell point : lines->points) {
                rows = std::max(rows, point.row / 2 + 1);
                columns = std::max(columns, point.column / 2 + 1);
            }
            demand.columns = static_cast<std::size_t>(columns);
            demand.cells = demand.columns * static_cast<std::size_t>(rows);
            for (const HalfCell point : lines->points)
                demand.cell.push_back(static_cast<std::uint32_t>(point.row / 2 * columns + point.column / 2));
            return std::make_unique<Figures>(std::move(*lines), std::move(demand), *values, context.puzzle);
        });
}

}  // namespace

RuleEntry figures_rule() {
    return {
        .name = "figures",
        .syntax = std::string(kSyntax),
        .summary =
            "The links with one of the values are figures that pass all cells. Each figure passes exactly "
            "one of the cells after a ':', whose clue is the number of its shape, and ? is any shape. A "
            "figure is equal to its shape, neither turned nor mirrored, if the lengths of straight pieces do "
            "not count: it has the same ends, turns and branches, and straight pieces join them in the same "
            "way. A shape is written by rows of ─│┌┐└┘├┤┬┴┼ and the ends ╴╵╶╷, with '/' between them and '.' "
            "where nothing is.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule figures \"-\" shapes ┌╴/╵. ╶┐/╶┘ clues 1 2 at links: R1C1 R3C3\n",
        .example_solutions = 2,
        .default_place = "links",
        .maker = make_figures,
    };
}

}  // namespace sator::rules
