// The rule `division`: borders on edges divide the cells into regions, and a statement gives the size, the clues or the shape that each
// region must have. The propagator Division reasons about parts of regions. A region is a rectangle if it turns inward nowhere, so a table at
// each point where three or four cells meet keeps rectangles straight; `holds` floods the cells and looks at each region.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/divisions/division.hpp"
#include "sator/propagators/divisions/judged_regions.hpp"
#include "sator/propagators/tables/table.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/lines/divided_cells.hpp"
#include "sator/rules/lines/placed_rectangles.hpp"
#include "sator/rules/lines/regions_demand.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/group_clues.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

class DivisionRule final : public Rule {
  public:
    /// `marked`: the positions of the clues among the cells.
    DivisionRule(DividedCells divided, std::vector<std::uint32_t> marked, std::vector<ValueId> values,
                 RegionsDemand demand, const Puzzle& puzzle)
        : divided_(std::move(divided)),
          marked_(std::move(marked)),
          demand_(std::move(demand)),
          is_border_(value_bits(values, puzzle)) {
        SizeClues clues(divided_.cells.size());
        for (std::size_t i = 0; i < marked_.size(); ++i)
            clues[marked_[i]] = demand_.clues[i].value_or(kUnknownSize);
        judges_ = judges_of_shapes(demand_.shapes, divided_.points, clues, demand_.marks);
        for (const auto& crossing : divided_.crossings) {
            for (std::size_t i = 0; i < crossing.size(); ++i) {
                for_each_value(puzzle, divided_.edges[crossing[i]],
                               [&](ValueId value) { crossing_values_[i].insert(value_of(value)); });
            }
        }
    }

    std::span<const CellId> cells() const override { return divided_.edges; }

    bool holds(std::span<const Value> values) const override {
        for (const std::uint32_t edge : divided_.outer) {
            if (!is_border(values[edge])) return false;
        }
        if (demand_.points.have_no_crossings &&
            std::ranges::any_of(divided_.crossings, [&](const auto& crossing) {
                return std::ranges::all_of(crossing,
                                           [&](std::uint32_t edge) { return is_border(values[edge]); });
            }))
            return false;
        if (demand_.points.are_thin && std::ranges::any_of(divided_.crossings, [&](const auto& crossing) {
                return std::ranges::none_of(crossing,
                                            [&](std::uint32_t edge) { return is_border(values[edge]); });
            }))
            return false;
        if (demand_.points.are_straight &&
            !std::ranges::all_of(divided_.crossings, [&](const auto& crossing) {
                return is_border(values[crossing[0]]) == is_border(values[crossing[2]]) &&
                       is_border(values[crossing[1]]) == is_border(values[crossing[3]]);
            }))
            return false;
        if (std::ranges::any_of(undivided_edges(),
                                [&](std::uint32_t edge) { return is_border(values[edge]); }))
            return false;
        const std::vector<std::uint32_t> region =
            regions_between(divided_, [&](std::uint32_t edge) { return is_border(values[edge]); });
        std::map<std::uint32_t, std::vector<std::uint32_t>> cells_of;
        for (std::uint32_t cell = 0; cell < region.size(); ++cell) cells_of[region[cell]].push_back(cell);
        for (std::size_t i = 0; i < divided_.inner.size(); ++i) {
            if (!is_border(values[divided_.inner[i]])) continue;
            const std::uint32_t a = region[divided_.sides[i].first], b = region[divided_.sides[i].second];
            if (a == b) return false;
            if (!std::ranges::all_of(
                    judges_, [&](const auto& judge) { return judge->may_touch(cells_of[a], cells_of[b]); }))
                return false;
            if (demand_.are_unlike && cells_of[a].size() == cells_of[b].size()) return false;
        }
        for (const auto& [least, cells] : cells_of) {
            if (!is_right(cells) || !may_be_with_all(cells, cells_of)) return false;
            if (demand_.are_equal && cells.size() != cells_of.begin()->second.size()) return false;
        }
        return cells_of.size() >= demand_.regions.least && cells_of.size() <= demand_.regions.most;
    }

    void post(Model& model) const override {
        const std::vector<VariableId> edges = variables_of(divided_.edges);
        const auto chosen = [&](const auto& positions) {
            std::vector<VariableId> variables;
            for (const std::uint32_t position : positions) variables.push_back(edges[position]);
            return variables;
        };
        if (!divided_.outer.empty()) {
            const std::size_t all = divided_.outer.size();
            model.post(std::make_shared<const Among>(is_border_, all, all), chosen(divided_.outer));
        }
        if (divided_.inner.empty()) {
            if (!are_right_alone()) model.post(std::make_shared<const AlwaysFalse>(), edges);
            return;
        }
        const bool are_placed = post_rectangles(model, chosen(divided_.inner));
        if (!are_placed || demand_.are_equal || demand_.are_unlike || demand_.has_regions)
            model.post(std::make_shared<const Division>(LineGraph(divided_.cells.size(), divided_.sides),
                                                        is_border_, regions()),
                       chosen(divided_.inner));
        for (const auto& judge : judges_) {
            model.post(std::make_shared<const JudgedRegions>(LineGraph(divided_.cells.size(), divided_.sides),
                                                             is_border_, judge),
                       chosen(divided_.inner));
        }
        if (const auto undivided = undivided_edges(); !undivided.empty())
            model.post(std::make_shared<const Among>(is_border_, 0, 0), chosen(undivided));
        if (!divided_.crossings.empty() &&
            ((demand_.points.are_rectangles && !are_placed) || demand_.points.have_no_crossings ||
             demand_.points.are_straight || demand_.points.are_thin)) {
            const auto table = std::make_shared<const Table>(allowed_crossings());
            for (const auto& crossing : divided_.crossings) model.post(table, chosen(crossing));
        }
        if (!demand_.points.are_rectangles || are_placed) return;
        const auto no_bend = std::make_shared<const Among>(is_border_, 1, 2);
        for (const auto& bend : divided_.bends) model.post(no_bend, chosen(bend));
    }

    RuleWords words(const RuleNaming& /*naming*/) const override {
        return {labelled(label(), "each region"), words_of_demand(demand_)};
    }

  private:
    bool is_border(Value value) const { return has_bit(is_border_, static_cast<std::size_t>(value)); }

    /// Posts the places of the regions if they are few: of squares, and of rectangles that have a clue each. Returns false if it posts
    /// nothing.
    bool post_rectangles(Model& model, const std::vector<VariableId>& inner) const {
        const bool has_one_clue = demand_.clues_of_region == CluesOfGroup::ExactlyOne;
        if (!demand_.points.are_rectangles || (!has_one_clue && !demand_.shapes.are_square)) return false;
        RectangleDemand rectangle{
            .single = {}, .most_cells = demand_.size.most, .are_square = demand_.shapes.are_square};
        if (has_one_clue) {
            rectangle.single = marked_;
            std::size_t largest = 0;
            for (const auto& clue : demand_.clues)
                largest = std::max<std::size_t>(largest, clue.value_or(CountRange::kUnbounded));
            if (demand_.shapes.are_sizes()) rectangle.most_cells = std::min(rectangle.most_cells, largest);
        }
        const std::vector<RegionPlace> places = rectangles(
            divided_, rectangle, [&](const std::vector<std::uint32_t>& cells) { return is_right(cells); });
        if (places.empty()) return false;
        post_places(model, divided_, places, inner, is_border_);
        return true;
    }

    bool is_right(const std::vector<std::uint32_t>& cells) const {
        std::size_t clues = 0;
        for (std::size_t i = 0; i < marked_.size(); ++i) {
            if (std::ranges::find(cells, marked_[i]) == cells.end()) continue;
            ++clues;
            if (demand_.shapes.are_sizes() && demand_.clues[i] && *demand_.clues[i] != cells.size())
                return false;
        }
        if (demand_.clues_of_region == CluesOfGroup::ExactlyOne && clues != 1) return false;
        if (demand_.clues_of_region == CluesOfGroup::AtMostOne && clues > 1) return false;
        if (demand_.points.are_rectangles && !is_rectangle(cells)) return false;
        if (!std::ranges::all_of(judges_, [&](const auto& judge) { return judge->is_right(cells); }))
            return false;
        return cells.size() >= demand_.size.least && cells.size() <= demand_.size.most;
    }

    /// Returns whether a region may be in one division with all regions after it.
    bool may_be_with_all(const std::vector<std::uint32_t>& cells,
                         const std::map<std::uint32_t, std::vector<std::uint32_t>>& regions) const {
        return std::ranges::all_of(judges_, [&](const auto& judge) {
            return !judge->compares_all_regions() || std::ranges::all_of(regions, [&](const auto& other) {
                return other.first <= cells.front() || judge->may_coexist(cells, other.second);
            });
        });
    }

    /// Returns the edges that are no borders because the cells on both sides are marked.
    std::vector<std::uint32_t> undivided_edges() const {
        std::vector<std::uint32_t> edges;
        for (std::size_t i = 0; i < divided_.inner.size() && demand_.are_undivided; ++i) {
            const auto [a, b] = divided_.sides[i];
            if (demand_.marks[a] != 0 && demand_.marks[b] != 0) edges.push_back(divided_.inner[i]);
        }
        return edges;
    }

    /// Returns whether each cell may be a region of its own, as it is without edges between cells.
    bool are_right_alone() const {
        for (std::uint32_t cell = 0; cell < divided_.cells.size(); ++cell) {
            if (!is_right({cell})) return false;
        }
        return divided_.cells.size() >= demand_.regions.least &&
               divided_.cells.size() <= demand_.regions.most;
    }

    /// Returns whether the cells are as many as the smallest rectangle around them has, and as wide as it may be.
    bool is_rectangle(const std::vector<std::uint32_t>& cells) const {
        HalfCell least = divided_.points[cells.front()], greatest = least;
        for (const std::uint32_t cell : cells) {
            const HalfCell at = divided_.points[cell];
            least = {std::min(least.row, at.row), std::min(least.column, at.column)};
            greatest = {std::max(greatest.row, at.row), std::max(greatest.column, at.column)};
        }
        const auto rows = static_cast<std::size_t>(greatest.row - least.row) / 2 + 1,
                   columns = static_cast<std::size_t>(greatest.column - least.column) / 2 + 1;
        if (demand_.points.are_one_wide && rows > 1 && columns > 1) return false;
        return cells.size() == rows * columns;
    }

    std::shared_ptr<const Tuples> allowed_crossings() const {
        std::vector<std::uint32_t> rows;
        const auto add = [&](const std::array<Value, 4>& values) {
            if (!is_allowed_at_point(demand_.points, {is_border(values[0]), is_border(values[1]),
                                                      is_border(values[2]), is_border(values[3])}))
                return;
            for (const Value value : values) rows.push_back(static_cast<std::uint32_t>(value));
        };
        for (const Value a : crossing_values_[0]) {
            for (const Value b : crossing_values_[1]) {
                for (const Value c : crossing_values_[2]) {
                    for (const Value d : crossing_values_[3]) add({a, b, c, d});
                }
            }
        }
        return std::make_shared<const Tuples>(4, std::move(rows));
    }

    DivisionDemand regions() const {
        DivisionDemand regions{.size = {demand_.size.least, demand_.size.most},
                               .clues_of_region = demand_.clues_of_region,
                               .regions = {demand_.regions.least, demand_.regions.most},
                               .are_equal = demand_.are_equal,
                               .neighbours_differ = demand_.are_unlike};
        for (std::size_t i = 0; i < marked_.size(); ++i) {
            const auto number = demand_.shapes.are_sizes() ? demand_.clues[i] : std::nullopt;
            regions.clues.push_back({marked_[i], number ? SizeBounds{*number, *number} : SizeBounds{}});
        }
        return regions;
    }

    DividedCells divided_;
    std::vector<std::uint32_t> marked_;
    RegionsDemand demand_;
    std::vector<Word> is_border_;  // by value
    std::vector<std::shared_ptr<const RegionJudge>> judges_;
    std::array<std::set<Value>, 4>
        crossing_values_;  // of the upper, right, lower and left edges of all crossings
};

/// Returns the edges before the ':', each once, or an error for another position.
std::expected<Slot, Diagnostic> border_edges(const RuleStatement& statement, const Sequence& sequence,
                                             const Grid& grid) {
    Slot edges = sequence.cells;
    if (!sequence.breaks.empty()) edges.resize(sequence.breaks[0]);
    for (const CellId edge : edges) {
        if (grid.sort_of(edge) == PositionSort::Edge) continue;
        return std::unexpected(error_at(statement.span, "the borders of a division lie on edges",
                                        "write e.g. 'grid 4x4 edges' and 'division wall at edges'"));
    }
    std::ranges::sort(edges);
    edges.erase(std::ranges::unique(edges).begin(), edges.end());
    return edges;
}

/// Returns an error if the cells cannot be parted into rectangles.
std::expected<void, Diagnostic> check_rectangles(const RuleStatement& statement,
                                                 const DividedCells& divided) {
    if (divided.has_six_sides)
        return std::unexpected(error_at(statement.span, "cells with six sides make no rectangles",
                                        "leave out the words about shapes"));
    if (divided.has_unnamed_edges)
        return std::unexpected(error_at(
            statement.span,
            "an edge between two of the cells is not named, so that no region can be a rectangle across it",
            "write 'at edges', or name all edges between the cells"));
    return {};
}

/// Takes the marked cells after a second ':' from the sequence. Without numbers of clues, they follow the first one.
std::expected<CellMarks, Diagnostic> take_marks(const RuleStatement& statement, Sequence& sequence,
                                                const Slot& cells) {
    CellMarks marks(cells.size(), 0);
    if (sequence.breaks.size() < 2) return marks;
    for (std::size_t i = sequence.breaks[1]; i < sequence.cells.size(); ++i) {
        const auto cell = std::ranges::lower_bound(cells, sequence.cells[i]);
        if (cell == cells.end() || *cell != sequence.cells[i] || sequence.breaks.size() > 2)
            return std::unexpected(
                error_at(statement.span, "a marked cell is one that an edge before the first ':' touches",
                         "name edges, the cells of clues, and marked cells, with ':' between them"));
        marks[static_cast<std::size_t>(cell - cells.begin())] = 1;
    }
    sequence.cells.resize(sequence.breaks[1]);
    sequence.breaks.pop_back();
    return marks;
}

std::expected<RuleList, Diagnostic> make_division(const RuleStatement& statement,
                                                  std::span<const Sequence> sequences, RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const auto demand = take_regions_demand(arguments);
    if (!demand) return failure(demand);
    const auto values = graph_values(statement, arguments, context.puzzle, kDivisionSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            RegionsDemand own = *demand;
            auto edges = border_edges(statement, sequence, context.puzzle.grid);
            if (!edges) return failure(edges);
            DividedCells divided = divided_cells(context.puzzle.grid, std::move(*edges));
            if (own.points.are_rectangles || own.shapes.are_bent || own.shapes.are_bent_triples ||
                own.shapes.has_sides || own.shapes.are_symmetric || own.shapes.are_halves ||
                own.shapes.are_snakes || own.shapes.are_lettered || own.points.are_straight ||
                own.points.are_thin) {
                if (auto done = check_rectangles(statement, divided); !done) return failure(done);
            }
            Sequence with_clues = sequence;
            const auto marks = take_marks(statement, with_clues, divided.cells);
            if (!marks) return failure(marks);
            own.marks = *marks;
            if (own.shapes.is_unsized && !with_clues.breaks.empty())
                own.clues.assign(with_clues.cells.size() - with_clues.breaks[0], std::nullopt);
            auto marked = marked_positions(statement, with_clues, divided.cells, own.clues.size(),
                                           "division wall one clues 4 4 at edges: R1C1 R2C4");
            if (!marked) return failure(marked);
            return std::make_unique<DivisionRule>(std::move(divided), std::move(*marked), *values, own,
                                                  context.puzzle);
        });
}

}  // namespace

RuleEntry division_rule() {
    return {
        .name = "division",
        .syntax = std::string(kDivisionSyntax),
        .summary =
            "Edges with one of the values are borders that divide the cells into regions. No border is "
            "inside a region, and the rim of "
            "the grid has borders, too, if it is named. size: the number of cells of each region. regions: "
            "the number of regions. "
            "clues: numbers in the cells after a ':'; each is the size of its region, and ? is an unknown "
            "size. one, at_most_one: the "
            "number of clues of each region. rectangle: its shape. one_wide: a rectangle whose shorter side "
            "is one cell. square: a rectangle as tall as wide. bent: an L that is one cell wide. "
            "bent_triples: a "
            "rectangle, without a smaller one at a corner if its size is a multiple of three. symmetric: it "
            "looks the same after half a turn. no_crossing: "
            "four "
            "borders never meet at a point between four cells. equal: all have one size. unlike: regions "
            "that share a border differ "
            "in size. unlike_shape: they differ in shape, even if turned or mirrored; unlike_fixed_shape: as "
            "they lie. between: each region has exactly two clues, and its size is between their numbers. "
            "sides: a number is the height and the width of its region. unsized: all cells after the ':' "
            "have "
            "clues without numbers. counting: a number is that of the marked cells in its region, which "
            "follow after a second ':'. "
            "halves: the marked cells of a region and its other cells are two shapes that are congruent, and "
            "a number is "
            "the size of each. one_kind: each region has a clue, and all its clues are in marked cells, or "
            "none is. "
            "at_most_two: a region has at most two clues. straight: borders go straight through the grid. "
            "undivided: no border is between two marked cells. snake: each region is a path of two or more "
            "cells that does not touch itself, not even at a corner. thin: no region has 2 x 2 cells. "
            "gathered: "
            "each region has clues, all with one number, and all clues with this number. lettered: each "
            "region "
            "has exactly one clue; if the clues of two regions are equal, the regions are, too, as they lie, "
            "with "
            "their clues in one place; if not, they are not congruent.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x2 edges\n"
            "range \".\" \"#\" at edges\n"
            "\n"
            "rule division \"#\" size 2 at edges\n",
        .example_solutions = 3,
        .default_place = "edges",
        .maker = make_division,
    };
}

}  // namespace sator::rules
