// The rule `bank`: the groups of cells with one of the values are the pieces of a bank, as in a statue park. The propagator PieceBank has
// all places of the pieces; `holds` looks at the shape of each group.

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/divisions/piece_bank.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/lines/polyominoes.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kBankSyntax = "bank VALUES [some] [apart] [one_each] shapes SHAPE…";
/// More places of pieces than this are refused. Twelve pentominoes have 55,000 in 30 rows of 30 cells.
constexpr std::size_t kMostBankPlaces = 300'000;

struct BankDemand {
    bool are_some = false;     ///< not all pieces must be used
    bool are_apart = false;    ///< pieces do not touch at a corner either
    bool is_one_each = false;  ///< each piece lies in one of the sequences, and each sequence has at most one
    std::vector<CellPoints> shapes;     ///< each shape once, in the position `congruent_shape`
    std::vector<std::uint32_t> pieces;  ///< their number, by shape
};

class Bank final : public Rule {
  public:
    /// `groups`: the number of each cell's sequence.
    Bank(Slot cells, std::vector<std::uint32_t> groups, CellPoints points, std::vector<ValueId> values,
         BankDemand demand, const Puzzle& puzzle)
        : cells_(std::move(cells)),
          groups_(std::move(groups)),
          points_(std::move(points)),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)),
          demand_(std::move(demand)) {
        for (std::uint32_t i = 0; i < points_.size(); ++i) {
            cell_at_[points_[i]] = i;
            members_[groups_[i]].push_back(i);
        }
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        std::vector<std::uint32_t> piece(values.size(), kNoPiece);  // its number, by cell
        std::map<CellPoints, std::uint32_t> used;
        std::set<std::uint32_t> with_piece;
        std::uint32_t count = 0;
        for (std::uint32_t first = 0; first < values.size(); ++first) {
            if (!is_lit(values[first]) || piece[first] != kNoPiece) continue;
            std::vector<std::uint32_t> cells{first};
            piece[first] = count;
            CellPoints shape;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                shape.push_back(points_[cells[i]]);
                for_each_beside(cells[i], false, [&](std::uint32_t next) {
                    if (!is_lit(values[next]) || piece[next] != kNoPiece) return;
                    piece[next] = count;
                    cells.push_back(next);
                });
            }
            ++count;
            ++used[congruent_shape(shape)];
            if (!demand_.is_one_each) continue;
            const auto is_own = [&](std::uint32_t i) { return groups_[i] == groups_[first]; };
            if (!std::ranges::all_of(cells, is_own) || !with_piece.insert(groups_[first]).second)
                return false;
        }
        for (std::uint32_t i = 0; i < values.size() && demand_.are_apart; ++i) {
            bool touches = false;
            for_each_beside(i, true, [&](std::uint32_t next) {
                touches =
                    touches || (piece[i] != kNoPiece && piece[next] != kNoPiece && piece[i] != piece[next]);
            });
            if (touches) return false;
        }
        for (std::size_t shape = 0; shape < demand_.shapes.size(); ++shape) {
            const std::uint32_t found = used[demand_.shapes[shape]];
            if (found > demand_.pieces[shape] || (found < demand_.pieces[shape] && !demand_.are_some))
                return false;
        }
        return used.size() == demand_.shapes.size();  // no other shape
    }

    void post(Model& model) const override {
        std::vector<BankPlace> all = places();
        const std::vector<VariableId> variables = variables_of(cells_);
        if (!demand_.are_some) {
            std::size_t lit = 0;
            for (std::size_t shape = 0; shape < demand_.shapes.size(); ++shape)
                lit += demand_.shapes[shape].size() * demand_.pieces[shape];
            if (lit > cells_.size()) return model.post(std::make_shared<const AlwaysFalse>(), variables);
            model.post_redundant(std::make_shared<const Among>(is_listed_, lit, lit), variables);
        }
        model.post(std::make_shared<const PieceBank>(
                       is_listed_, std::move(all), demand_.pieces,
                       demand_.are_some ? PieceBank::Use::Some : PieceBank::Use::All, cells_.size()),
                   variables);
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::string demand = demand_.are_some ? "be pieces of the bank, each at most once"
                                              : "be the pieces of the bank, each exactly once";
        if (demand_.are_apart) demand += ", and not touch at a corner";
        if (demand_.is_one_each) demand += ", at most one in each region";
        return {labelled(label(), "the groups of " + spoken_value(naming.puzzle, values_.front())), demand};
    }

    std::size_t place_count() const { return places().size(); }

  private:
    static constexpr std::uint32_t kNoPiece = 0xFFFF'FFFFU;

    bool is_lit(Value value) const { return has_bit(is_listed_, static_cast<std::size_t>(value)); }

    /// Calls `visit(position)` for each cell that shares an edge with a cell, or only a corner.
    template <class Visit>
    void for_each_beside(std::uint32_t cell, bool are_corners, Visit visit) const {
        for (const std::int32_t down : {-2, 0, 2}) {
            for (const std::int32_t right : {-2, 0, 2}) {
                const bool is_wanted = are_corners ? down != 0 && right != 0 : (down == 0) != (right == 0);
                const auto next =
                    is_wanted ? cell_at_.find({points_[cell].row + down, points_[cell].column + right})
                              : cell_at_.end();
                if (next != cell_at_.end()) visit(next->second);
            }
        }
    }

    /// Returns all places of all shapes; a few more than kMostBankPlaces of them at most.
    std::vector<BankPlace> places() const {
        std::vector<BankPlace> all;
        for (std::uint32_t shape = 0; shape < demand_.shapes.size(); ++shape) {
            for (const CellPoints& position : all_positions(demand_.shapes[shape])) {
                for (std::uint32_t cell = 0; cell < points_.size() && all.size() <= kMostBankPlaces; ++cell)
                    add_place(position, points_[cell], shape, all);
            }
        }
        return all;
    }

    /// Adds the place whose first cell is at a point if all its cells are there.
    void add_place(const CellPoints& position, HalfCell first, std::uint32_t shape,
                   std::vector<BankPlace>& all) const {
        BankPlace place;
        place.shape = shape;
        std::set<std::uint32_t> off;
        for (const HalfCell at : position) {
            const auto cell = cell_at_.find({first.row + at.row - position.front().row,
                                             first.column + at.column - position.front().column});
            if (cell == cell_at_.end()) return;
            place.on.push_back(cell->second);
        }
        if (demand_.is_one_each) {
            const std::uint32_t own = groups_[place.on.front()];
            if (!std::ranges::all_of(place.on, [&](std::uint32_t i) { return groups_[i] == own; })) return;
            off.insert(members_.at(own).begin(), members_.at(own).end());
        }
        for (const std::uint32_t cell : place.on) {
            for_each_beside(cell, false, [&](std::uint32_t next) { off.insert(next); });
            if (demand_.are_apart) for_each_beside(cell, true, [&](std::uint32_t next) { off.insert(next); });
        }
        for (const std::uint32_t cell : place.on) off.erase(cell);
        place.off.assign(off.begin(), off.end());
        all.push_back(std::move(place));
    }

    Slot cells_;
    std::vector<std::uint32_t> groups_;  // by cell
    CellPoints points_;                  // by cell
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
    BankDemand demand_;
    std::map<HalfCell, std::uint32_t> cell_at_;
    std::map<std::uint32_t, std::vector<std::uint32_t>> members_;  // by group
};

/// Returns the piece of a word: a name such as T4, or rows of x and dots with '/' between them.
std::optional<CellPoints> piece_of(std::string_view word) {
    if (auto named = find_polyomino(word)) return named;
    if (word.find_first_not_of("x./") != std::string_view::npos) return std::nullopt;
    CellPoints cells = drawn_polyomino(word, 'x');
    if (cells.empty() || !hang_together(cells)) return std::nullopt;
    return cells;
}

/// Takes the words and `shapes SHAPE…` from the arguments.
std::expected<BankDemand, Diagnostic> take_bank(const RuleStatement& statement,
                                                std::vector<Argument>& arguments) {
    BankDemand demand;
    const auto word = std::ranges::find(arguments, "shapes", &Argument::text);
    if (word == arguments.end() || word + 1 == arguments.end())
        return std::unexpected(
            error_at(statement.span, "bank needs pieces", "write " + std::string(kBankSyntax)));
    std::map<CellPoints, std::uint32_t> pieces;
    for (auto at = word + 1; at != arguments.end(); ++at) {
        const auto piece = piece_of(at->text);
        if (!piece)
            return std::unexpected(error_at(at->span, "'" + at->text + "' is no piece",
                                            "write a name, e.g. I3, T4 or W5, or its rows: xx/x./x."));
        ++pieces[congruent_shape(*piece)];
    }
    for (const auto& [shape, count] : pieces) {
        demand.shapes.push_back(shape);
        demand.pieces.push_back(count);
    }
    arguments.erase(word, arguments.end());
    demand.are_some = take_word(arguments, "some");
    demand.are_apart = take_word(arguments, "apart");
    demand.is_one_each = take_word(arguments, "one_each");
    return demand;
}

std::expected<RuleList, Diagnostic> make_bank(const RuleStatement& statement,
                                              std::span<const Sequence> sequences, RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    auto demand = take_bank(statement, arguments);
    if (!demand) return failure(demand);
    const auto values = graph_values(statement, arguments, context.puzzle, kBankSyntax);
    if (!values) return failure(values);
    const puzzle::PositionMap map(context.puzzle.grid);
    Slot cells;
    std::vector<std::uint32_t> groups;
    CellPoints points;
    std::set<CellId> seen;
    for (std::uint32_t group = 0; group < sequences.size(); ++group) {
        for (const CellId cell : sequences[group].cells) {
            if (!seen.insert(cell).second || map.steps().size() != 4)
                return std::unexpected(error_at(statement.span, "bank is about square cells, each named once",
                                                "write e.g. 'bank 1 shapes I4 T4 at all'"));
            cells.push_back(cell);
            groups.push_back(group);
            points.push_back(map.point(cell));
        }
    }
    auto rule = std::make_unique<Bank>(std::move(cells), std::move(groups), std::move(points), *values,
                                       std::move(*demand), context.puzzle);
    if (rule->place_count() > kMostBankPlaces)
        return std::unexpected(error_at(statement.span, "the pieces have too many places",
                                        "write fewer pieces, or a smaller grid"));
    RuleList rules;
    rules.push_back(std::move(rule));
    return rules;
}

}  // namespace

RuleEntry bank_rule() {
    return {
        .name = "bank",
        .syntax = std::string(kBankSyntax),
        .summary =
            "Cells with one of the values form groups, which are the pieces of a bank, each exactly once; "
            "they "
            "may be turned and mirrored. A piece is a name (I1 to I5, L3 to L5, O4, S4, T4, and the letters "
            "of "
            "pentominoes with a 5) or its rows of x and dots: xx/x./x. some: each piece at most once. apart: "
            "pieces do not touch at a corner either. one_each: each piece lies in one of the groups of cells "
            "that follow, and each of these has at most one piece.",
        .shape = RuleShape::AllDrawings,
        .example =
            "layout 3x3\n"
            "range 0..1\n"
            "\n"
            "rule bank 1 shapes I2 I3 at all\n",
        .example_solutions = 8,
        .is_about_places = true,
        .maker = make_bank,
    };
}

}  // namespace sator::rules
