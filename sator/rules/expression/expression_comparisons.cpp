// The comparisons of expressions: ExpressionBuilder::comparison, within, add_equalities and what they need.
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/expression/expression_builder.hpp"

namespace sator::rules {

namespace {

using Part = ExpressionPart;
using Kind = Expression::Kind;
using NodeId = Expression::NodeId;
using Type = Part::Type;

}  // namespace

bool ExpressionBuilder::is_mixed_cell(const Part& part) const {
    bool has_others = false;
    if (part.type != Type::Cells || part.cells->cells.size() != 1) return false;
    for_each_value(puzzle_, part.cells->cells[0], [&](ValueId v) {
        has_others = has_others || puzzle_.alphabet[v].kind != Symbol::Kind::Number;
    });
    return has_others;
}

NodeId ExpressionBuilder::number_symbol(const Part& literal) {
    const auto value = puzzle_.alphabet.find(Symbol::of_number(expression_[literal.node].number));
    const std::int64_t index = value ? static_cast<std::int64_t>(*value) : -1;
    return add(Type::Symbol, {Kind::Symbol, {}, index, 0, literal.span}).node;
}

NodeId ExpressionBuilder::comparable(const Part& part) {
    if (!is_mixed_cell(part)) return integer(part);
    const CellId cell = part.cells->cells[0];
    bool has_number = false;
    for_each_value(puzzle_, cell, [&](ValueId v) {
        has_number = has_number || puzzle_.alphabet[v].kind == Symbol::Kind::Number;
    });
    if (!has_number) {
        refuse(part.span, cell_name(puzzle_.grid, cell) + " can hold no number",
               "compare it with a symbol or with another cell, with = or !=");
    }
    return add(Type::Integer, {Kind::CellIfNumber, {}, 0, position_of(cell), part.span}).node;
}

/// Symbols are compared if one operand is a symbol, or if a cell that can hold other symbols than numbers is
/// compared with another cell or a literal.
bool ExpressionBuilder::compares_symbols(const Part& left, const Part& right) const {
    if (left.type == Type::Symbol || right.type == Type::Symbol) return true;
    const auto is_value = [](const Part& part) { return part.type == Type::Cells || part.is_literal; };
    return is_value(left) && is_value(right) && (is_mixed_cell(left) || is_mixed_cell(right));
}

Part ExpressionBuilder::comparison(Kind kind, const Part& left, const Part& right, const SourceSpan& span) {
    const bool is_equality = kind == Kind::Equal || kind == Kind::NotEqual;
    if (is_equality && compares_symbols(left, right)) {
        const Kind of_symbols = kind == Kind::Equal ? Kind::SameSymbol : Kind::OtherSymbol;
        const NodeId a = symbol_of(left), b = symbol_of(right);
        return add(Type::Condition, {of_symbols, {a, b}, 0, 0, span});
    }
    if (is_equality && left.type == Type::Condition && right.type == Type::Condition) {
        const Part a = count({left}, span), b = count({right}, span);
        return add(Type::Condition, {kind, {a.node, b.node}, 0, 0, span});
    }
    const NodeId a = comparable(left), b = comparable(right);
    return add(Type::Condition, {kind, {a, b}, 0, 0, span});
}

Part ExpressionBuilder::within(const Part& value, const Part& first, const Part& last,
                               const SourceSpan& span) {
    if (first.is_literal && last.is_literal &&
        expression_[first.node].number > expression_[last.node].number) {
        const std::string a = std::to_string(expression_[first.node].number),
                          b = std::to_string(expression_[last.node].number);
        refuse(span, "the range " + a + ".." + b + " is empty", "write " + b + ".." + a);
    }
    const Part above = comparison(Kind::AtLeast, value, first, span),
               below = comparison(Kind::AtMost, value, last, span);
    return connective(Kind::And, {above, below}, span);
}

std::size_t ExpressionBuilder::add_equalities(const Part& value, const Part& other, std::vector<Part>& to) {
    if (other.type != Type::Cells || other.cells->cells.size() == 1) {
        to.push_back(comparison(Kind::Equal, value, other, other.span));
        return 1;
    }
    for (const CellId cell : other.cells->cells) {
        const Sequence single{other.cells->label, {cell}};
        to.push_back(comparison(Kind::Equal, value, {Type::Cells, 0, &single, other.span}, other.span));
    }
    return other.cells->cells.size();
}

}  // namespace sator::rules
