// The rule `stretch`: how many cells are joined with a cell by lines that stay inside of some cells, or outside of them. LineStretch holds
// the number.
#include <algorithm>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/loops/line_stretch.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "stretch VALUES N [within]";

class Stretch final : public Rule {
  public:
    /// `links`: by line of the graph, whose vertex 0 is the place.
    Stretch(CellId place, Slot links, LineGraph graph, CountRange size, std::vector<ValueId> values,
            const Puzzle& puzzle)
        : place_(place),
          cells_(std::move(links)),
          graph_(std::move(graph)),
          size_(size),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {
        if (cells_.empty()) cells_ = {place};  // a rule has at least one cell
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        std::vector<std::uint8_t> is_reached(graph_.vertex_count(), 0);
        flood_lines(
            graph_, 0, is_reached,
            [&](LineGraph::Line line) { return has_bit(is_listed_, static_cast<std::size_t>(values[line])); },
            [](LineGraph::Vertex) { return true; });
        const auto count = std::ranges::count(is_reached, 1);
        return std::cmp_less_equal(size_.least, count) && std::cmp_less_equal(count, size_.most);
    }

    void post(Model& model) const override {
        if (graph_.line_count() > 0)
            model.post(std::make_shared<const LineStretch>(graph_, size_.least, size_.most, is_listed_),
                       variables_of(cells_));
        else if (size_.least > 1 || size_.most < 1)
            model.post(std::make_shared<const AlwaysFalse>(), variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {
            labelled(label(), "the stretch of " + spoken_lines(naming.puzzle, values_, PositionSort::Link) +
                                  " at " + naming.groups.cell(place_)),
            "have " + size_.to_string() + (size_.most == 1 ? " cell" : " cells")};
    }

  private:
    CellId place_;
    Slot cells_;  // by line
    LineGraph graph_;
    CountRange size_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

/// The cells that a stretch may enter.
struct Ground {
    Slot listed;
    bool is_within = false;  ///< the listed cells, and not all others

    bool has(CellId cell) const { return (std::ranges::find(listed, cell) != listed.end()) == is_within; }
};

/// The links over which a stretch may lead.
struct StretchLines {
    Slot links;
    LineGraph graph{0, {}};
};

/// Cells that are more than `most` steps away need not be looked at: a stretch that is too long has more than `most` cells nearer.
StretchLines lines_around(const PositionMap& map, CellId place, const Ground& ground, std::uint32_t most) {
    Slot cells = {place}, links;
    std::vector<LineGraph::Ends> ends;
    std::size_t end_of_step = 1;  // of the cells that are so many steps away
    std::uint32_t steps = 0;
    const auto vertex_of = [&](CellId cell) {
        return static_cast<LineGraph::Vertex>(std::ranges::find(cells, cell) - cells.begin());
    };
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i == end_of_step) {
            end_of_step = cells.size();
            ++steps;
        }
        for (const CellId link : map.around(map.point(cells[i]), PositionSort::Link)) {
            const auto [a, b] = map.cells(link);
            if (!a || !b || std::ranges::find(links, link) != links.end()) continue;
            const CellId other = *a == cells[i] ? *b : *a;
            if (other != place && !ground.has(other)) continue;
            const bool is_new = vertex_of(other) == cells.size();
            if (is_new && steps >= most) continue;
            if (is_new) cells.push_back(other);
            links.push_back(link);
            ends.emplace_back(static_cast<LineGraph::Vertex>(i), vertex_of(other));
        }
    }
    return {std::move(links), LineGraph(cells.size(), std::move(ends))};
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    std::vector<Argument> arguments = statement.arguments;
    Ground ground;
    ground.is_within = take_word(arguments, "within");
    if (arguments.empty())
        return std::unexpected(
            error_at(statement.span, "the number of cells is missing", "write " + std::string(kSyntax)));
    const auto size = count_range_argument(arguments.back(), kSyntax);
    if (!size) return failure(size);
    arguments.pop_back();
    const auto values = graph_values(statement, arguments, puzzle, kSyntax);
    if (!values) return failure(values);
    const PositionMap map(puzzle.grid);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const std::size_t places = sequence.breaks.empty() ? sequence.cells.size() : sequence.breaks[0];
            const bool are_cells = std::ranges::all_of(
                sequence.cells, [&](CellId cell) { return puzzle.grid.sort_of(cell) == PositionSort::Cell; });
            if (places != 1 || !are_cells || sequence.breaks.size() > 1)
                return std::unexpected(error_at(statement.span,
                                                "stretch is about one cell, and cells behind a ':'",
                                                "write e.g. stretch line 3 at R1C1: R2C2 R2C3"));
            ground.listed.assign(sequence.cells.begin() + 1, sequence.cells.end());
            StretchLines lines = lines_around(map, sequence.cells[0], ground, size->most);
            return std::make_unique<Stretch>(sequence.cells[0], std::move(lines.links),
                                             std::move(lines.graph), *size, *values, puzzle);
        });
}

}  // namespace

RuleEntry stretch_rule() {
    return {
        .name = "stretch",
        .syntax = std::string(kSyntax),
        .summary =
            "The cell, and the cells to which one gets from it along links with one of the values, are a "
            "stretch of N "
            "cells. It enters none of the cells after a ':'. within: it enters these cells only.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule loop \"-\" at links\n"
            "rule stretch \"-\" 3 at R1C1: R2C1 R2C2 R2C3\n",
        .example_solutions = 4,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
