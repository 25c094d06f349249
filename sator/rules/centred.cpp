// The rule `centred`: borders on edges divide the cells into regions with a centre each, around which the region looks the same after half
// a turn. A centre lies in a cell, on an edge or in a corner: it is named by a cell and the direction from its middle. One propagator says
// it (CentredRegions); `holds` floods the cells and turns each region.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/divisions/centred_regions.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/lines/divided_cells.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kCentredSyntax = "centred VALUES centres PLACE…";

/// Where a centre lies, seen from the middle of its cell.
struct CentrePlace {
    std::string_view word;
    HalfCell step;
};
constexpr std::array kCentrePlaces = {
    CentrePlace{"middle", {0, 0}},
    CentrePlace{"right", {0, 1}},
    CentrePlace{"below", {1, 0}},
    CentrePlace{"corner", {1, 1}},
};

class CentredRule final : public Rule {
  public:
    /// `centres`: points in half cells.
    CentredRule(DividedCells divided, std::vector<HalfCell> centres, const std::vector<ValueId>& values,
                const Puzzle& puzzle)
        : divided_(std::move(divided)), centres_(std::move(centres)), is_border_(value_bits(values, puzzle)) {
        for (std::uint32_t cell = 0; cell < divided_.points.size(); ++cell)
            cell_at_[divided_.points[cell]] = cell;
    }

    std::span<const CellId> cells() const override { return divided_.edges; }

    bool holds(std::span<const Value> values) const override {
        for (const std::uint32_t edge : divided_.outer) {
            if (!is_border(values[edge])) return false;
        }
        const std::vector<std::uint32_t> region =
            regions_between(divided_, [&](std::uint32_t edge) { return is_border(values[edge]); });
        for (std::size_t i = 0; i < divided_.inner.size(); ++i) {
            if (is_border(values[divided_.inner[i]]) &&
                region[divided_.sides[i].first] == region[divided_.sides[i].second])
                return false;
        }
        std::set<std::uint32_t> owned;
        for (const HalfCell centre : centres_) {
            std::set<std::uint32_t> around;
            for (const HalfCell at : points_around(centre)) {
                const auto cell = cell_at_.find(at);
                if (cell == cell_at_.end()) return false;
                around.insert(region[cell->second]);
            }
            if (around.size() != 1 || !owned.insert(*around.begin()).second) return false;
            for (std::uint32_t cell = 0; cell < region.size(); ++cell) {
                if (region[cell] != *around.begin()) continue;
                const auto image = cell_at_.find(image_of(divided_.points[cell], centre));
                if (image == cell_at_.end() || region[image->second] != region[cell]) return false;
            }
        }
        return std::ranges::all_of(region, [&](std::uint32_t first) { return owned.contains(first); });
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
        std::vector<CentredPairs::Core> cores;
        for (const HalfCell centre : centres_) {
            CentredPairs::Core& core = cores.emplace_back();
            for (const HalfCell at : points_around(centre)) {
                const auto cell = cell_at_.find(at);
                if (cell == cell_at_.end()) return model.post(std::make_shared<const AlwaysFalse>(), edges);
                core.push_back(cell->second);
            }
        }
        if (divided_.inner.empty()) {
            if (!are_right_alone(cores)) model.post(std::make_shared<const AlwaysFalse>(), edges);
            return;
        }
        const auto image = [&](CentredPairs::Centre centre,
                               CentredPairs::Vertex cell) -> std::optional<CentredPairs::Vertex> {
            const auto found = cell_at_.find(image_of(divided_.points[cell], centres_[centre]));
            return found == cell_at_.end() ? std::nullopt : std::optional(found->second);
        };
        model.post(std::make_shared<const CentredRegions>(LineGraph(divided_.cells.size(), divided_.sides),
                                                          is_border_, cores, image),
                   chosen(divided_.inner));
    }

    RuleWords words(const RuleNaming& /*naming*/) const override {
        return {labelled(label(), "each region"),
                "have exactly one centre, and look the same after half a turn around it"};
    }

  private:
    bool is_border(Value value) const { return has_bit(is_border_, static_cast<std::size_t>(value)); }

    static HalfCell image_of(HalfCell at, HalfCell centre) {
        return {2 * centre.row - at.row, 2 * centre.column - at.column};
    }
    /// Returns the middles of the cells that a point touches. They are odd.
    static std::vector<HalfCell> points_around(HalfCell at) {
        const std::int32_t down = at.row % 2 == 0 ? 1 : 0, right = at.column % 2 == 0 ? 1 : 0;
        std::vector<HalfCell> points;
        for (std::int32_t row = at.row - down; row <= at.row + down; row += 2) {
            for (std::int32_t column = at.column - right; column <= at.column + right; column += 2)
                points.push_back({row, column});
        }
        return points;
    }

    /// Returns whether each cell is the region of a centre in its middle.
    bool are_right_alone(const std::vector<CentredPairs::Core>& cores) const {
        std::vector<std::uint32_t> owners(divided_.cells.size(), 0);
        for (const CentredPairs::Core& core : cores) {
            if (core.size() != 1) return false;
            ++owners[core.front()];
        }
        return std::ranges::all_of(owners, [](std::uint32_t count) { return count == 1; });
    }

    DividedCells divided_;
    std::vector<HalfCell> centres_;
    std::vector<Word> is_border_;  // by value
    std::map<HalfCell, std::uint32_t> cell_at_;
};

/// Takes `centres middle right …` from the end of the arguments.
std::expected<std::vector<HalfCell>, Diagnostic> take_centres(const RuleStatement& statement,
                                                              std::vector<Argument>& arguments) {
    const auto word = std::ranges::find(arguments, "centres", &Argument::text);
    if (word == arguments.end())
        return std::unexpected(error_at(statement.span, "centred needs centres",
                                        "write " + std::string(kCentredSyntax) +
                                            ": for each cell after the ':' middle, right, below or corner"));
    std::vector<HalfCell> steps;
    for (auto at = word + 1; at != arguments.end(); ++at) {
        const auto place = std::ranges::find(kCentrePlaces, at->text, &CentrePlace::word);
        if (place == kCentrePlaces.end())
            return std::unexpected(
                error_at(at->span, "this is no place of a centre",
                         "write middle, right, below or corner for each cell after the ':'"));
        steps.push_back(place->step);
    }
    arguments.erase(word, arguments.end());
    return steps;
}

/// Splits the sequence at its ':' into edges, each once, and the cells of centres.
std::expected<std::pair<Slot, Slot>, Diagnostic> edges_and_cells(const RuleStatement& statement,
                                                                 const Sequence& sequence, const Grid& grid) {
    const std::size_t first = sequence.breaks.empty() ? sequence.cells.size() : sequence.breaks[0];
    const auto end = sequence.cells.begin() + static_cast<std::ptrdiff_t>(first);
    Slot edges(sequence.cells.begin(), end), cells(end, sequence.cells.end());
    const auto is_edge = [&](CellId at) { return grid.sort_of(at) == PositionSort::Edge; };
    if (sequence.breaks.size() > 1 || !std::ranges::all_of(edges, is_edge))
        return std::unexpected(error_at(
            statement.span,
            "the borders of regions with centres lie on edges, and their centres follow after one ':'",
            "write e.g. 'grid 4x4 edges' and 'centred wall centres middle right at edges: R1C1 R2C3'"));
    std::ranges::sort(edges);
    edges.erase(std::ranges::unique(edges).begin(), edges.end());
    return std::pair{std::move(edges), std::move(cells)};
}

std::expected<RuleList, Diagnostic> make_centred(const RuleStatement& statement,
                                                 std::span<const Sequence> sequences, RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const auto steps = take_centres(statement, arguments);
    if (!steps) return failure(steps);
    const auto values = graph_values(statement, arguments, context.puzzle, kCentredSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto places = edges_and_cells(statement, sequence, context.puzzle.grid);
            if (!places) return failure(places);
            auto& [edges, cells] = *places;
            DividedCells divided = divided_cells(context.puzzle.grid, std::move(edges));
            if (divided.has_six_sides)
                return std::unexpected(error_at(statement.span, "regions with centres are about square cells",
                                                "name the edges of square cells"));
            if (cells.size() != steps->size())
                return std::unexpected(
                    error_at(statement.span, "each centre needs a cell after the ':', and each cell a place",
                             "write e.g. 'centred wall centres middle right at edges: R1C1 R2C3'"));
            std::vector<HalfCell> centres;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const auto found = std::ranges::lower_bound(divided.cells, cells[i]);
                if (found == divided.cells.end() || *found != cells[i])
                    return std::unexpected(
                        error_at(statement.span, "a centre is named by a cell that one of the edges touches",
                                 "write 'at edges', or name all edges of the cell"));
                const HalfCell at = divided.points[static_cast<std::size_t>(found - divided.cells.begin())];
                centres.push_back({at.row + (*steps)[i].row, at.column + (*steps)[i].column});
            }
            return std::make_unique<CentredRule>(std::move(divided), std::move(centres), *values,
                                                 context.puzzle);
        });
}

}  // namespace

RuleEntry centred_rule() {
    return {
        .name = "centred",
        .syntax = std::string(kCentredSyntax),
        .summary =
            "Edges with one of the values are borders that divide the cells into regions, as in the rule "
            "division. Each region has exactly one centre and looks the same after half a turn around it. "
            "The "
            "cells after a ':' have the centres: in the middle, in the middle of their right edge (right) or "
            "of "
            "their lower edge (below), or at their lower right corner (corner).",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x2 edges\n"
            "range \".\" \"#\" at edges\n"
            "\n"
            "rule centred \"#\" centres corner below at edges: R1C1 R1C3\n",
        .example_solutions = 1,
        .maker = make_centred,
    };
}

}  // namespace sator::rules
