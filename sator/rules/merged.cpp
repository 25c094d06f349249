// The rule `merged`: regions between borders consist of whole parts, e.g. of the regions that a drawing shows. A judge counts the parts
// (JudgedRegions); `holds` floods the cells.

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/divisions/judged_regions.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/lines/divided_cells.hpp"
#include "sator/rules/lines/judge_of_points.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "merged VALUES N [not_rectangle]";

/// A region consists of a number of parts, and perhaps is no rectangle.
class PartsOfRegions final : public RegionJudge {
  public:
    /// `part_of`: by vertex.
    PartsOfRegions(CellPoints points, std::vector<std::uint32_t> part_of, std::size_t count,
                   bool may_be_rectangle)
        : points_(std::move(points)),
          part_of_(std::move(part_of)),
          count_(count),
          may_be_rectangle_(may_be_rectangle) {}

    bool is_right(Vertices region) const override {
        return parts_in(region) == count_ &&
               (may_be_rectangle_ || box_of(region, points_).area() != region.size());
    }
    bool may_grow(Vertices part) const override { return parts_in(part) <= count_; }

  private:
    std::size_t parts_in(Vertices cells) const {
        std::set<std::uint32_t> parts;
        for (const Vertex v : cells) parts.insert(part_of_[v]);
        return parts.size();
    }

    CellPoints points_;
    std::vector<std::uint32_t> part_of_;
    std::size_t count_;
    bool may_be_rectangle_;
};

class Merged final : public Rule {
  public:
    /// `part_of`: by divided cell.
    Merged(DividedCells divided, const std::vector<std::uint32_t>& part_of, std::vector<ValueId> values,
           std::size_t count, bool may_be_rectangle, const Puzzle& puzzle)
        : divided_(std::move(divided)),
          count_(count),
          may_be_rectangle_(may_be_rectangle),
          is_border_(value_bits(values, puzzle)),
          judge_(std::make_shared<const PartsOfRegions>(divided_.points, part_of, count, may_be_rectangle)) {
        for (const auto& [a, b] : divided_.sides) is_inside_part_.push_back(part_of[a] == part_of[b]);
    }

    std::span<const CellId> cells() const override { return divided_.edges; }

    bool holds(std::span<const Value> values) const override {
        const auto is_border = [&](std::uint32_t edge) {
            return has_bit(is_border_, static_cast<std::size_t>(values[edge]));
        };
        const std::vector<std::uint32_t> region = regions_between(divided_, is_border);
        for (std::size_t i = 0; i < divided_.inner.size(); ++i) {
            const auto [a, b] = divided_.sides[i];
            if (is_border(divided_.inner[i]) && (region[a] == region[b] || is_inside_part_[i])) return false;
        }
        for (std::uint32_t first = 0; first < region.size(); ++first) {
            if (region[first] != first) continue;
            std::vector<std::uint32_t> own;
            for (std::uint32_t cell = first; cell < region.size(); ++cell) {
                if (region[cell] == first) own.push_back(cell);
            }
            if (!judge_->is_right(own)) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        const std::vector<VariableId> edges = variables_of(divided_.edges);
        std::vector<VariableId> inner, inside;
        for (std::size_t i = 0; i < divided_.inner.size(); ++i) {
            inner.push_back(edges[divided_.inner[i]]);
            if (is_inside_part_[i]) inside.push_back(inner.back());
        }
        if (!inside.empty()) model.post(std::make_shared<const Among>(is_border_, 0, 0), inside);
        if (!inner.empty()) {
            model.post(std::make_shared<const JudgedRegions>(LineGraph(divided_.cells.size(), divided_.sides),
                                                             is_border_, judge_),
                       inner);
            return;
        }
        for (std::uint32_t cell = 0; cell < divided_.cells.size(); ++cell) {
            if (!judge_->is_right(std::array{cell}))
                return model.post(std::make_shared<const AlwaysFalse>(), edges);
        }
    }

    RuleWords words(const RuleNaming& /*naming*/) const override {
        return {labelled(label(), "each region"), "consist of exactly " + std::to_string(count_) +
                                                      (count_ == 1 ? " whole part" : " whole parts") +
                                                      (may_be_rectangle_ ? "" : ", and be no rectangle")};
    }

  private:
    DividedCells divided_;
    std::size_t count_;
    bool may_be_rectangle_;
    std::vector<Word> is_border_;  // by value
    std::shared_ptr<const RegionJudge> judge_;
    std::vector<bool> is_inside_part_;  // by inner edge
};

std::expected<RuleList, Diagnostic> make_merged(const RuleStatement& statement,
                                                std::span<const Sequence> sequences, RuleContext& context) {
    const Grid& grid = context.puzzle.grid;
    std::vector<Argument> arguments = statement.arguments;
    const bool may_be_rectangle = !take_word(arguments, "not_rectangle");
    if (arguments.size() < 2)
        return std::unexpected(
            error_at(statement.span, "the number of parts is missing", "write " + std::string(kSyntax)));
    const auto count = number_argument(arguments.back(), kSyntax);
    if (!count) return failure(count);
    if (*count < 1)
        return std::unexpected(
            error_at(arguments.back().span, "a region has at least one part", "write a number from 1 on"));
    arguments.pop_back();
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    Slot edges;
    for (std::size_t i = grid.cell_count(); i < grid.position_count(); ++i) {
        if (grid.sort_of(CellId(i)) == PositionSort::Edge) edges.emplace_back(i);
    }
    DividedCells divided = divided_cells(grid, std::move(edges));
    const auto wrong = [&] {
        return std::unexpected(
            error_at(statement.span, "merged is about square cells and the edges between them",
                     "write e.g. 'grid 5x5 edges', and name the cells of each part after 'at'"));
    };
    if (divided.has_six_sides || divided.edges.empty()) return wrong();
    // A cell that is in no sequence is a part of its own.
    std::vector<std::uint32_t> part_of(divided.cells.size());
    for (std::uint32_t cell = 0; cell < part_of.size(); ++cell) part_of[cell] = cell;
    auto next = static_cast<std::uint32_t>(part_of.size());
    for (const Sequence& sequence : sequences) {
        for (const CellId cell : sequence.cells) {
            const auto found = std::ranges::lower_bound(divided.cells, cell);
            if (found == divided.cells.end() || *found != cell) return wrong();
            part_of[static_cast<std::size_t>(found - divided.cells.begin())] = next;
        }
        ++next;
    }
    RuleList rules;
    rules.push_back(std::make_unique<Merged>(std::move(divided), part_of, *values,
                                             static_cast<std::size_t>(*count), may_be_rectangle,
                                             context.puzzle));
    return rules;
}

}  // namespace

RuleEntry merged_rule() {
    return {
        .name = "merged",
        .syntax = std::string(kSyntax),
        .summary =
            "Edges with one of the values are borders that divide the cells into regions, as in the rule "
            "division. "
            "Each marked sequence is a part, and each other cell is one alone. No border is inside a part, "
            "and each "
            "region consists of N whole parts. not_rectangle: no region is a rectangle.",
        .shape = RuleShape::AllDrawings,
        .example =
            "grid 3x1 edges\n"
            "range \".\" \"#\" at edges\n"
            "\n"
            "rule division \"#\" at edges\n"
            "rule merged \"#\" 1 at R1C1 R1C2\n",
        .example_solutions = 1,
        .is_about_places = true,
        .maker = make_merged,
    };
}

}  // namespace sator::rules
