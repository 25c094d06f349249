// Ways along cells with some values from one cell to another: all of them pass a third cell, or one avoids it. Without the third cell, the
// two are then not joined, or they are (WayOfValues); `holds` floods the cells.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/graphs/way_of_values.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "way VALUES over | around";

/// The three cells of a statement.
struct WayCells {
    CellId from, to, third;

    bool ends_at_third() const { return third == from || third == to; }
};

class Way final : public Rule {
  public:
    Way(WayCells ends, std::vector<ValueId> values, Joining joining, const Puzzle& puzzle)
        : ends_(ends),
          values_(std::move(values)),
          joining_(joining),
          cells_(all_cells(puzzle.grid)),
          graph_(graph_without(ends.third, puzzle.grid, cells_)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        if (ends_.ends_at_third()) return joining_ == Joining::Forbidden;
        std::vector<std::uint8_t> is_reached(graph_.size(), 0);
        flood(vertex(ends_.from), graph_, is_reached, [&](PositionGraph::Vertex v) {
            return v == vertex(ends_.to) || has_bit(is_listed_, static_cast<std::size_t>(values[v]));
        });
        return (is_reached[vertex(ends_.to)] != 0) == (joining_ == Joining::Required);
    }

    void post(Model& model) const override {
        if (ends_.ends_at_third()) {
            if (joining_ == Joining::Required)
                model.post(std::make_shared<const AlwaysFalse>(), variables_of(cells_));
            return;
        }
        model.post(std::make_shared<const WayOfValues>(graph_, is_listed_, vertex(ends_.from),
                                                       vertex(ends_.to), joining_),
                   variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        const auto name = [&](CellId cell) { return cell_name(naming.puzzle.grid, cell); };
        const std::string way = "way from " + name(ends_.from) + " to " + name(ends_.to) + " along " +
                                spoken_cells(naming.puzzle, values_, GrammaticalNumber::Many);
        return joining_ == Joining::Forbidden
                   ? RuleWords{labelled(label(), "each " + way), "pass " + name(ends_.third)}
                   : RuleWords{labelled(label(), "a " + way), "not pass " + name(ends_.third)};
    }

  private:
    static Slot all_cells(const Grid& grid) {
        Slot cells;
        for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) cells.emplace_back(cell);
        return cells;
    }

    static PositionGraph graph_without(CellId removed, const Grid& grid, const Slot& cells) {
        auto edges = neighbouring_cells(grid, cells, Touching::Edges);
        std::erase_if(edges, [&](const PositionGraph::Edge& edge) {
            return edge.first == vertex(removed) || edge.second == vertex(removed);
        });
        return {cells.size(), edges};
    }

    static PositionGraph::Vertex vertex(CellId cell) {
        return static_cast<PositionGraph::Vertex>(cell.index());
    }

    WayCells ends_;
    std::vector<ValueId> values_;
    Joining joining_;
    Slot cells_;
    PositionGraph graph_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const bool is_around = take_word(arguments, "around"), is_over = take_word(arguments, "over");
    if (is_around == is_over)
        return std::unexpected(error_at(statement.span, "way needs 'over' or 'around'",
                                        "write " + std::string(kSyntax) + ": way white over"));
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& place) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const auto is_cell = [&](CellId cell) { return cell.index() < context.puzzle.grid.cell_count(); };
            if (place.cells.size() != 3 || !std::ranges::all_of(place.cells, is_cell))
                return std::unexpected(error_at(
                    statement.span, "way is about three cells",
                    "name both ends and the cell that is passed or not: way white over at R1C1 R5C5 R3C2"));
            return std::make_unique<Way>(WayCells{place.cells[0], place.cells[1], place.cells[2]}, *values,
                                         is_around ? Joining::Required : Joining::Forbidden, context.puzzle);
        });
}

}  // namespace

RuleEntry way_rule() {
    return {
        .name = "way",
        .syntax = std::string(kSyntax),
        .summary =
            "A way leads from the first cell to the second one, along edges and over cells with one of the "
            "values; its "
            "ends may hold any value. over: each such way passes the third cell, if there is one at all. "
            "around: "
            "there is one that does not pass it.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x2\n"
            "range \".\" \"#\"\n"
            "\n"
            "rule way \".\" around at R1C1 R1C3 R1C2\n",
        .example_solutions = 8,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
