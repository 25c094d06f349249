// The rule `touches`: at how many corners each group of cells touches others. GroupTouches holds it.
#include <algorithm>
#include <array>
#include <map>

#include "sator/base/errors.hpp"
#include "sator/propagators/divisions/group_touches.hpp"
#include "sator/propagators/graphs/lit_vertices.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "touches VALUES N";

class Touches final : public Rule {
  public:
    Touches(Sequence cells, TouchDemand demand, std::vector<ValueId> values, const Puzzle& puzzle)
        : cells_(std::move(cells)),
          demand_(std::move(demand)),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return cells_.cells; }

    /// Counts for each cell the touches of its group: floods the group, and looks at all points.
    bool holds(std::span<const Value> values) const override {
        const auto is_lit = [&](std::uint32_t position) {
            return has_bit(is_listed_, static_cast<std::size_t>(values[position]));
        };
        for (std::uint32_t first = 0; first < values.size(); ++first) {
            if (!is_lit(first)) continue;
            std::vector<std::uint8_t> group(values.size(), 0);
            flood(first, demand_.graph, group, [&](PositionGraph::Vertex v) { return is_lit(v); });
            const auto touches = std::ranges::count_if(demand_.points, [&](const TouchDemand::Point& point) {
                const auto is_diagonal = [&](std::size_t i) {
                    return is_lit(point[i]) && is_lit(point[i + 2]) &&
                           (group[point[i]] != 0 || group[point[i + 2]] != 0);
                };
                const std::array<bool, 2> is_other_lit = {is_lit(point[1]) || is_lit(point[3]),
                                                          is_lit(point[0]) || is_lit(point[2])};
                return (is_diagonal(0) && !is_other_lit[0]) || (is_diagonal(1) && !is_other_lit[1]);
            });
            if (touches != static_cast<std::ptrdiff_t>(demand_.touches)) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const GroupTouches>(demand_, is_listed_), variables_of(cells_.cells));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "each group of " + puzzle::spoken_cells(naming.puzzle, values_,
                                                                          puzzle::GrammaticalNumber::Many)),
                "touch others at exactly " + std::to_string(demand_.touches) +
                    (demand_.touches == 1 ? " corner" : " corners")};
    }

  private:
    Sequence cells_;
    TouchDemand demand_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

/// Returns the points at which four of the cells meet.
std::vector<TouchDemand::Point> points_between(const Grid& grid, const Slot& cells) {
    const PositionMap map(grid);
    std::map<HalfCell, std::uint32_t> position_at;
    for (std::size_t i = 0; i < cells.size(); ++i)
        position_at.emplace(map.point(cells[i]), static_cast<std::uint32_t>(i));
    std::vector<TouchDemand::Point> points;
    for (const auto& [at, position] : position_at) {
        const auto right = position_at.find({at.row, at.column + 2}),
                   below = position_at.find({at.row + 2, at.column}),
                   opposite = position_at.find({at.row + 2, at.column + 2});
        if (right != position_at.end() && below != position_at.end() && opposite != position_at.end())
            points.push_back({position, right->second, opposite->second, below->second});
    }
    return points;
}

std::expected<RuleList, Diagnostic> make_touches(const RuleStatement& statement,
                                                 std::span<const Sequence> sequences, RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    if (statement.arguments.size() < 2)
        return std::unexpected(
            error_at(statement.span, "touches needs values and a number", "write " + std::string(kSyntax)));
    const auto number = number_argument(statement.arguments.back(), kSyntax);
    if (!number) return failure(number);
    constexpr std::int64_t kMost = 1000;
    if (*number < 0 || *number > kMost)
        return std::unexpected(error_at(statement.span, "no group touches others so often",
                                        "write " + std::string(kSyntax) + ": touches black 2"));
    const auto values = graph_values(
        statement, std::span(statement.arguments).first(statement.arguments.size() - 1), puzzle, kSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const Sequence cells = graph_cells(sequence);
            if (PositionMap(puzzle.grid).steps().size() != 4)
                return std::unexpected(error_at(statement.span, "touches is about square cells",
                                                "use it in a grid whose cells have four sides"));
            TouchDemand demand{cell_graph(puzzle.grid, cells.cells, Touching::Edges, Outside::IsNone),
                               points_between(puzzle.grid, cells.cells), static_cast<std::uint32_t>(*number)};
            return std::make_unique<Touches>(cells, std::move(demand), *values, puzzle);
        });
}

}  // namespace

RuleEntry touches_rule() {
    return {
        .name = "touches",
        .syntax = std::string(kSyntax),
        .summary =
            "The cells with one of the values form groups that hang together along edges. Each group touches "
            "others at exactly N corners: of the four cells that meet there, two that are opposite have one "
            "of the values, and the other two do not.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x2\n"
            "range \".\" \"#\"\n"
            "\n"
            "rule touches \"#\" 1 at all\n",
        .example_solutions = 13,
        .is_about_places = true,
        .maker = make_touches,
    };
}

}  // namespace sator::rules
