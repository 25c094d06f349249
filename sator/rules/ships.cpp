// The cells with a value form the ships of a fleet. One rule says it all (Fleet). Beside it, a rule says the part that is easy to
// see: ships do not touch at a corner, so that they are straight, too.
#include <algorithm>
#include <array>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/placement/fleet.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/restated_rule.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/words/drawn_word.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "ships VALUE LENGTHS";

using Lengths = std::vector<std::uint32_t>;

/// Returns "ships", or "ships of S" if the kind has no name for their cells.
std::string ships_of(const Puzzle& puzzle, Value ship) {
    const bool has_name = value_name(puzzle, value_id(ship)) != nullptr;
    return has_name ? "ships" : "ships of " + spoken_value(puzzle, value_id(ship));
}

class Ships final : public Rule {
  public:
    Ships(Slot cells, std::vector<SquareNeighbours> neighbours, Value ship, Lengths lengths)
        : cells_(std::move(cells)),
          neighbours_(std::move(neighbours)),
          ship_(ship),
          lengths_(std::move(lengths)) {}

    std::span<const CellId> cells() const override { return cells_; }

    /// Follows each ship from its first cell on.
    bool holds(std::span<const Value> values) const override {
        const auto is_ship = [&](std::uint32_t i) {
            return i != SquareNeighbours::kNone && values[i] == ship_;
        };
        Lengths found;
        std::vector<bool> is_counted(values.size(), false);
        for (std::uint32_t i = 0; i < values.size(); ++i) {
            const SquareNeighbours& beside = neighbours_[i];
            if (!is_ship(i)) continue;
            if (is_ship(beside.down_left) || is_ship(beside.down_right)) return false;
            if (is_counted[i]) continue;
            const auto next = is_ship(beside.right) ? &SquareNeighbours::right : &SquareNeighbours::down;
            found.push_back(0);
            for (std::uint32_t at = i; is_ship(at); at = neighbours_[at].*next) {
                is_counted[at] = true;
                ++found.back();
            }
        }
        std::ranges::sort(found, std::greater<>());
        return found == lengths_;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const Fleet>(neighbours_, ship_, lengths_), variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::string all;
        for (std::size_t i = 0; i < lengths_.size(); ++i) {
            all += i == 0 ? "" : i + 1 == lengths_.size() ? " and " : ", ";
            all += std::to_string(lengths_[i]);
        }
        return {labelled(label(), "the " + ships_of(naming.puzzle, ship_)),
                (lengths_.size() == 1 ? "have the length " : "have the lengths ") + all + ", and not touch"};
    }

  private:
    Slot cells_;
    std::vector<SquareNeighbours> neighbours_;
    Value ship_;
    Lengths lengths_;
};

/// No two cells that touch at a corner have the value.
class ShipsApart final : public RestatedRule {
  public:
    /// `cells`: those of each pair, one pair after the other.
    ShipsApart(Slot cells, Value ship, std::size_t words)
        : cells_(std::move(cells)), ship_(ship), words_(words) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        for (std::size_t i = 0; i < values.size(); i += 2) {
            if (values[i] == ship_ && values[i + 1] == ship_) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        std::vector<Word> only(words_, 0);
        set_bit(only, static_cast<std::size_t>(ship_));
        const auto at_most_one = std::make_shared<const Among>(std::move(only), 0, 1);
        for (std::size_t i = 0; i < cells_.size(); i += 2)
            model.post_redundant(at_most_one, std::array{variable_of(cells_[i]), variable_of(cells_[i + 1])});
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {ships_of(naming.puzzle, ship_), "not touch at a corner"};
    }

  private:
    Slot cells_;
    Value ship_;
    std::size_t words_;
};

/// Returns what is beside each of the cells, and below it.
std::vector<SquareNeighbours> neighbours_of(const Grid& grid, const Slot& cells) {
    const CellMap map(grid, cells);
    std::vector<SquareNeighbours> neighbours(cells.size());
    const auto at = [&](CellId cell, std::int64_t down, std::int64_t right) {
        const auto next = map.next(cell, {{}, down, right});
        return next ? static_cast<std::uint32_t>(std::ranges::lower_bound(cells, *next) - cells.begin())
                    : SquareNeighbours::kNone;
    };
    for (std::size_t i = 0; i < cells.size(); ++i)
        neighbours[i] = {at(cells[i], 0, 1), at(cells[i], 1, 0), at(cells[i], 1, 1), at(cells[i], 1, -1)};
    return neighbours;
}

/// Reads the lengths after the value, the longest first.
std::expected<Lengths, Diagnostic> lengths_of(const RuleStatement& statement) {
    Lengths lengths;
    for (const Argument& argument : std::span(statement.arguments).subspan(1)) {
        const auto length = number_argument(argument, kSyntax);
        if (!length) return failure(length);
        if (*length < 1 || *length > FleetParts::kMaxLength)
            return std::unexpected(
                error_at(argument.span, "a ship cannot have " + std::to_string(*length) + " cells",
                         "write a number from 1 to " + std::to_string(FleetParts::kMaxLength)));
        lengths.push_back(static_cast<std::uint32_t>(*length));
    }
    std::ranges::sort(lengths, std::greater<>());
    return lengths;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    if (statement.arguments.size() < 2)
        return std::unexpected(error_at(statement.span, "ships needs a value and the lengths of the ships",
                                        "write " + std::string(kSyntax) + ": ships S 3 2 2 1"));
    if (puzzle.grid.kind == GridKind::Hexagon)
        return std::unexpected(
            error_at(statement.span, "ships do not lie among hexagons", "use a square grid"));
    if (puzzle.grid.is_torus)
        return std::unexpected(error_at(statement.span,
                                        "ships do not lie on a torus, because a ship has two ends",
                                        "remove the word 'torus'"));
    const auto ship = value_arguments(statement, std::span(statement.arguments).first(1), puzzle, kSyntax);
    if (!ship) return failure(ship);
    if (ship->size() != 1)
        return std::unexpected(error_at(statement.arguments.front().span, "ships needs one value"));
    const auto lengths = lengths_of(statement);
    if (!lengths) return failure(lengths);
    const Slot cells = cells_of(sequences);
    const auto neighbours = neighbours_of(puzzle.grid, cells);
    const Value value = value_of(ship->front());
    Slot pairs;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const std::uint32_t other : {neighbours[i].down_left, neighbours[i].down_right}) {
            if (other != SquareNeighbours::kNone) pairs.insert(pairs.end(), {cells[i], cells[other]});
        }
    }
    RuleList rules;
    rules.push_back(std::make_unique<Ships>(cells, neighbours, value, *lengths));
    if (!pairs.empty())
        rules.push_back(std::make_unique<ShipsApart>(std::move(pairs), value, value_words(puzzle)));
    return rules;
}

}  // namespace

RuleEntry ships_rule() {
    return {
        .name = "ships",
        .syntax = std::string(kSyntax),
        .summary =
            "The cells with the value are ships of the lengths: straight lines along rows and columns that "
            "do not "
            "touch, not even at a corner.",
        .shape = RuleShape::OneDrawing,
        .example =
            "grid 4x4\n"
            "range ~ S\n"
            "rule ships S 3 2 1 at all\n"
            "clues count S ?\n"
            "left 3 0 2 1\n"
            "top  1 3 1 1\n",
        .example_solutions = 1,
        .default_place = "all",
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
