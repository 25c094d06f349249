// The rule `nearest`: seen from a cell, the nearest cells with a value lie in certain directions. A short table has a row for each distance
// at which they may be.

#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/tables/short_table.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kNearestSyntax = "nearest VALUE in DIRECTION…";

struct SeenDirection {
    std::string_view name;
    HalfCell step;
};
constexpr std::array kSeenDirections = {
    SeenDirection{"up", {-2, 0}},
    SeenDirection{"down", {2, 0}},
    SeenDirection{"left", {0, -2}},
    SeenDirection{"right", {0, 2}},
};
constexpr std::size_t kDirectionCount = kSeenDirections.size();

/// The cells that are seen from one cell, by direction, the nearest first; and the directions in which the nearest must be.
using SeenRuns = std::array<Slot, kDirectionCount>;
using WantedDirections = std::array<bool, kDirectionCount>;

class Nearest final : public Rule {
  public:
    /// `other`: the value of all cells without `value`.
    Nearest(const SeenRuns& runs, WantedDirections wanted, Value value, Value other)
        : wanted_(wanted), value_(value), other_(other) {
        for (std::size_t i = 0; i < kDirectionCount; ++i) {
            begins_[i] = cells_.size();
            cells_.insert(cells_.end(), runs[i].begin(), runs[i].end());
            lengths_[i] = runs[i].size();
        }
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        std::array<std::size_t, kDirectionCount> distance{};
        for (std::size_t i = 0; i < kDirectionCount; ++i) {
            while (distance[i] < lengths_[i] && values[begins_[i] + distance[i]] != value_) ++distance[i];
            if (distance[i] == lengths_[i]) distance[i] = cells_.size() + 1;  // none is seen
        }
        const std::size_t least = std::ranges::min(distance);
        for (std::size_t i = 0; i < kDirectionCount; ++i) {
            if (least > cells_.size() || wanted_[i] != (distance[i] == least)) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        auto rows = std::make_shared<ShortRows>();
        bool has_row = false;
        for (std::size_t distance = 0; distance < std::ranges::max(lengths_); ++distance) {
            std::vector<ShortRows::Entry> row;
            const bool is_possible =
                std::ranges::all_of(std::views::iota(std::size_t{0}, kDirectionCount),
                                    [&](std::size_t i) { return !wanted_[i] || distance < lengths_[i]; });
            if (!is_possible) break;
            for (std::size_t i = 0; i < kDirectionCount; ++i) {
                for (std::size_t at = 0; at <= distance && at < lengths_[i]; ++at) {
                    const Value value = wanted_[i] && at == distance ? value_ : other_;
                    row.push_back(
                        {static_cast<std::uint32_t>(begins_[i] + at), static_cast<std::uint32_t>(value)});
                }
            }
            rows->add(row);
            has_row = true;
        }
        if (has_row)
            model.post(std::make_shared<const ShortTable>(std::move(rows)), variables_of(cells_));
        else
            model.post(std::make_shared<const AlwaysFalse>(), variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::string directions;
        for (std::size_t i = 0; i < kDirectionCount; ++i) {
            if (wanted_[i])
                directions += (directions.empty() ? "" : " and ") + std::string(kSeenDirections[i].name);
        }
        return {labelled(label(), "the nearest " + spoken_value(naming.puzzle, value_id(value_))),
                "be " + directions + " of it, and no other as near"};
    }

  private:
    Slot cells_;
    std::array<std::size_t, kDirectionCount> begins_{}, lengths_{};
    WantedDirections wanted_;
    Value value_, other_;
};

/// Returns the values of all cells: the one of the statement and the other one.
std::expected<std::pair<ValueId, ValueId>, Diagnostic> two_values(const RuleStatement& statement,
                                                                  std::span<const Argument> arguments,
                                                                  const Puzzle& puzzle) {
    const auto values = value_arguments(statement, arguments, puzzle, kNearestSyntax);
    if (!values) return failure(values);
    std::set<ValueId> all(values->begin(), values->end());
    for (std::size_t i = 0; i < puzzle.grid.cell_count(); ++i) {
        for_each_value(puzzle, CellId(i), [&](ValueId value) { all.insert(value); });
    }
    if (values->size() != 1 || all.size() != 2)
        return std::unexpected(
            error_at(statement.span, "nearest needs one of two values that all cells have",
                     "write e.g. 'range white black' and 'nearest black in up left at R3C3'"));
    all.erase(values->front());
    return std::pair{values->front(), *all.begin()};
}

std::expected<RuleList, Diagnostic> make_nearest(const RuleStatement& statement,
                                                 std::span<const Sequence> sequences, RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const auto word = std::ranges::find(arguments, "in", &Argument::text);
    if (word == arguments.end() || word + 1 == arguments.end())
        return std::unexpected(error_at(statement.span, "nearest needs directions",
                                        "write " + std::string(kNearestSyntax) + ": up, down, left, right"));
    WantedDirections wanted{};
    for (auto at = word + 1; at != arguments.end(); ++at) {
        const auto direction = std::ranges::find(kSeenDirections, at->text, &SeenDirection::name);
        if (direction == kSeenDirections.end())
            return std::unexpected(
                error_at(at->span, "this is no direction", "write up, down, left or right"));
        wanted[static_cast<std::size_t>(direction - kSeenDirections.begin())] = true;
    }
    arguments.erase(word, arguments.end());
    const auto values = two_values(statement, arguments, context.puzzle);
    if (!values) return failure(values);
    const Grid& grid = context.puzzle.grid;
    const puzzle::PositionMap map(grid);
    std::map<HalfCell, CellId> cell_at;
    for (std::size_t i = 0; i < grid.cell_count(); ++i) cell_at.emplace(map.point(CellId(i)), CellId(i));
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        for (const CellId cell : sequence.cells) {
            SeenRuns runs;
            for (std::size_t i = 0; i < kDirectionCount; ++i) {
                const HalfCell step = kSeenDirections[i].step;
                HalfCell at = map.point(cell);
                for (;;) {
                    at = {at.row + step.row, at.column + step.column};
                    const auto next = cell_at.find(at);
                    if (next == cell_at.end()) break;
                    runs[i].push_back(next->second);
                }
            }
            const bool sees_nothing = std::ranges::all_of(runs, [](const Slot& run) { return run.empty(); });
            if (sees_nothing || map.steps().size() != 4)
                return std::unexpected(error_at(statement.span,
                                                "nearest is about square cells that see others",
                                                "name other cells after 'at'"));
            rules.push_back(
                std::make_unique<Nearest>(runs, wanted, value_of(values->first), value_of(values->second)));
        }
    }
    return rules;
}

}  // namespace

RuleEntry nearest_rule() {
    return {
        .name = "nearest",
        .syntax = std::string(kNearestSyntax),
        .summary =
            "Of all cells with this value that are seen from a cell in four directions up to the first gap, "
            "the "
            "nearest lie in exactly these directions: up, down, left, right. All cells have one of two "
            "values.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 3x1\n"
            "range 0..1\n"
            "\n"
            "rule nearest 1 in left right at R1C2\n",
        .example_solutions = 2,
        .is_about_places = true,
        .maker = make_nearest,
    };
}

}  // namespace sator::rules
