// The rule `white_rectangles`: cells may have a black triangle that fills half of them, and all that stays white is rectangles, upright or
// turned by 45 degrees. Such an area has only angles of 90 and 180 degrees, and conversely; so a table at each point where cells meet
// says it. `holds` divides each cell into four triangles, floods the white ones and measures each area.

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/tables/table.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kWhiteRectanglesSyntax =
    "white_rectangles WHITE UPPER_LEFT UPPER_RIGHT LOWER_RIGHT LOWER_LEFT";

/// Corners of a cell, clockwise from the upper left one.
constexpr std::size_t kCorners = 4;
/// Seen from a point: the cells around it, clockwise from the upper left one. The point is their lower right corner, and so on.
constexpr std::array<HalfCell, kCorners> kAroundPoint = {{{-1, -1}, {-1, 1}, {1, 1}, {1, -1}}};
constexpr std::array<std::size_t, kCorners> kPointAsCorner = {2, 3, 0, 1};

/// What is in a cell.
enum class Filling : std::uint8_t { UpperLeft, UpperRight, LowerRight, LowerLeft, White, Black };

/// Returns whether the angles of 45 degrees between the sides of a cell at one of its corners are white, clockwise around the corner.
std::array<bool, 2> white_angles(Filling filling, std::size_t corner) {
    if (filling == Filling::White) return {true, true};
    if (filling == Filling::Black) return {false, false};
    const auto black = static_cast<std::size_t>(filling);
    if (black == corner) return {false, false};
    return {black != (corner + 1) % kCorners, black != (corner + 3) % kCorners};
}

/// Returns whether all white angles around a point have 90, 180 or 360 degrees.
bool is_right_point(const std::array<Filling, kCorners>& around) {
    std::array<bool, 2 * kCorners> is_white{};
    for (std::size_t i = 0; i < kCorners; ++i) {
        const auto angles = white_angles(around[i], kPointAsCorner[i]);
        is_white[2 * i] = angles[0];
        is_white[2 * i + 1] = angles[1];
    }
    const auto black = std::ranges::find(is_white, false);
    if (black == is_white.end()) return true;
    std::ranges::rotate(is_white, black);
    std::size_t run = 0;
    for (std::size_t i = 1; i <= is_white.size(); ++i) {
        if (is_white[i % is_white.size()]) {
            ++run;
            continue;
        }
        if (run != 0 && run != 2 && run != 4) return false;
        run = 0;
    }
    return true;
}

class WhiteRectangles final : public Rule {
  public:
    /// `fillings`: the value of each of the first five fillings.
    WhiteRectangles(Slot cells, std::vector<HalfCell> points, std::array<Value, 5> fillings)
        : cells_(std::move(cells)), points_(std::move(points)), fillings_(fillings) {
        for (std::uint32_t i = 0; i < points_.size(); ++i) cell_at_[points_[i]] = i;
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        std::set<Quarter> white;
        for (std::uint32_t cell = 0; cell < values.size(); ++cell) {
            for (std::uint32_t side = 0; side < kCorners; ++side) {
                if (is_white_side(filling_of(values[cell]), side)) white.insert({cell, side});
            }
        }
        while (!white.empty()) {
            std::vector<Quarter> area{*white.begin()};
            white.erase(white.begin());
            for (std::size_t i = 0; i < area.size(); ++i) {
                const Quarter quarter = area[i];
                for_each_beside(quarter, [&](const Quarter& next) {
                    if (white.erase(next) > 0) area.push_back(next);
                });
            }
            if (!is_rectangle(area)) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        std::map<std::vector<std::size_t>, std::shared_ptr<const Table>>
            tables;  // by the cells around a point
        std::set<HalfCell> corners;
        for (const HalfCell at : points_) {
            for (const HalfCell step : kAroundPoint)
                corners.insert({at.row + step.row, at.column + step.column});
        }
        for (const HalfCell corner : corners) {
            std::vector<std::size_t> around;
            std::vector<VariableId> variables;
            for (std::size_t i = 0; i < kCorners; ++i) {
                const auto cell =
                    cell_at_.find({corner.row + kAroundPoint[i].row, corner.column + kAroundPoint[i].column});
                if (cell == cell_at_.end()) continue;
                around.push_back(i);
                variables.push_back(variable_of(cells_[cell->second]));
            }
            auto& table = tables[around];
            if (table == nullptr) table = table_of(around);
            model.post(table, variables);
        }
    }

    RuleWords words(const RuleNaming& /*naming*/) const override {
        return {labelled(label(), "what stays white"),
                "consist of rectangles, upright or turned by 45 degrees"};
    }

  private:
    /// A quarter of a cell: the triangle at its upper, right, lower or left side, up to its middle.
    struct Quarter {
        std::uint32_t cell, side;

        friend auto operator<=>(const Quarter&, const Quarter&) = default;
    };

    Filling filling_of(Value value) const {
        const auto found = std::ranges::find(fillings_, value);
        return found == fillings_.end() ? Filling::Black : static_cast<Filling>(found - fillings_.begin());
    }

    static bool is_white_side(Filling filling, std::uint32_t side) {
        if (filling == Filling::White || filling == Filling::Black) return filling == Filling::White;
        // A triangle at corner k fills the side before the corner, clockwise, and the one after it.
        const auto corner = static_cast<std::uint32_t>(filling);
        return side != corner && side != (corner + 3) % kCorners;
    }

    template <class Visit>
    void for_each_beside(const Quarter& quarter, Visit visit) const {
        constexpr std::array<HalfCell, kCorners> kSteps = {{{-2, 0}, {0, 2}, {2, 0}, {0, -2}}};
        visit({quarter.cell, (quarter.side + 1) % 4});
        visit({quarter.cell, (quarter.side + 3) % 4});
        const HalfCell at = points_[quarter.cell], step = kSteps[quarter.side];
        const auto next = cell_at_.find({at.row + step.row, at.column + step.column});
        if (next != cell_at_.end()) visit({next->second, (quarter.side + 2) % 4});
    }

    /// A quarter of a cell has the area 1. An area is a rectangle if it is as large as the smallest one around it, upright or turned.
    bool is_rectangle(const std::vector<Quarter>& area) const {
        struct Extent {
            std::int32_t least = std::numeric_limits<std::int32_t>::max(),
                         most = std::numeric_limits<std::int32_t>::min();
            void add(std::int32_t at) {
                least = std::min(least, at);
                most = std::max(most, at);
            }
            std::int64_t length() const { return most - least; }
        };
        Extent row, column, falling, rising;
        const auto add = [&](HalfCell at) {
            row.add(at.row);
            column.add(at.column);
            falling.add(at.row + at.column);
            rising.add(at.row - at.column);
        };
        for (const Quarter& quarter : area) {
            const HalfCell middle = points_[quarter.cell];
            const HalfCell first = kAroundPoint[quarter.side],
                           second = kAroundPoint[(quarter.side + 1) % kCorners];
            add(middle);
            add({middle.row + first.row, middle.column + first.column});
            add({middle.row + second.row, middle.column + second.column});
        }
        const auto size = static_cast<std::int64_t>(area.size());
        return row.length() * column.length() == size || falling.length() * rising.length() == 2 * size;
    }

    /// Returns the fillings of the cells around a point that are right; the others are black.
    std::shared_ptr<const Table> table_of(const std::vector<std::size_t>& around) const {
        std::vector<std::uint32_t> rows;
        std::array<Filling, kCorners> point;
        point.fill(Filling::Black);
        const auto choose = [&](auto& self, std::size_t i) -> void {
            if (i == around.size()) {
                if (!is_right_point(point)) return;
                for (const std::size_t cell : around)
                    rows.push_back(
                        static_cast<std::uint32_t>(fillings_[static_cast<std::size_t>(point[cell])]));
                return;
            }
            for (std::size_t filling = 0; filling < fillings_.size(); ++filling) {
                point[around[i]] = static_cast<Filling>(filling);
                self(self, i + 1);
            }
        };
        choose(choose, 0);
        return std::make_shared<const Table>(std::make_shared<const Tuples>(around.size(), std::move(rows)));
    }

    Slot cells_;
    std::vector<HalfCell> points_;  // by cell
    std::array<Value, 5> fillings_;
    std::map<HalfCell, std::uint32_t> cell_at_;
};

std::expected<RuleList, Diagnostic> make_white_rectangles(const RuleStatement& statement,
                                                          std::span<const Sequence> sequences,
                                                          RuleContext& context) {
    const auto values =
        value_arguments(statement, statement.arguments, context.puzzle, kWhiteRectanglesSyntax);
    if (!values) return failure(values);
    const std::set<ValueId> different(values->begin(), values->end());
    if (values->size() != 5 || different.size() != 5)
        return std::unexpected(error_at(statement.span, "white_rectangles needs five different values",
                                        "write " + std::string(kWhiteRectanglesSyntax)));
    std::array<Value, 5> fillings{};
    for (std::size_t i = 0; i < fillings.size(); ++i)
        fillings[static_cast<std::size_t>((i + 4) % 5)] = value_of((*values)[i]);
    const puzzle::PositionMap map(context.puzzle.grid);
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        std::vector<HalfCell> points;
        for (const CellId cell : sequence.cells) points.push_back(map.point(cell));
        const std::set<HalfCell> once(points.begin(), points.end());
        if (once.size() != points.size() || map.steps().size() != 4)
            return std::unexpected(error_at(statement.span,
                                            "white_rectangles is about square cells, each named once",
                                            "write e.g. 'at all'"));
        rules.push_back(std::make_unique<WhiteRectangles>(sequence.cells, std::move(points), fillings));
    }
    return rules;
}

}  // namespace

RuleEntry white_rectangles_rule() {
    return {
        .name = "white_rectangles",
        .syntax = std::string(kWhiteRectanglesSyntax),
        .summary =
            "A cell is white, or a black triangle fills half of it, at one of its corners. All that stays "
            "white is "
            "rectangles, upright or turned by 45 degrees. The five values are those of a white cell and of "
            "triangles at the upper left corner, the upper right, the lower right and the lower left one. "
            "What is "
            "not among the cells is black.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 2x2\n"
            "range w a b c d\n"
            "\n"
            "rule white_rectangles w a b c d at all\n",
        .example_solutions = 2,
        .is_about_places = true,
        .maker = make_white_rectangles,
    };
}

}  // namespace sator::rules
