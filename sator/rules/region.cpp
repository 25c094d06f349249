// The rule `region`: what the region of a cell is like, if borders on edges divide the grid as the rule `division` says. A judge of
// regions says it (lines/region_demand.hpp), and the propagator JudgedRegions asks the judge about parts of the region.

#include <algorithm>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/divisions/judged_regions.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/lines/divided_cells.hpp"
#include "sator/rules/lines/region_demand.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

class RegionRule final : public Rule {
  public:
    /// `marked`: the places of the cell, or of two cells, among the divided ones. `weights`: by divided cell.
    RegionRule(DividedCells divided, std::vector<std::uint32_t> marked, std::vector<ValueId> values,
               const RegionDemand& demand, std::vector<std::uint32_t> weights, const Puzzle& puzzle)
        : divided_(std::move(divided)),
          marked_(std::move(marked)),
          is_border_(value_bits(values, puzzle)),
          demand_(demand),
          judge_(judge_of_demand(demand, divided_.points, marked_, std::move(weights))) {
        for (const std::uint32_t edge : divided_.inner) edges_.push_back(divided_.edges[edge]);
        if (edges_.empty()) edges_ = divided_.edges;  // those of the rim: a rule has cells
    }

    std::span<const CellId> cells() const override { return edges_; }

    /// No border is inside a region.
    bool holds(std::span<const Value> values) const override {
        std::vector<std::uint32_t> region(divided_.cells.size());
        for (std::uint32_t cell = 0; cell < region.size(); ++cell) region[cell] = cell;
        for (bool is_changed = true; is_changed;) {
            is_changed = false;
            for (std::size_t i = 0; i < divided_.sides.size(); ++i) {
                std::uint32_t &a = region[divided_.sides[i].first], &b = region[divided_.sides[i].second];
                if (a == b || is_border(values[i])) continue;
                a = b = std::min(a, b);
                is_changed = true;
            }
        }
        const auto is_own = [&](std::uint32_t cell) {
            return std::ranges::any_of(marked_, [&](std::uint32_t m) { return region[m] == region[cell]; });
        };
        for (std::size_t i = 0; i < divided_.sides.size(); ++i) {
            const auto [a, b] = divided_.sides[i];
            if (is_border(values[i]) && region[a] == region[b] && is_own(a)) return false;
        }
        std::vector<std::vector<std::uint32_t>> own;
        for (const std::uint32_t m : marked_) {
            own.emplace_back();
            for (std::uint32_t cell = 0; cell < region.size(); ++cell) {
                if (region[cell] == region[m]) own.back().push_back(cell);
            }
            if (!judge_->is_right(own.back())) return false;
        }
        return own.size() < 2 || judge_->may_touch(own.front(), own.back());
    }

    void post(Model& model) const override {
        if (divided_.sides.empty()) {
            if (!judge_->is_right(marked_))
                model.post(std::make_shared<const AlwaysFalse>(), variables_of(edges_));
            return;
        }
        model.post(std::make_shared<const JudgedRegions>(LineGraph(divided_.cells.size(), divided_.sides),
                                                         is_border_, judge_, marked_),
                   variables_of(edges_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        const std::string cell = naming.groups.cell(divided_.cells[marked_.front()]);
        const bool are_two = marked_.size() > 1;
        const std::string subject =
            are_two ? "the regions of " + cell + " and " + naming.groups.cell(divided_.cells[marked_.back()])
                    : "the region of " + cell;
        return {labelled(label(), subject), words_of_region(demand_, cell)};
    }

  private:
    bool is_border(Value value) const { return has_bit(is_border_, static_cast<std::size_t>(value)); }

    DividedCells divided_;
    std::vector<std::uint32_t> marked_;  // one or two
    std::vector<Word> is_border_;        // by value
    RegionDemand demand_;
    std::shared_ptr<const RegionJudge> judge_;
    Slot edges_;  // the inner ones, or those of the rim if there are none
};

/// Returns the places of cells among the divided ones, or an error.
std::expected<std::vector<std::uint32_t>, Diagnostic> places_among(const RuleStatement& statement,
                                                                   const DividedCells& divided,
                                                                   std::span<const CellId> cells) {
    std::vector<std::uint32_t> places;
    for (const CellId cell : cells) {
        const auto found = std::ranges::lower_bound(divided.cells, cell);
        if (divided.has_six_sides || found == divided.cells.end() || *found != cell)
            return std::unexpected(error_at(statement.span,
                                            "region is about square cells and the edges between them",
                                            "write e.g. 'grid 5x5 edges', and name cells after 'at'"));
        places.push_back(static_cast<std::uint32_t>(found - divided.cells.begin()));
    }
    return places;
}

std::expected<RuleList, Diagnostic> make_region(const RuleStatement& statement,
                                                std::span<const Sequence> sequences, RuleContext& context) {
    const Grid& grid = context.puzzle.grid;
    std::vector<Argument> arguments = statement.arguments;
    const auto demand = take_region_demand(statement, arguments);
    if (!demand) return failure(demand);
    const auto values = graph_values(statement, arguments, context.puzzle, kRegionSyntax);
    if (!values) return failure(values);
    Slot edges;
    for (std::size_t i = grid.cell_count(); i < grid.position_count(); ++i) {
        if (grid.sort_of(CellId(i)) == PositionSort::Edge) edges.emplace_back(i);
    }
    const DividedCells divided = divided_cells(grid, std::move(edges));
    RuleList rules;
    const auto add = [&](std::vector<std::uint32_t> marked, std::vector<std::uint32_t> weights) {
        rules.push_back(std::make_unique<RegionRule>(divided, std::move(marked), *values, *demand,
                                                     std::move(weights), context.puzzle));
    };
    for (const Sequence& sequence : sequences) {
        auto places = places_among(statement, divided, sequence.cells);
        if (!places) return failure(places);
        std::vector<std::uint32_t> weights(divided.cells.size(), 0);
        const std::size_t first = sequence.breaks.empty() ? places->size() : sequence.breaks.front();
        if (sequence.breaks.size() > 1 || places->size() - first != demand->weights.size())
            return std::unexpected(error_at(statement.span, "each weight is that of a cell after a ':'",
                                            "write e.g. 'region wall ratio 1 2 weights 3 at R1C1: R2C2'"));
        for (std::size_t i = first; i < places->size(); ++i)
            weights[(*places)[i]] += demand->weights[i - first];
        places->resize(first);
        if (!demand->is_about_pairs()) {
            for (const std::uint32_t place : *places) add({place}, weights);
            continue;
        }
        const auto is_side = [&](const auto& side) {
            return std::minmax(side.first, side.second) == std::minmax(places->front(), places->back());
        };
        if (places->size() != 2 || std::ranges::none_of(divided.sides, is_side))
            return std::unexpected(error_at(statement.span,
                                            "this demand is about two cells that share an edge",
                                            "name two neighbours after 'at'"));
        add(*places, {});
    }
    return rules;
}

}  // namespace

RuleEntry region_rule() {
    return {
        .name = "region",
        .syntax = std::string(kRegionSyntax),
        .summary =
            "Edges with one of the values are borders that divide the cells into regions, as in the rule "
            "division. The region of each cell is taller than wide, wider than tall, or as tall as wide "
            "(tall, wide, as_tall_as_wide). not_size: it does not have this number of cells. above, below, "
            "left, right: this number of its cells are further in that "
            "direction than the cell. bend: it is an L, one cell wide, that bends at the cell. bend_away: it "
            "is such an L, and bends this number of cells away from the cell. end: it goes "
            "on from the cell in this direction only. shape: it is a tetromino (I4, L4, O4, S4, T4) or a "
            "pentomino (F5 to Z5). lengths: its runs in rows and columns have exactly these lengths, each at "
            "least once; ? or 0 is a further one. ratio: the sum of the weights of its cells, which follow "
            "after "
            "a "
            "':', has this ratio to its number of cells. Of two neighbouring cells: apart: they are in two "
            "regions. agree: these agree in N of two things, size and direction, i.e. whether they are "
            "taller "
            "than wide. total: they have N cells together, or ?, any number.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 2x2 edges\n"
            "range \".\" \"#\" at edges\n"
            "\n"
            "rule division \"#\" at edges\n"
            "rule region \"#\" tall at R1C1\n",
        .example_solutions = 2,
        .is_about_places = true,
        .maker = make_region,
    };
}

}  // namespace sator::rules
