#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/grids/straight_lines.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/words/drawn_word.hpp"

namespace sator::rules {

namespace {

enum class Piece : std::uint8_t { King, Knight };

using Pair = std::pair<CellId, CellId>;
using Pairs = std::vector<Pair>;

/// Cells a king's or a knight's move apart are not equal. All pairs of one drawing are one rule, which posts
/// a propagator for each pair: GAC pair by pair.
class NoEqualNeighbours final : public Rule {
  public:
    /// `pairs`: the pairs of cells. `values`: the set of values that no pair may hold twice; if empty, all
    /// values. `words`: the words of a set of values.
    NoEqualNeighbours(const Pairs& pairs, std::vector<Word> values, std::size_t words, Piece piece)
        : values_(std::move(values)), words_(words), piece_(piece) {
        cells_.reserve(2 * pairs.size());
        for (const auto& [a, b] : pairs) cells_.insert(cells_.end(), {a, b});
    }

    /// Returns the cells of each pair, one pair after the other.
    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        for (std::size_t i = 0; i < values.size(); i += 2) {
            if (values[i] == values[i + 1] && matters(values[i])) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        const auto all = std::make_shared<const AllDifferent>(std::vector<Word>(words_, 0));
        std::vector<std::shared_ptr<const Among>> at_most_one;
        for_each_bit(values_, [&](std::size_t v) {
            std::vector<Word> only(words_, 0);
            set_bit(only, v);
            at_most_one.push_back(std::make_shared<const Among>(std::move(only), 0, 1));
        });
        for (std::size_t i = 0; i < cells_.size(); i += 2) {
            const std::array pair{variable_of(cells_[i]), variable_of(cells_[i + 1])};
            if (values_.empty()) model.post(all, pair);
            for (const auto& count : at_most_one) model.post(count, pair);
        }
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::vector<Symbol> symbols;
        const ValueName* name = nullptr;
        for_each_bit(values_, [&](std::size_t v) {
            symbols.push_back(naming.puzzle.alphabet[v]);
            name = value_name(naming.puzzle, ValueId(v));
        });
        if (symbols.size() == 1 && name != nullptr && piece_ == Piece::King)
            return {labelled(label(), name->plural), "not touch, not even at a corner"};
        const std::string what = symbols.empty()       ? "value"
                                 : symbols.size() == 1 ? to_symbol_list_text(symbols)
                                                       : "of " + to_symbol_list_text(symbols);
        return {labelled(label(), "cells a " + std::string(piece_ == Piece::King ? "king" : "knight") +
                                      "'s move apart"),
                "not both hold " + (symbols.size() == 1 ? what : "the same " + what)};
    }

  private:
    bool matters(Value v) const { return values_.empty() || has_bit(values_, static_cast<std::size_t>(v)); }

    Slot cells_;
    std::vector<Word> values_;
    std::size_t words_;
    Piece piece_;
};

/// Returns the pairs of neighbours, orthogonal and diagonal; in a hexagon a cell has six.
Pairs king_pairs(const Grid& grid, const Slot& cells, LimitWatch& watch) {
    Pairs pairs;
    for (const Slot& line : straight_lines(grid, cells, 2, watch)) {
        if (line[0] < line[1]) pairs.emplace_back(line[0], line[1]);
    }
    return pairs;
}

/// Returns the pairs a knight's move apart.
Pairs knight_pairs(const Grid& grid, const Slot& cells, LimitWatch& watch) {
    constexpr std::array<std::pair<std::int64_t, std::int64_t>, 4> kMovesDown{
        {{1, 2}, {1, -2}, {2, 1}, {2, -1}}};
    const CellMap map(grid, cells);
    Slot in_order = cells;
    std::ranges::sort(in_order);
    Pairs pairs;
    std::set<Pair> known;  // on a small torus, two moves may lead to one cell
    for (const CellId cell : in_order) {
        if (watch.is_over(kMovesDown.size()) || !watch.has_room_to_grow(pairs, kMovesDown.size())) break;
        for (const auto& [down, right] : kMovesDown) {
            const auto other = map.next(cell, {"", down, right});
            if (!other || (grid.is_torus && !known.insert(std::minmax(cell, *other)).second)) continue;
            pairs.emplace_back(cell, *other);
        }
    }
    return pairs;
}

RuleMaker make(Piece piece) {
    return [piece](const RuleStatement& statement, std::span<const Sequence> sequences,
                   RuleContext& context) -> std::expected<RuleList, Diagnostic> {
        const Puzzle& puzzle = context.puzzle;
        std::vector<Word> values;
        if (!statement.arguments.empty()) {
            const auto listed =
                value_arguments(statement, statement.arguments, puzzle, statement.name + " VALUES");
            if (!listed) return failure(listed);
            values.assign(value_words(puzzle), 0);
            for (const ValueId v : *listed) set_bit(values, v);
        }
        if (piece == Piece::Knight && puzzle.grid.kind == GridKind::Hexagon) {
            return std::unexpected(error_at(statement.span, "a knight does not move among hexagons",
                                            "use anti_king, or a square grid"));
        }
        const Slot cells = cells_of(sequences);
        const Pairs pairs = piece == Piece::King ? king_pairs(puzzle.grid, cells, context.watch)
                                                 : knight_pairs(puzzle.grid, cells, context.watch);
        RuleList rules;
        if (pairs.empty() || context.watch.is_over()) return rules;
        rules.push_back(std::make_unique<NoEqualNeighbours>(pairs, values, value_words(puzzle), piece));
        return rules;
    };
}

}  // namespace

RuleEntry anti_king_rule() {
    return {
        .name = "anti_king",
        .syntax = "anti_king VALUES",
        .summary =
            "No two marked cells a king's move apart hold the same value. With VALUES, this is true only of "
            "these values.",
        .shape = RuleShape::OneDrawing,
        .example =
            "layout\n"
            "| ****\n"
            "| ****\n"
            "\n"
            "range \".\" \"*\"\n"
            "|*\n"
            "\n"
            "rule anti_king \"*\"\n"
            "rule count \"*\" 2\n"
            "| ****\n"
            "| ****\n",
        .example_solutions = 12,
        .default_place = "all",
        .usual_kind = "sudoku",
        .is_about_places = true,
        .maker = make(Piece::King),
    };
}

RuleEntry anti_knight_rule() {
    return {
        .name = "anti_knight",
        .syntax = "anti_knight VALUES",
        .summary =
            "No two marked cells a knight's move apart hold the same value. With VALUES, this is true only "
            "of these values.",
        .shape = RuleShape::OneDrawing,
        .example =
            "layout\n"
            "| ***\n"
            "| ***\n"
            "\n"
            "range 1 2\n"
            "|*\n"
            "\n"
            "rule anti_knight\n"
            "| ***\n"
            "| ***\n",
        .example_solutions = 16,
        .default_place = "all",
        .usual_kind = "sudoku",
        .is_about_places = true,
        .maker = make(Piece::Knight),
    };
}

}  // namespace sator::rules
