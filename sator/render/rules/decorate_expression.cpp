// Pictures of expressions that have a well-known form: a sum, product, difference or quotient is a cage; a
// cell that is a sum of others is an arrow; a comparison of neighbours is a sign on their border; |a − b| = n
// is a dot. Other conditions are described in the notes.

#include <algorithm>
#include <array>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/rules/decorators.hpp"
#include "sator/rules/expression/expression_parser.hpp"
#include "sator/rules/expression/place_letters.hpp"

namespace sator::render {

namespace {

using Kind = Expression::Kind;
using NodeId = Expression::NodeId;

/// For longer shafts, the order of the cells is not searched (the search is exponential in the worst case).
constexpr std::size_t kMaxShaftCells = 12;

struct SignOf {
    Kind kind;
    std::string_view sign;
};
constexpr std::array<SignOf, 8> kSigns = {{{Kind::Less, "<"},
                                           {Kind::AtMost, "<="},
                                           {Kind::Greater, ">"},
                                           {Kind::AtLeast, ">="},
                                           {Kind::Equal, "="},
                                           {Kind::NotEqual, "!="},
                                           {Kind::SameSymbol, "="},
                                           {Kind::OtherSymbol, "!="}}};

/// Draws the conditions of one expression.
class ConditionDrawing {
  public:
    ConditionDrawing(const Expression& expression, Sketch& sketch)
        : expression_(expression), sketch_(sketch) {}

    bool draw(NodeId condition) {
        const Expression::Node& node = expression_[condition];
        if (node.operands.size() != 2) return false;
        const NodeId a = node.operands[0], b = node.operands[1];
        if (draw_sign(node.kind, a, b)) return true;
        if (node.kind != Kind::Equal) return false;
        return draw_cage(a, b) || draw_cage(b, a) || draw_arrow(a, b) || draw_arrow(b, a);
    }

  private:
    bool is_cell(NodeId id) const { return expression_[id].kind == Kind::Cell; }
    /// Returns whether a node is the number or the symbol in a cell.
    bool is_content(NodeId id) const { return is_cell(id) || expression_[id].kind == Kind::CellSymbol; }
    CellId cell(NodeId id) const { return expression_.cells[expression_[id].position]; }

    /// Returns the cells of the operands of a `kind` node; empty if the node is of another kind or has an
    /// operand that is no cell.
    Slot cells_of(NodeId id, Kind kind) const {
        Slot cells;
        if (expression_[id].kind != kind) return cells;
        for (const NodeId operand : expression_[id].operands) {
            if (!is_cell(operand)) return {};
            cells.push_back(cell(operand));
        }
        return cells;
    }
    Slot summed(NodeId id) const {
        Slot cells = cells_of(id, Kind::Sum);
        return cells.empty() ? cells_of(id, Kind::Add) : cells;
    }

    /// Appends the cells of a sum in which each is counted by its place: a + 2 * b + 3 * c. Returns false if it is none.
    bool add_summed_by_place(NodeId id, Slot& cells) const {
        const Expression::Node& node = expression_[id];
        if (node.kind == Kind::Add)
            return std::ranges::all_of(node.operands,
                                       [&](NodeId operand) { return add_summed_by_place(operand, cells); });
        const bool is_first = cells.empty() && is_cell(id);
        const bool is_product =
            node.kind == Kind::Multiply && node.operands.size() == 2 &&
            expression_[node.operands[0]].kind == Kind::Number &&
            expression_[node.operands[0]].number == static_cast<std::int64_t>(cells.size() + 1) &&
            is_cell(node.operands[1]);
        if (!is_first && !is_product) return false;
        cells.push_back(cell(is_first ? id : node.operands[1]));
        return true;
    }
    Slot summed_by_place(NodeId id) const {
        Slot cells;
        return expression_[id].kind == Kind::Add && add_summed_by_place(id, cells) ? cells : Slot{};
    }

    bool draw_sign(Kind kind, NodeId a, NodeId b) {
        const auto sign = std::ranges::find(kSigns, kind, &SignOf::kind);
        if (sign == kSigns.end() || !is_content(a) || !is_content(b)) return false;
        if (!sketch_.board.are_neighbours(cell(a), cell(b))) return false;
        add_sign(cell(a), cell(b), sign->sign, sketch_);
        return true;
    }

    /// Draws a cage if `left` is a cell, sum, product or difference and `right` a number, or if `left` is the
    /// greatest value and `right` a multiple of the least.
    bool draw_cage(NodeId left, NodeId right) {
        if (draw_quotient(left, right)) return true;
        if (expression_[right].kind != Kind::Number) return false;
        const std::string number = std::to_string(expression_[right].number);
        if (is_cell(left)) return add({cell(left)}, number, "");
        if (const Slot cells = summed(left); !cells.empty()) return add_sum(cells, number);
        if (const Slot cells = summed_by_place(left); !cells.empty()) return add_sum_by_place(cells, number);
        if (const Slot cells = cells_of(left, Kind::Product); !cells.empty()) {
            return add(cells, number + "×", "A cage's number with × is its product.");
        }
        return draw_difference(left, number);
    }

    bool draw_difference(NodeId left, const std::string& number) {
        const Expression::Node& node = expression_[left];
        if (node.kind == Kind::Absolute) return draw_distance(node.operands[0], number);
        if (node.kind != Kind::Subtract) return false;
        const Slot greatest = cells_of(node.operands[0], Kind::Greatest),
                   least = cells_of(node.operands[1], Kind::Least);
        if (greatest.empty() || greatest != least) return false;
        return add(greatest, number + "−",
                   "A cage's number with − is the difference of its greatest and its least value.");
    }

    bool draw_distance(NodeId id, const std::string& number) {
        const Slot cells = cells_of(id, Kind::Subtract);
        if (cells.size() != 2 || !sketch_.board.are_neighbours(cells[0], cells[1])) return false;
        add_dot(cells[0], cells[1], Look::WhiteDot, number == "1" ? "" : number, sketch_);
        sketch_.add_to_legend(number == "1"
                                  ? "White dot: the two values differ by 1."
                                  : "White dot with a number: the two values differ by that number.");
        return true;
    }

    bool draw_quotient(NodeId left, NodeId right) {
        const Slot greatest = cells_of(left, Kind::Greatest);
        const Expression::Node& node = expression_[right];
        if (greatest.empty() || node.kind != Kind::Multiply) return false;
        for (std::size_t i = 0; i < 2; ++i) {
            const Expression::Node& factor = expression_[node.operands[i]];
            if (factor.kind != Kind::Number || cells_of(node.operands[1 - i], Kind::Least) != greatest)
                continue;
            return add(greatest, std::to_string(factor.number) + "÷",
                       "A cage's number with ÷ is how many times its greatest value is its least.");
        }
        return false;
    }

    bool add(const Slot& cells, const std::string& text, const std::string& sentence) {
        if (!sketch_.board.has_lattice || !is_connected(sketch_.board, cells)) return false;
        sketch_.add_cage({cells, text});
        if (!sentence.empty()) sketch_.add_to_legend(sentence);
        return true;
    }

    bool add_sum(const Slot& cells, const std::string& number) {
        if (!line_kind(sketch_.board, cells)) return add(cells, number, "A cage's number is its sum.");
        const EdgeMeaning meaning = meaning_of_sum(sketch_);
        add_edge_clue({.sequence = {"", cells}, .text = number, .mark = meaning.mark}, meaning.sentence,
                      sketch_);
        return true;
    }

    bool add_sum_by_place(const Slot& cells, const std::string& number) {
        return add_edge_clue({.sequence = {"", cells}, .text = number, .mark = "Σ"},
                             "At the edge: the sum of the line's cells, each times its place.", sketch_);
    }

    bool draw_arrow(NodeId circle, NodeId shaft) {
        if (!is_cell(circle)) return false;
        Slot path{cell(circle)};
        Slot rest = summed(shaft);
        if (rest.empty() || rest.size() > kMaxShaftCells || !extend(path, rest)) return false;
        add_arrow_shaft(path, sketch_);
        add_circle(path[0], sketch_);
        sketch_.add_to_legend("The value in an arrow's circle is the sum of those along its shaft.");
        return true;
    }

    /// Appends all of `rest` to the path so that each cell touches the previous one, preferring straight
    /// continuations. Returns false if that is impossible. Depth-first search with backtracking.
    bool extend(Slot& path, Slot& rest) const {
        if (rest.empty()) return sketch_.board.has_lattice;
        for (const CellId next : nearest_first(path.back(), rest)) {
            if (!sketch_.board.touch(path.back(), next)) continue;
            path.push_back(next);
            std::erase(rest, next);
            if (extend(path, rest)) return true;
            rest.push_back(next);
            path.pop_back();
        }
        return false;
    }

    Slot nearest_first(CellId from, Slot cells) const {
        const Board& board = sketch_.board;
        std::ranges::stable_sort(
            cells, {}, [&](CellId cell) { return length(board.centre(cell) - board.centre(from)); });
        return cells;
    }

    const Expression& expression_;
    Sketch& sketch_;
};

bool draw_drawing(const RuleStatement& statement, const MarkedDrawing& drawing, Sketch& sketch) {
    const auto expression = parse_expression(
        statement, statement.is_placed ? rules::lettered_place(drawing) : drawing, sketch.puzzle);
    if (!expression) return false;
    // A part of a condition on a place, e.g. of the runs of a str8ts, would look like the clue of a cage.
    if (statement.is_placed && expression->conjuncts().size() > 1) return false;
    bool is_drawn = true;
    for (const NodeId condition : expression->conjuncts())
        is_drawn &= ConditionDrawing(*expression, sketch).draw(condition);
    return is_drawn;
}

}  // namespace

bool decorate_expression(const RuleStatement& statement, Sketch& sketch) {
    bool is_drawn = !statement.drawings.empty();
    for (const MarkedDrawing& drawing : statement.drawings)
        is_drawn &= draw_drawing(statement, drawing, sketch);
    return is_drawn;
}

}  // namespace sator::render
