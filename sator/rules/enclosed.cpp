// The rule `enclosed`: cells lie inside of closed lines, or outside. A way from the cell to the outside crosses the lines an odd number of
// times if the cell is inside. The shortest of four such ways is looked at (OddLines).
#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/loops/odd_lines.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "enclosed VALUES [outside]";

class Enclosed final : public Rule {
  public:
    /// `around`: the links of the cell, on none of which a line may be. `crossed`: the lines that a way to the outside crosses.
    Enclosed(CellId place, Slot around, Slot crossed, bool is_outside, std::vector<ValueId> values,
             PositionSort sort, const Puzzle& puzzle)
        : place_(place),
          arms_(around.size()),
          cells_(std::move(around)),
          is_outside_(is_outside),
          values_(std::move(values)),
          sort_(sort),
          is_listed_(value_bits(values_, puzzle)) {
        cells_.insert(cells_.end(), crossed.begin(), crossed.end());
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        const auto is_drawn = [&](Value value) {
            return has_bit(is_listed_, static_cast<std::size_t>(value));
        };
        if (std::ranges::any_of(values.first(arms_), is_drawn)) return false;
        const bool is_inside = std::ranges::count_if(values.subspan(arms_), is_drawn) % 2 == 1;
        return is_inside != is_outside_;
    }

    void post(Model& model) const override {
        const std::vector<VariableId> all = variables_of(cells_);
        const std::span<const VariableId> around = std::span(all).first(arms_),
                                          crossed = std::span(all).subspan(arms_);
        if (!around.empty())
            model.post(std::make_shared<const Among>(is_listed_, 0, 0), {around.begin(), around.end()});
        if (!crossed.empty())
            model.post(std::make_shared<const OddLines>(is_listed_,
                                                        is_outside_ ? LineParity::Even : LineParity::Odd),
                       {crossed.begin(), crossed.end()});
        else if (!is_outside_ && !all.empty())
            model.post(std::make_shared<const AlwaysFalse>(), all);
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, sort_)),
                std::string(is_outside_ ? "leave " : "enclose ") + naming.groups.cell(place_) +
                    (is_outside_ ? " outside" : "")};
    }

  private:
    CellId place_;
    std::size_t arms_;
    Slot cells_;
    bool is_outside_;
    std::vector<ValueId> values_;
    PositionSort sort_;            // of the lines
    std::vector<Word> is_listed_;  // by value
};

/// Returns the lines of a sort that cross a way from a point in one direction. Links of the next row, or column, are crossed.
Slot lines_across(const Grid& grid, const PositionMap& map, PositionSort sort, HalfCell from, HalfCell step) {
    Slot crossed;
    const HalfCell along{step.column == 0 ? 0 : 1,
                         step.row == 0 ? 0 : 1};  // from one side of the way to the other
    for (std::size_t i = grid.cell_count(); i < grid.position_count(); ++i) {
        if (grid.sort_of(CellId(i)) != sort) continue;
        const HalfCell at = map.point(CellId(i));
        const bool is_ahead = (at.row - from.row) * step.row + (at.column - from.column) * step.column > 0;
        const std::int32_t beside =
            (at.row - from.row) * along.row + (at.column - from.column) * along.column;
        if (is_ahead && beside == (sort == PositionSort::Link ? 1 : 0)) crossed.emplace_back(i);
    }
    return crossed;
}

/// Returns the lines that the shortest way to the outside crosses. A way for links runs between two rows or columns, below or right of
/// the cell, so that there must be such ones.
Slot shortest_way(const Grid& grid, const PositionMap& map, PositionSort sort, HalfCell from) {
    std::int32_t rows = 0, columns = 0;
    for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) {
        rows = std::max(rows, map.point(CellId(cell)).row);
        columns = std::max(columns, map.point(CellId(cell)).column);
    }
    std::optional<Slot> best;
    for (const HalfCell step : {HalfCell{-1, 0}, HalfCell{1, 0}, HalfCell{0, -1}, HalfCell{0, 1}}) {
        const bool is_last = step.row == 0 ? from.row == rows : from.column == columns;
        if (sort == PositionSort::Link && is_last) continue;
        Slot way = lines_across(grid, map, sort, from, step);
        if (!best || way.size() < best->size()) best = std::move(way);
    }
    return best.value_or(Slot{});
}

std::expected<RuleList, Diagnostic> make_enclosed(const RuleStatement& statement,
                                                  std::span<const Sequence> sequences, RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    std::vector<Argument> arguments = statement.arguments;
    const bool is_outside = take_word(arguments, "outside");
    const auto values = graph_values(statement, arguments, puzzle, kSyntax);
    if (!values) return failure(values);
    const PositionMap map(puzzle.grid);
    const auto has = [&](PositionSort sort) {
        return std::ranges::find(puzzle.grid.between, sort, &Grid::Between::sort) !=
               puzzle.grid.between.end();
    };
    const PositionSort sort = has(PositionSort::Link) ? PositionSort::Link : PositionSort::Edge;
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        for (const CellId cell : sequence.cells) {
            if (!has(sort) || map.steps().size() != 4 || puzzle.grid.sort_of(cell) != PositionSort::Cell)
                return std::unexpected(error_at(
                    statement.span, "enclosed is about square cells, and the edges or links between them",
                    "write e.g. 'grid 5x5 links', and name cells after 'at'"));
            const HalfCell at = map.point(cell);
            Slot around = sort == PositionSort::Link ? map.around(at, sort) : Slot{};
            rules.push_back(std::make_unique<Enclosed>(cell, std::move(around),
                                                       shortest_way(puzzle.grid, map, sort, at), is_outside,
                                                       *values, sort, puzzle));
        }
    }
    return rules;
}

}  // namespace

RuleEntry enclosed_rule() {
    return {
        .name = "enclosed",
        .syntax = std::string(kSyntax),
        .summary =
            "The edges, or the links, with one of the values are closed lines, and the cells are inside of "
            "them: "
            "not outside, and on no link of the line. outside: the cells are outside instead.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule loop \"-\" at links\n"
            "rule enclosed \"-\" at R2C2\n",
        .example_solutions = 1,
        .is_about_places = true,
        .maker = make_enclosed,
    };
}

}  // namespace sator::rules
