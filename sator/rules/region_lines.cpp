// Rules about a line and the regions that it passes: `alternates` (which marks it passes in each) and `longest` (its longest piece in
// one).
#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/loops/alternating_regions.hpp"
#include "sator/propagators/loops/longest_piece.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kAlternatesSyntax = "alternates VALUES between A B";
constexpr std::string_view kLongestSyntax = "longest VALUES N";

/// Links whose cells are all among some cells, and the graph that they make of these.
struct LinkedCells {
    Slot links;
    std::vector<LineGraph::Ends> ends;  ///< by link: indices of its cells
};

LinkedCells links_among(const Grid& grid, const Slot& cells) {
    const PositionMap map(grid);
    std::vector<std::optional<LineGraph::Vertex>> vertex(grid.cell_count());
    for (std::size_t i = 0; i < cells.size(); ++i)
        vertex[cells[i].index()] = static_cast<LineGraph::Vertex>(i);
    LinkedCells linked;
    for (std::size_t i = grid.cell_count(); i < grid.position_count(); ++i) {
        if (grid.sort_of(CellId(i)) != PositionSort::Link) continue;
        const auto [a, b] = map.cells(CellId(i));
        if (!a || !b || !vertex[a->index()] || !vertex[b->index()]) continue;
        linked.links.emplace_back(i);
        linked.ends.emplace_back(*vertex[a->index()], *vertex[b->index()]);
    }
    return linked;
}

bool are_cells_of(const Grid& grid, const Slot& cells) {
    return std::ranges::all_of(cells, [&](CellId cell) { return grid.sort_of(cell) == PositionSort::Cell; });
}

class Alternates final : public Rule {
  public:
    /// `links`, then `cells`: the positions of the demand.
    Alternates(Slot links, const Slot& cells, AlternationDemand demand, std::vector<ValueId> values,
               std::array<ValueId, 2> marks, const Puzzle& puzzle)
        : cells_(std::move(links)),
          demand_(std::move(demand)),
          values_(std::move(values)),
          marks_(marks),
          is_listed_(value_bits(values_, puzzle)) {
        cells_.insert(cells_.end(), cells.begin(), cells.end());
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        const LineGraph& graph = demand_.graph;
        const auto is_drawn = [&](LineGraph::Line line) {
            return has_bit(is_listed_, static_cast<std::size_t>(values[line]));
        };
        std::vector<std::array<std::size_t, 2>> all(demand_.regions), passed(demand_.regions);
        for (LineGraph::Vertex cell = 0; cell < graph.vertex_count(); ++cell) {
            for (std::size_t sort = 0; sort < 2; ++sort) {
                if (values[graph.line_count() + cell] != value_of(marks_[sort])) continue;
                ++all[demand_.region[cell]][sort];
                if (std::ranges::any_of(graph.lines_at(cell), is_drawn)) ++passed[demand_.region[cell]][sort];
            }
        }
        std::vector<std::size_t> sort(demand_.regions, 0);
        for (std::size_t region = 0; region < demand_.regions; ++region) {
            sort[region] = passed[region][0] > 0 ? 0 : 1;
            const std::size_t own = sort[region];
            if (passed[region][own] == 0 || passed[region][own] != all[region][own] ||
                passed[region][1 - own] != 0)
                return false;
        }
        for (LineGraph::Line line = 0; line < graph.line_count(); ++line) {
            const std::uint32_t one = demand_.region[graph.ends(line).first],
                                other = demand_.region[graph.ends(line).second];
            if (is_drawn(line) && one != other && sort[one] == sort[other]) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const AlternatingRegions>(demand_, is_listed_), variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        const auto plural = [&](ValueId value) {
            return spoken_cells(naming.puzzle, std::array{value}, GrammaticalNumber::Many);
        };
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, PositionSort::Link)),
                "pass all " + plural(marks_[0]) + " or all " + plural(marks_[1]) +
                    " of each region, and change between them from region to region"};
    }

  private:
    Slot cells_;
    AlternationDemand demand_;
    std::vector<ValueId> values_;
    std::array<ValueId, 2> marks_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<RuleList, Diagnostic> make_alternates(const RuleStatement& statement,
                                                    std::span<const Sequence> sequences,
                                                    RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    const auto word = std::ranges::find_if(statement.arguments, [](const Argument& argument) {
        return argument.kind == Argument::Kind::Bare && argument.text == "between";
    });
    if (word == statement.arguments.end())
        return std::unexpected(
            error_at(statement.span, "the two marks are missing", "write " + std::string(kAlternatesSyntax)));
    const auto values =
        graph_values(statement, {statement.arguments.begin(), word}, puzzle, kAlternatesSyntax);
    if (!values) return failure(values);
    const auto marks =
        graph_values(statement, {std::next(word), statement.arguments.end()}, puzzle, kAlternatesSyntax);
    if (!marks) return failure(marks);
    if (marks->size() != 2)
        return std::unexpected(error_at(statement.span, "a line alternates between two different marks",
                                        "write " + std::string(kAlternatesSyntax)));
    Slot cells;
    AlternationDemand demand{.graph = LineGraph(0, {}), .region = {}, .marks = {}};
    std::vector<std::uint8_t> is_known(puzzle.grid.position_count(), 0);
    for (const Sequence& sequence : sequences) {
        for (const CellId cell : graph_cells(sequence).cells) {
            if (is_known[cell.index()]++ != 0)
                return std::unexpected(error_at(statement.span, "a cell is in two regions",
                                                "name each cell once, e.g. 'at regions'"));
            cells.push_back(cell);
            demand.region.push_back(static_cast<std::uint32_t>(demand.regions));
        }
        ++demand.regions;
    }
    LinkedCells linked;
    if (are_cells_of(puzzle.grid, cells)) linked = links_among(puzzle.grid, cells);
    if (linked.links.empty())
        return std::unexpected(error_at(statement.span, "alternates is about cells that have links",
                                        "write e.g. 'grid 5x5 links', and 'at regions'"));
    demand.graph = LineGraph(cells.size(), std::move(linked.ends));
    for (std::size_t sort = 0; sort < 2; ++sort)
        demand.marks[sort] = value_bits(std::span(*marks).subspan(sort, 1), puzzle);
    RuleList rules;
    rules.push_back(std::make_unique<Alternates>(std::move(linked.links), cells, std::move(demand), *values,
                                                 std::array{(*marks)[0], (*marks)[1]}, puzzle));
    return rules;
}

class Longest final : public Rule {
  public:
    Longest(Sequence sequence, Slot links, LineGraph graph, std::uint32_t length, std::vector<ValueId> values,
            const Puzzle& puzzle)
        : sequence_(std::move(sequence)),
          cells_(std::move(links)),
          graph_(std::move(graph)),
          length_(length),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        std::vector<LineGraph::Vertex> part(graph_.vertex_count());
        for (LineGraph::Vertex v = 0; v < part.size(); ++v) part[v] = v;
        for (LineGraph::Line line = 0; line < values.size(); ++line) {
            if (!has_bit(is_listed_, static_cast<std::size_t>(values[line]))) continue;
            const LineGraph::Vertex old = part[graph_.ends(line).first];
            std::ranges::replace(part, old, part[graph_.ends(line).second]);
        }
        std::ptrdiff_t longest = 0;
        for (const LineGraph::Vertex own : part) longest = std::max(longest, std::ranges::count(part, own));
        return longest == static_cast<std::ptrdiff_t>(length_);
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const LongestPiece>(graph_, is_listed_, length_), variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {
            labelled(label(), "the longest piece of the " +
                                  spoken_lines(naming.puzzle, values_, PositionSort::Link) + " in " +
                                  rule_subject(naming, sequence_, {}, "", ReadingDirection::DoesNotMatter)),
            "have " + std::to_string(length_) + (length_ == 1 ? " cell" : " cells")};
    }

  private:
    Sequence sequence_;
    Slot cells_;
    LineGraph graph_;
    std::uint32_t length_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

/// A region of one cell, which has no link, has a piece of one cell.
class OneCellPiece final : public Rule {
  public:
    OneCellPiece(CellId cell, bool holds) : cell_{cell}, holds_(holds) {}

    std::span<const CellId> cells() const override { return cell_; }
    bool holds(std::span<const Value> /*values*/) const override { return holds_; }
    void post(Model& model) const override {
        if (!holds_) model.post(std::make_shared<const AlwaysFalse>(), variables_of(cell_));
    }
    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the longest piece of line in " + naming.groups.cell(cell_.front())),
                holds_ ? "have 1 cell" : "have more than its 1 cell"};
    }

  private:
    Slot cell_;
    bool holds_;
};

std::expected<RuleList, Diagnostic> make_longest(const RuleStatement& statement,
                                                 std::span<const Sequence> sequences, RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    if (auto checked = check_argument_count(statement, 2, puzzle.alphabet.size() + 1, "values and a number",
                                            kLongestSyntax);
        !checked)
        return failure(checked);
    const auto length = count_range_argument(statement.arguments.back(), kLongestSyntax);
    if (!length) return failure(length);
    if (length->least != length->most)
        return std::unexpected(error_at(statement.arguments.back().span, "the longest piece has one length",
                                        "write " + std::string(kLongestSyntax)));
    const auto values =
        graph_values(statement, std::span(statement.arguments).first(statement.arguments.size() - 1), puzzle,
                     kLongestSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const Sequence places = graph_cells(sequence);
            LinkedCells linked;
            const bool are_cells = are_cells_of(puzzle.grid, places.cells);
            if (are_cells) linked = links_among(puzzle.grid, places.cells);
            if (are_cells && places.cells.size() == 1)
                return std::make_unique<OneCellPiece>(places.cells.front(), length->least == 1);
            if (linked.links.empty())
                return std::unexpected(error_at(statement.span, "longest is about cells that have links",
                                                "write e.g. 'grid 5x5 links', and 'at regions'"));
            LineGraph graph(places.cells.size(), std::move(linked.ends));
            return std::make_unique<Longest>(places, std::move(linked.links), std::move(graph), length->least,
                                             *values, puzzle);
        });
}

}  // namespace

RuleEntry alternates_rule() {
    return {
        .name = "alternates",
        .syntax = std::string(kAlternatesSyntax),
        .summary =
            "The links with one of the values are a line. In each sequence, which is a region, it passes all "
            "cells with A and none with B, or all cells with B and none with A, and at least one of them; "
            "and where it goes from a region to another one, it changes from A to B or from B to A.",
        .shape = RuleShape::AllDrawings,
        .example =
            "grid 3x2 links\n"
            "range \"m\" \"s\" at all\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule loop \"-\" at links\n"
            "rule alternates \"-\" between \"m\" \"s\" at row 1; row 2\n",
        .example_solutions = 6,
        .is_about_places = true,
        .maker = make_alternates,
    };
}

RuleEntry longest_rule() {
    return {
        .name = "longest",
        .syntax = std::string(kLongestSyntax),
        .summary =
            "The links with one of the values join the cells into pieces, inside of the sequence only, and "
            "the longest piece has N cells. A cell without such a link is a piece of one cell.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule loop \"-\" at links\n"
            "rule longest \"-\" 2 at row 1\n",
        .example_solutions = 6,
        .is_about_places = true,
        .maker = make_longest,
    };
}

}  // namespace sator::rules
