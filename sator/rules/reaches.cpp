// Counts the cells of a list that ways from one cell reach, over cells with some values, and perhaps past no cell of the list. One propagator says it
// (CountOfReached); `holds` floods the cells.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/graphs/reached_places.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/group_clues.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "reaches N VALUES [past]";

class Reaches final : public Rule {
  public:
    /// The first cell of `place` is where the ways begin, the others are those that are counted.
    Reaches(const Sequence& place, CountRange count, std::vector<ValueId> values, bool is_past,
            const Puzzle& puzzle)
        : count_(count),
          values_(std::move(values)),
          cells_(all_cells(puzzle.grid)),
          places_{PositionGraph(cells_.size(), neighbouring_cells(puzzle.grid, cells_, Touching::Edges)),
                  static_cast<PositionGraph::Vertex>(place.cells[0].index()),
                  std::vector<std::uint8_t>(cells_.size(), 0), is_past},
          is_listed_(value_bits(values_, puzzle)) {
        for (const CellId cell : std::span(place.cells).subspan(1)) places_.is_place[cell.index()] = 1;
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        const std::uint32_t reached = places_
                                          .look([&](PositionGraph::Vertex v) {
                                              return has_bit(is_listed_, static_cast<std::size_t>(values[v]));
                                          })
                                          .places;
        return reached >= count_.least && reached <= count_.most;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const CountOfReached>(places_, is_listed_,
                                                          SizeBounds{count_.least, count_.most}),
                   variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {
            labelled(label(), "ways from " + cell_name(naming.puzzle.grid, CellId(places_.first)) +
                                  " along " + spoken_cells(naming.puzzle, values_, GrammaticalNumber::Many)),
            (count_.most == 0 ? "reach none" : "reach " + count_.to_string()) + " of the " +
                std::to_string(std::ranges::count(places_.is_place, std::uint8_t{1}) -
                               places_.is_place[places_.first]) +
                " other clues"};
    }

  private:
    static Slot all_cells(const Grid& grid) {
        Slot cells;
        for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) cells.emplace_back(cell);
        return cells;
    }

    CountRange count_;
    std::vector<ValueId> values_;
    Slot cells_;
    ReachedPlaces places_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    std::vector<Argument> arguments = statement.arguments;
    const bool is_past = take_word(arguments, "past");
    if (arguments.size() < 2)
        return std::unexpected(error_at(statement.span, "reaches needs a number and values",
                                        "write " + std::string(kSyntax) + ": reaches 2 \".\""));
    const auto count = count_range_argument(arguments.front(), kSyntax);
    if (!count) return failure(count);
    const auto values = graph_values(statement, std::span(arguments).subspan(1), puzzle, kSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& place) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const auto is_cell = [&](CellId cell) { return cell.index() < puzzle.grid.cell_count(); };
            if (before_clues(place).cells.size() != 1 || place.breaks.size() > 1 ||
                !std::ranges::all_of(place.cells, is_cell))
                return std::unexpected(error_at(statement.span, "reaches is about the ways from one cell",
                                                "name it, and the clues after a ':': reaches 2 white at "
                                                "R3C3: R1C1 R5C2 R3C3"));
            return std::make_unique<Reaches>(place, *count, *values, is_past, puzzle);
        });
}

}  // namespace

RuleEntry reaches_rule() {
    return {
        .name = "reaches",
        .syntax = std::string(kSyntax),
        .summary =
            "Ways lead from the first cell along edges and over cells with one of the values. They reach N "
            "of the clues, which are the cells after a ':', and end there; the first cell does not count. "
            "past: the ways lead past clues, too, over those with one of the values. N may be a range.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x2\n"
            "range \".\" \"#\"\n"
            "\n"
            "rule reaches 1 \".\" at R1C1: R1C3 R2C3\n",
        .example_solutions = 24,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
