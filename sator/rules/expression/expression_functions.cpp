// The functions of expressions: ExpressionBuilder::call and what it needs.
#include <algorithm>

#include "sator/rules/expression/expression_builder.hpp"

namespace sator::rules {

namespace {

using Part = ExpressionPart;
using Kind = Expression::Kind;
using NodeId = Expression::NodeId;
using Type = Part::Type;

}  // namespace

Part ExpressionBuilder::call(std::string_view name, const std::vector<Part>& arguments,
                             const SourceSpan& span) {
    const auto of_many = [&](Kind kind, Use use) {
        return add(Type::Integer, {kind, integers(arguments, use, name), 0, 0, span});
    };
    if (name == "sum") return of_many(Kind::Sum, Use::NumberOrBlank);
    if (name == "product") return of_many(Kind::Product, Use::Number);
    if (name == "min") return of_many(Kind::Least, Use::Number);
    if (name == "max") return of_many(Kind::Greatest, Use::Number);
    if (name == "number") return of_many(Kind::Digits, Use::Digit);
    if (name == "count") return count(arguments, span);
    if (name == "distinct") return distinct(arguments, span);
    if (name == "sorted")
        return add(Type::Condition, {Kind::Sorted, integers(arguments, Use::Number, name), 0, 0, span});
    if (!has_one_argument(name, arguments, span)) return {};
    if (name == "abs") return arithmetic(Kind::Absolute, arguments, span);
    const NodeId operand = integer(arguments[0]);
    const Kind kind = name == "even"     ? Kind::Even
                      : name == "odd"    ? Kind::Odd
                      : name == "square" ? Kind::Square
                                         : Kind::Prime;
    return add(Type::Condition, {kind, {operand}, 0, 0, span});
}

bool ExpressionBuilder::has_one_argument(std::string_view name, const std::vector<Part>& arguments,
                                         const SourceSpan& span) {
    if (arguments.size() == 1) return true;
    refuse(span, std::string(name) + " takes one number", "write " + std::string(name) + "(a)");
    return false;
}

Part ExpressionBuilder::count(const std::vector<Part>& arguments, const SourceSpan& span) {
    Expression::Node node{Kind::Count, {}, 0, 0, span};
    if (arguments[0].type == Type::Condition) {
        for (const Part& part : arguments) node.operands.push_back(condition(part));
        return add(Type::Integer, std::move(node));
    }
    const Part& wanted = arguments.back();
    if (arguments.size() < 2) {
        refuse(span, "count needs cells and what to count", "write count(a, 3) or count(a = 1, b = 1)");
        return {};
    }
    const bool is_symbol = wanted.type == Type::Symbol || wanted.is_literal;
    NodeId value = wanted.node;
    if (!is_symbol) value = integer(wanted);
    if (wanted.is_literal) value = number_symbol(wanted);
    for (const Part& part : std::span(arguments).first(arguments.size() - 1)) {
        if (part.type != Type::Cells) {
            refuse(part.span, "count looks at cells only", "write letters of the drawing: count(a, b, 3)");
            return {};
        }
        for (const CellId cell : part.cells->cells) {
            const NodeId found =
                is_symbol ? cell_symbol(cell, part.span) : cell_number(cell, Use::Number, "count", part.span);
            const Kind kind = is_symbol ? Kind::SameSymbol : Kind::Equal;
            node.operands.push_back(add(Type::Condition, {kind, {found, value}, 0, 0, span}).node);
        }
    }
    return add(Type::Integer, std::move(node));
}

Part ExpressionBuilder::distinct(const std::vector<Part>& arguments, const SourceSpan& span) {
    const bool are_cells =
        std::ranges::all_of(arguments, [](const Part& part) { return part.type == Type::Cells; });
    if (!are_cells)
        return add(Type::Condition,
                   {Kind::Distinct, integers(arguments, Use::Number, "distinct"), 0, 0, span});
    Expression::Node node{Kind::DistinctSymbols, {}, 0, 0, span};
    for (const Part& part : arguments) {
        for (const CellId cell : part.cells->cells) node.operands.push_back(cell_symbol(cell, part.span));
    }
    return add(Type::Condition, std::move(node));
}

}  // namespace sator::rules
