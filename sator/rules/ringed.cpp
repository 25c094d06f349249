// Diagonals of some cells must be in a ring of diagonals, or in none, as in Wagiri. One propagator a cell says it (CycleThrough); `holds`
// asks whether the ends of the diagonal are joined without it.
#include <algorithm>
#include <memory>

#include "sator/base/errors.hpp"
#include "sator/propagators/loops/cycle_through.hpp"
#include "sator/rules/lines/diagonal_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "ringed FALLING RISING (some | none)";

/// The diagonal of one cell is in a ring of diagonals of the whole grid, or in none.
class Ringed final : public Rule {
  public:
    Ringed(DiagonalLines lines, Sequence place, CycleThrough::Wanted wanted)
        : lines_(std::move(lines)), place_(std::move(place)), wanted_(wanted) {
        for (LineGraph::Line line = 0; line < lines_.cells.size(); ++line) {
            if (lines_.cells[line] == place_.cells.front()) own_.push_back(line);
        }
    }

    std::span<const CellId> cells() const override { return lines_.cells; }

    bool holds(std::span<const Value> values) const override {
        const auto is_drawn = [&](LineGraph::Line line) {
            return has_bit(lines_.lit[line], static_cast<std::size_t>(values[line]));
        };
        return std::ranges::all_of(own_, [&](LineGraph::Line own) {
            if (!is_drawn(own)) return true;
            const auto [from, to] = lines_.graph.ends(own);
            std::vector<std::uint8_t> is_reached(lines_.graph.vertex_count(), 0);
            flood_lines(
                lines_.graph, from, is_reached,
                [&](LineGraph::Line line) { return line != own && is_drawn(line); },
                [](LineGraph::Vertex) { return true; });
            return (is_reached[to] != 0) == (wanted_ == CycleThrough::Wanted::Some);
        });
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const CycleThrough>(lines_.graph, lines_.lit, own_, wanted_),
                   variables_of(lines_.cells));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {label().empty() ? "the diagonal of " + naming.groups.cell(place_.cells.front()) : label(),
                wanted_ == CycleThrough::Wanted::Some ? "be part of a ring of diagonals"
                                                      : "be in no ring of diagonals"};
    }

  private:
    DiagonalLines lines_;
    Sequence place_;
    CycleThrough::Wanted wanted_;
    std::vector<LineGraph::Line> own_;  // the diagonals of the cell
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const bool wants_some = take_word(arguments, "some");
    if (!wants_some && !take_word(arguments, "none"))
        return std::unexpected(error_at(statement.span, "ringed needs the word some or none",
                                        R"(write e.g. ringed "\" "/" some)"));
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    const Puzzle& puzzle = context.puzzle;
    Sequence all;
    for (std::size_t cell = 0; cell < puzzle.grid.cell_count(); ++cell) all.cells.emplace_back(cell);
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        for (const CellId cell : graph_cells(sequence).cells) {
            auto lines = diagonal_lines(statement, all, *values, puzzle);
            if (!lines) return failure(lines);
            if (!puzzle.grid.is_drawn(cell))
                return std::unexpected(error_at(statement.span, "only a cell has diagonals"));
            rules.push_back(std::make_unique<Ringed>(
                std::move(*lines), Sequence{{}, {cell}},
                wants_some ? CycleThrough::Wanted::Some : CycleThrough::Wanted::None));
        }
    }
    return rules;
}

}  // namespace

RuleEntry ringed_rule() {
    return {
        .name = "ringed",
        .syntax = std::string(kSyntax),
        .summary =
            "A cell with FALLING has the diagonal from its upper left to its lower right corner, and a cell "
            "with "
            "RISING the other one. some: the diagonals of the marked cells are parts of rings that diagonals "
            "of "
            "the grid form. none: they are in no such ring.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x2\n"
            "range \"\\\\\" \"/\"\n"
            "\n"
            "rule ringed \"\\\\\" \"/\" some at R1C1\n",
        .example_solutions = 4,
        .maker = make,
    };
}

}  // namespace sator::rules
