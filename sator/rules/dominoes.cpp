#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/basic/binary_table.hpp"
#include "sator/propagators/basic/wanted_values.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "dominoes LEFT RIGHT UP DOWN";
constexpr std::size_t kDirections = 4;

/// The values that say where the other half of a domino lies: left, right, up, down.
using Directions = std::array<Value, kDirections>;

/// Returns the index of the opposite direction.
constexpr std::size_t opposite(std::size_t direction) {
    return direction ^ 1;
}

/// A domino that the grid has room for.
struct Place {
    CellId first, second;
    std::size_t direction = 0;           ///< from the first cell to the second
    std::array<std::string, 2> letters;  ///< of its cells, sorted
};

/// A neighbour of a cell, and the direction in which it lies.
struct Neighbour {
    CellId cell;
    std::size_t direction = 0;
};

/// A cell points at the other half of its domino, which points back, and no other neighbour points at the
/// cell: a binary table for each neighbour. They form a star, so with the cell's possible directions all
/// together is GAC.
class DominoHalf final : public Rule {
  public:
    /// `words`: the words of a set of values.
    DominoHalf(CellId cell, std::vector<Neighbour> neighbours, Directions directions, std::size_t words)
        : cells_{cell}, neighbours_(std::move(neighbours)), directions_(directions), words_(words) {
        for (const Neighbour& neighbour : neighbours_) cells_.push_back(neighbour.cell);
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        bool has_other_half = false;
        for (std::size_t i = 0; i < neighbours_.size(); ++i) {
            const bool points_there = values[0] == there(neighbours_[i]);
            const bool points_back = values[i + 1] == back(neighbours_[i]);
            if (points_there != points_back) return false;
            has_other_half |= points_there;
        }
        return has_other_half;
    }

    void post(Model& model) const override {
        std::vector<Word> possible(words_, 0);
        const VariableId own = variable_of(cells_[0]);
        for (const Neighbour& neighbour : neighbours_) {
            const Value to = there(neighbour), from = back(neighbour);
            set_bit(possible, static_cast<std::size_t>(to));
            const auto agree = std::make_shared<const BinaryRelation>(
                words_ * kWordBits, words_, [&](Value a, Value b) { return (a == to) == (b == from); });
            model.post(std::make_shared<const BinaryTable>(agree),
                       std::array{own, variable_of(neighbour.cell)});
        }
        model.post(std::make_shared<const Among>(possible, 1, 1), std::array{own});
    }

    RuleWords words(const RuleNaming& naming) const override {
        const Sequence half{"", {cells_[0]}};
        return {rule_subject(naming, half, {}, label(), ReadingDirection::DoesNotMatter),
                "form a domino with one cell beside it"};
    }

  private:
    Value there(const Neighbour& neighbour) const { return directions_[neighbour.direction]; }
    Value back(const Neighbour& neighbour) const { return directions_[opposite(neighbour.direction)]; }

    Slot cells_;
    std::vector<Neighbour> neighbours_;
    Directions directions_;
    std::size_t words_;
};

/// How often a domino is needed.
enum class Need : std::uint8_t { Once, AtMostOnce };

/// The domino with two letters lies at one of its places, or at most at one: GAC (WantedValues) if no cell is
/// at two of them.
class DominoPair final : public Rule {
  public:
    DominoPair(std::span<const Place> places, const Directions& directions, Need need)
        : letters_(places.front().letters), need_(need) {
        for (const Place& place : places) {
            cells_.push_back(place.first);
            wanted_.push_back(directions[place.direction]);
        }
    }

    /// Returns the first cell of each place; a cell can be there twice.
    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        std::size_t used = 0;
        for (std::size_t i = 0; i < values.size(); ++i) used += values[i] == wanted_[i];
        return used == 1 || (used == 0 && need_ == Need::AtMostOnce);
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const WantedValues>(wanted_, need_ == Need::Once ? 1 : 0, 1),
                   variables_of(cells_));
    }

    RuleWords words(const RuleNaming& /*naming*/) const override {
        return {labelled(label(), "the domino " + letters_[0] + " " + letters_[1]),
                need_ == Need::Once ? "lie at one place" : "not lie at two places"};
    }

  private:
    std::array<std::string, 2> letters_;
    Need need_;
    Slot cells_;
    std::vector<Value> wanted_;
};

/// Returns the values of the four directions: those that the statement lists, or L, R, U and D.
std::expected<Directions, Diagnostic> directions(const RuleStatement& statement, const Puzzle& puzzle) {
    std::vector<Argument> arguments = statement.arguments;
    if (arguments.empty()) {
        for (const char* const letter : {"L", "R", "U", "D"})
            arguments.push_back({.text = letter, .flags = {}, .span = statement.span});
    }
    const auto values = value_arguments(statement, arguments, puzzle, kSyntax);
    if (!values) return failure(values);
    const std::set<ValueId> different(values->begin(), values->end());
    if (values->size() != kDirections || different.size() != kDirections) {
        return std::unexpected(error_at(arguments[0].span, "dominoes needs four different values",
                                        "write " + std::string(kSyntax) + ", or nothing for L R U D"));
    }
    return Directions{value_of((*values)[0]), value_of((*values)[1]), value_of((*values)[2]),
                      value_of((*values)[3])};
}

/// Returns the letter of each cell. Refuses a cell with two letters.
std::expected<std::map<CellId, std::string>, Diagnostic> letters_of(const RuleStatement& statement,
                                                                    std::span<const Sequence> sequences,
                                                                    const Puzzle& puzzle) {
    std::map<CellId, std::string> letters;
    for (const Sequence& sequence : sequences) {
        for (const CellId cell : sequence.cells) {
            if (letters.emplace(cell, sequence.label).second) continue;
            return std::unexpected(error_at(statement.span, cell_name(puzzle.grid, cell) + " is marked twice",
                                            "each half of a domino has one letter"));
        }
    }
    return letters;
}

/// Returns the places for a domino, to the right and down from each cell.
std::vector<Place> places_of(const std::map<CellId, std::string>& letters, const Grid& grid) {
    Slot cells;
    for (const auto& [cell, letter] : letters) cells.push_back(cell);
    const CellMap map(grid, cells);
    std::vector<Place> places;
    for (const CellId cell : cells) {
        for (const CellStep& step : map.steps()) {
            const bool is_right = step.down == 0 && step.right > 0,
                       is_down = step.right == 0 && step.down > 0;
            const auto other = is_right || is_down ? map.next(cell, step) : std::nullopt;
            if (!other) continue;
            Place place{cell, *other, is_right ? 1U : 3U, {letters.at(cell), letters.at(*other)}};
            std::ranges::sort(place.letters);
            places.push_back(std::move(place));
        }
    }
    return places;
}

/// Makes a rule for each cell.
void add_halves(const std::map<CellId, std::string>& letters, std::span<const Place> places,
                const Directions& directions, std::size_t words, RuleList& rules) {
    std::map<CellId, std::vector<Neighbour>> neighbours;
    for (const Place& place : places) {
        neighbours[place.first].push_back({place.second, place.direction});
        neighbours[place.second].push_back({place.first, opposite(place.direction)});
    }
    for (const auto& [cell, letter] : letters)
        rules.push_back(std::make_unique<DominoHalf>(cell, neighbours[cell], directions, words));
}

/// Makes a rule for each two letters. If there are as many dominoes as pairs of letters, all are needed.
void add_pairs(std::size_t cells, std::size_t letters, std::span<const Place> places,
               const Directions& directions, RuleList& rules) {
    const Need need = cells == letters * (letters + 1) ? Need::Once : Need::AtMostOnce;
    std::map<std::array<std::string, 2>, std::vector<Place>> by_letters;
    for (const Place& place : places) by_letters[place.letters].push_back(place);
    for (const auto& [pair, own] : by_letters)
        rules.push_back(std::make_unique<DominoPair>(own, directions, need));
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    if (has_shifted_rows(puzzle.grid)) {
        return std::unexpected(
            error_at(statement.span, "dominoes do not cover hexagons", "use a grid of squares"));
    }
    const auto values = directions(statement, puzzle);
    if (!values) return failure(values);
    const auto letters = letters_of(statement, sequences, puzzle);
    if (!letters) return failure(letters);
    const std::vector<Place> places = places_of(*letters, puzzle.grid);
    RuleList rules;
    add_halves(*letters, places, *values, value_words(puzzle), rules);
    add_pairs(letters->size(), sequences.size(), places, *values, rules);
    return rules;
}

}  // namespace

RuleEntry dominoes_rule() {
    return {
        .name = "dominoes",
        .syntax = std::string(kSyntax),
        .summary =
            "The cells form dominoes, and each cell says where its other half lies. The letters of the "
            "drawing stand for the numbers on the dominoes: no two dominoes have the same two. The values of "
            "the directions are L, R, U and D if they are left out.",
        .shape = RuleShape::OneDrawing,
        .example =
            "grid 3x2\n"
            "range L R U D\n"
            "\n"
            "rule dominoes\n"
            "| a a b\n"
            "| b b a\n",
        .example_solutions = 1,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
