// The rule `region`: what the region of a cell is like, if borders on edges divide the grid as the rule `division` says. A judge of
// regions says it (lines/region_judges.hpp), and the propagator JudgedRegions asks the judge about parts of the region.

#include <algorithm>
#include <array>
#include <optional>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/divisions/judged_regions.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/cell_limit.hpp"
#include "sator/rules/lines/divided_cells.hpp"
#include "sator/rules/lines/region_judges.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax =
    "region VALUES [tall | wide | as_tall_as_wide | not_size N | above N | below N | left N | right N | bend "
    "| bend_away N | end DIRECTION]";

struct Direction {
    std::string_view name, words;
    HalfCell step;
};

constexpr std::array kDirections = {
    Direction{"above", "above", {-1, 0}},
    Direction{"below", "below", {1, 0}},
    Direction{"left", "left of", {0, -1}},
    Direction{"right", "right of", {0, 1}},
};

const Direction* find_direction(std::string_view name) {
    const auto found = std::ranges::find(kDirections, name, &Direction::name);
    return found == kDirections.end() ? nullptr : &*found;
}

/// A demand on the region of a cell.
struct RegionDemand {
    enum class What : std::uint8_t { Tall, Wide, Square, NotSize, Beyond, Bend, BendAway, End, Shape };

    What what = What::Tall;
    std::uint32_t number = 0;
    Direction direction;
    std::string shape_name;
    CellPoints shape;
};

/// The words of demands without a number and a direction.
constexpr std::array kPlainDemands = {
    std::pair{std::string_view("tall"), RegionDemand::What::Tall},
    std::pair{std::string_view("wide"), RegionDemand::What::Wide},
    std::pair{std::string_view("as_tall_as_wide"), RegionDemand::What::Square},
    std::pair{std::string_view("bend"), RegionDemand::What::Bend},
};

std::shared_ptr<const RegionJudge> judge_of(const RegionDemand& demand, const CellPoints& points,
                                            HalfCell at) {
    using What = RegionDemand::What;
    switch (demand.what) {
        case What::Tall:
            return judge_of_proportion(points, std::strong_ordering::greater);
        case What::Wide:
            return judge_of_proportion(points, std::strong_ordering::less);
        case What::Square:
            return judge_of_proportion(points, std::strong_ordering::equal);
        case What::NotSize:
            return judge_of_other_sizes(demand.number);
        case What::Beyond:
            return judge_of_cells_beyond(points, at, demand.direction.step, demand.number);
        case What::Bend:
            return judge_of_bend_at(points, at);
        case What::BendAway:
            return judge_of_bend_away(points, at, demand.number);
        case What::Shape:
            return judge_of_shape(points, demand.shape);
        case What::End:
            break;
    }
    return judge_of_end_at(points, at, demand.direction.step);
}

std::string words_of(const RegionDemand& demand, const std::string& cell) {
    using What = RegionDemand::What;
    const std::string cells = std::to_string(demand.number) + (demand.number == 1 ? " cell" : " cells");
    switch (demand.what) {
        case What::Tall:
            return "be taller than wide";
        case What::Wide:
            return "be wider than tall";
        case What::Square:
            return "be as tall as wide";
        case What::NotSize:
            return "not have " + cells;
        case What::Beyond:
            return "have " + cells + " " + std::string(demand.direction.words) + " " + cell;
        case What::Bend:
            return "be an L that bends there";
        case What::BendAway:
            return "be an L that bends " + cells + " away from there";
        case What::Shape:
            return "be the polyomino " + demand.shape_name;
        case What::End:
            break;
    }
    return "go on from there only to the cell " + std::string(demand.direction.words) + " " + cell;
}

class RegionRule final : public Rule {
  public:
    /// `marked`: the place of the cell among the divided ones.
    RegionRule(DividedCells divided, std::uint32_t marked, std::vector<ValueId> values, RegionDemand demand,
               const Puzzle& puzzle)
        : divided_(std::move(divided)),
          marked_(marked),
          is_border_(value_words(puzzle), 0),
          demand_(demand),
          judge_(judge_of(demand, divided_.points, divided_.points[marked])) {
        for (const ValueId value : values) set_bit(is_border_, value.index());
        for (const std::uint32_t edge : divided_.inner) edges_.push_back(divided_.edges[edge]);
        if (edges_.empty()) edges_ = divided_.edges;  // those of the rim: a rule has cells
    }

    std::span<const CellId> cells() const override { return edges_; }

    /// No border is inside the region.
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
        for (std::size_t i = 0; i < divided_.sides.size(); ++i) {
            const bool is_inside = region[divided_.sides[i].first] == region[marked_] &&
                                   region[divided_.sides[i].second] == region[marked_];
            if (is_border(values[i]) && is_inside) return false;
        }
        std::vector<std::uint32_t> own;
        for (std::uint32_t cell = 0; cell < region.size(); ++cell) {
            if (region[cell] == region[marked_]) own.push_back(cell);
        }
        return judge_->is_right(own);
    }

    void post(Model& model) const override {
        if (divided_.sides.empty()) {
            if (!judge_->is_right(std::array{marked_}))
                model.post(std::make_shared<const AlwaysFalse>(), variables_of(edges_));
            return;
        }
        model.post(
            std::make_shared<const JudgedRegions>(LineGraph(divided_.cells.size(), divided_.sides),
                                                  is_border_, judge_, std::vector<std::uint32_t>{marked_}),
            variables_of(edges_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        const std::string cell = naming.groups.cell(divided_.cells[marked_]);
        return {labelled(label(), "the region of " + cell), words_of(demand_, cell)};
    }

  private:
    bool is_border(Value value) const { return has_bit(is_border_, static_cast<std::size_t>(value)); }

    DividedCells divided_;
    std::uint32_t marked_;
    std::vector<Word> is_border_;  // by value
    RegionDemand demand_;
    std::shared_ptr<const RegionJudge> judge_;
    Slot edges_;  // the inner ones, or those of the rim if there are none
};

/// Takes the demand from the end of the arguments.
std::expected<RegionDemand, Diagnostic> take_demand(const RuleStatement& statement,
                                                    std::vector<Argument>& arguments) {
    using What = RegionDemand::What;
    for (const auto& [word, what] : kPlainDemands) {
        if (take_word(arguments, word)) return RegionDemand{what, 0, {}, {}, {}};
    }
    const auto wrong = [&](const SourceSpan& span) {
        return std::unexpected(
            error_at(span, "this is no demand on a region", "write " + std::string(kSyntax)));
    };
    if (arguments.size() < 2) return wrong(statement.span);
    const Argument last = arguments.back(), word = arguments[arguments.size() - 2];
    arguments.resize(arguments.size() - 2);
    if (word.text == "shape") {
        const auto shape = find_polyomino(last.text);
        if (!shape)
            return std::unexpected(
                error_at(last.span, "no polyomino has the name " + last.text,
                         "write I4, L4, O4, S4, T4, or a letter of a pentomino and 5, e.g. F5"));
        return RegionDemand{What::Shape, 0, {}, last.text, *shape};
    }
    if (word.text == "end") {
        const Direction* direction = find_direction(last.text);
        if (direction == nullptr) return wrong(last.span);
        return RegionDemand{What::End, 0, *direction, {}, {}};
    }
    const auto number = number_argument(last, kSyntax);
    if (!number) return failure(number);
    if (*number < 0 || *number > static_cast<std::int64_t>(kCellLimit))
        return std::unexpected(
            error_at(last.span, "no region has " + last.text + " cells", "write a number from 0 on"));
    const auto count = static_cast<std::uint32_t>(*number);
    if (word.text == "bend_away") return RegionDemand{What::BendAway, count, {}, {}, {}};
    if (word.text == "not_size") return RegionDemand{What::NotSize, count, {}, {}, {}};
    const Direction* direction = find_direction(word.text);
    if (direction == nullptr) return wrong(word.span);
    return RegionDemand{What::Beyond, count, *direction, {}, {}};
}

std::expected<RuleList, Diagnostic> make_region(const RuleStatement& statement,
                                                std::span<const Sequence> sequences, RuleContext& context) {
    const Grid& grid = context.puzzle.grid;
    std::vector<Argument> arguments = statement.arguments;
    const auto demand = take_demand(statement, arguments);
    if (!demand) return failure(demand);
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    Slot edges;
    for (std::size_t i = grid.cell_count(); i < grid.position_count(); ++i) {
        if (grid.sort_of(CellId(i)) == PositionSort::Edge) edges.emplace_back(i);
    }
    const DividedCells divided = divided_cells(grid, std::move(edges));
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        for (const CellId cell : sequence.cells) {
            const auto found = std::ranges::lower_bound(divided.cells, cell);
            if (divided.has_six_sides || found == divided.cells.end() || *found != cell)
                return std::unexpected(error_at(statement.span,
                                                "region is about square cells and the edges between them",
                                                "write e.g. 'grid 5x5 edges', and name cells after 'at'"));
            rules.push_back(std::make_unique<RegionRule>(
                divided, static_cast<std::uint32_t>(found - divided.cells.begin()), *values, *demand,
                context.puzzle));
        }
    }
    return rules;
}

}  // namespace

RuleEntry region_rule() {
    return {
        .name = "region",
        .syntax = std::string(kSyntax),
        .summary =
            "Edges with one of the values are borders that divide the cells into regions, as in the rule "
            "division. The region of each cell is taller than wide, wider than tall, or as tall as wide "
            "(tall, wide, as_tall_as_wide). not_size: it does not have this number of cells. above, below, "
            "left, right: this number of its cells are further in that "
            "direction than the cell. bend: it is an L, one cell wide, that bends at the cell. bend_away: it "
            "is such an L, and bends this number of cells away from the cell. end: it goes "
            "on from the cell in this direction only. shape: it is a tetromino (I4, L4, O4, S4, T4) or a "
            "pentomino (F5 to Z5).",
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
