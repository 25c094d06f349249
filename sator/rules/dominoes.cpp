#include "sator/rules/dominoes.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/basic/binary_table.hpp"
#include "sator/propagators/basic/wanted_values.hpp"
#include "sator/puzzle/cell_coordinates.hpp"
#include "sator/puzzle/cell_map.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

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
    std::uint32_t first = 0, second = 0;  ///< indices of its cells
    std::size_t direction = 0;            ///< from the first cell to the second
    std::array<std::string, 2> letters;   ///< of its cells, sorted
};

/// The cells form dominoes: each cell says where its other half is. No two dominoes have the same letters.
/// Halves agree by a binary table for each two neighbours; the places for two letters are counted
/// (WantedValues), and one of them is used if each two letters are needed.
class Dominoes final : public Rule {
  public:
    /// `words`: the words of a set of values.
    Dominoes(Slot cells, std::vector<Place> places, Directions directions, std::size_t words,
             std::size_t letters)
        : cells_(std::move(cells)),
          places_(std::move(places)),
          directions_(directions),
          words_(words),
          needs_all_pairs_(cells_.size() == letters * (letters + 1)) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        std::vector<std::size_t> covered(cells_.size(), 0);
        std::set<std::array<std::string, 2>> used;
        for (const Place& place : places_) {
            if (values[place.first] != directions_[place.direction]) continue;
            if (values[place.second] != directions_[opposite(place.direction)]) return false;
            if (!used.insert(place.letters).second) return false;
            ++covered[place.first];
            ++covered[place.second];
        }
        return std::ranges::all_of(covered, [](std::size_t dominoes) { return dominoes == 1; });
    }

    void post(Model& model) const override {
        post_directions(model);
        std::map<std::array<std::string, 2>, std::vector<const Place*>> by_letters;
        for (const Place& place : places_) by_letters[place.letters].push_back(&place);
        for (const auto& [letters, places] : by_letters) {
            std::vector<Value> wanted;
            std::vector<VariableId> scope;
            for (const Place* place : places) {
                wanted.push_back(directions_[place->direction]);
                scope.push_back(variable_of(cells_[place->first]));
            }
            model.post(std::make_shared<const WantedValues>(wanted, needs_all_pairs_ ? 1 : 0, 1), scope);
        }
    }

    std::string describe(const Puzzle& /*puzzle*/) const override {
        return std::string("the cells must form dominoes, ") +
               (needs_all_pairs_ ? "each with two letters of its own" : "no two with the same two letters");
    }

  private:
    /// Posts that each half has its other half where it says.
    void post_directions(Model& model) const {
        std::vector<std::vector<Word>> possible(cells_.size(), std::vector<Word>(words_, 0));
        for (const Place& place : places_) {
            const Value there = directions_[place.direction], back = directions_[opposite(place.direction)];
            set_bit(possible[place.first], static_cast<std::size_t>(there));
            set_bit(possible[place.second], static_cast<std::size_t>(back));
            const auto agree = std::make_shared<const BinaryRelation>(
                words_ * kWordBits, words_, [&](Value a, Value b) { return (a == there) == (b == back); });
            model.post(std::make_shared<const BinaryTable>(agree),
                       std::array{variable_of(cells_[place.first]), variable_of(cells_[place.second])});
        }
        for (std::size_t cell = 0; cell < cells_.size(); ++cell)
            model.post(std::make_shared<const Among>(possible[cell], 1, 1),
                       std::array{variable_of(cells_[cell])});
    }

    Slot cells_;
    std::vector<Place> places_;
    Directions directions_;
    std::size_t words_;
    bool needs_all_pairs_;  // there are as many dominoes as pairs of letters
};

/// Returns the values of the four directions: those that the statement lists, or L, R, U and D.
std::expected<Directions, Diagnostic> directions(const RuleStatement& statement, const Puzzle& puzzle) {
    std::vector<Argument> arguments = statement.arguments;
    if (arguments.empty()) {
        for (const char* const letter : {"L", "R", "U", "D"})
            arguments.push_back({.text = letter, .flags = {}, .span = statement.span});
    }
    const auto values = value_arguments(statement, arguments, puzzle, kSyntax);
    if (!values) return std::unexpected(values.error());
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
std::vector<Place> places_of(const std::map<CellId, std::string>& letters, const Slot& cells,
                             const Grid& grid) {
    const CellMap map(grid, cells);
    std::vector<Place> places;
    for (std::uint32_t i = 0; i < cells.size(); ++i) {
        for (const CellStep& step : map.steps()) {
            const bool is_right = step.down == 0 && step.right > 0,
                       is_down = step.right == 0 && step.down > 0;
            const auto other = is_right || is_down ? map.next(cells[i], step) : std::nullopt;
            if (!other) continue;
            Place place{
                .first = i,
                .second = static_cast<std::uint32_t>(std::ranges::lower_bound(cells, *other) - cells.begin()),
                .direction = is_right ? 1U : 3U,
                .letters = {letters.at(cells[i]), letters.at(*other)}};
            std::ranges::sort(place.letters);
            places.push_back(std::move(place));
        }
    }
    return places;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    if (has_shifted_rows(puzzle.grid)) {
        return std::unexpected(
            error_at(statement.span, "dominoes do not cover hexagons", "use a grid of squares"));
    }
    const auto values = directions(statement, puzzle);
    if (!values) return std::unexpected(values.error());
    const auto letters = letters_of(statement, sequences, puzzle);
    if (!letters) return std::unexpected(letters.error());
    Slot cells;
    for (const auto& [cell, letter] : *letters) cells.push_back(cell);
    auto places = places_of(*letters, cells, puzzle.grid);
    RuleList rules;
    rules.push_back(std::make_unique<Dominoes>(std::move(cells), std::move(places), *values,
                                               value_words(puzzle), sequences.size()));
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
        .maker = make,
    };
}

}  // namespace sator::rules
