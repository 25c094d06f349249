#include "sator/rules/expression/expression_builder.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::rules {

namespace {

using Part = ExpressionPart;
using Kind = Expression::Kind;
using NodeId = Expression::NodeId;
using Type = Part::Type;

/// The maximum number of nodes of an expression; each cell of a group needs a node.
constexpr std::size_t kMaxExpressionNodes = 100'000;

constexpr std::int64_t kLargestDigit = 9;

ValueNumbers numbers_of(const Alphabet& alphabet) {
    std::vector<std::int64_t> numbers;
    std::optional<Value> blank;
    for (const Symbol& symbol : alphabet.symbols()) {
        if (symbol.kind == Symbol::Kind::Number) numbers.push_back(symbol.number);
        if (symbol.kind == Symbol::Kind::Blank) blank = static_cast<Value>(alphabet.size() - 1);
    }
    return ValueNumbers::of_cell(std::move(numbers), blank);
}

}  // namespace

ExpressionBuilder::ExpressionBuilder(std::span<const Sequence> sequences, const Puzzle& puzzle)
    : sequences_(sequences), puzzle_(puzzle) {
    expression_.numbers = numbers_of(puzzle.alphabet);
    expression_.symbols = ValueNumbers::integers(0, static_cast<Value>(puzzle.alphabet.size()) - 1);
}

void ExpressionBuilder::refuse(const SourceSpan& span, std::string message, std::string hint) {
    if (!error_) error_ = error_at(span, std::move(message), std::move(hint));
}

Part ExpressionBuilder::add(Type type, Expression::Node node) {
    const SourceSpan span = node.span;
    if (expression_.nodes.size() == kMaxExpressionNodes) {
        refuse(span, "this expression uses too many cells", "write several rules");
        return {type, 0, nullptr, span};
    }
    expression_.nodes.push_back(std::move(node));
    return {type, expression_.root(), nullptr, span};
}

Part ExpressionBuilder::number(std::int64_t number, const SourceSpan& span) {
    Part part = add(Type::Integer, {Kind::Number, {}, number, 0, span});
    part.is_literal = true;
    return part;
}

Part ExpressionBuilder::symbol(const Symbol& symbol, const SourceSpan& span) {
    const auto value = puzzle_.alphabet.find(symbol);
    if (!value) {
        refuse(span, "no cell can hold " + to_symbol_text(symbol),
               "the ranges of the cells list what they can hold");
    }
    return add(Type::Symbol, {Kind::Symbol, {}, static_cast<std::int64_t>(value.value_or(0)), 0, span});
}

bool ExpressionBuilder::is_label(std::string_view name) const {
    return std::ranges::find(sequences_, name, &Sequence::label) != sequences_.end();
}

Part ExpressionBuilder::letter(const std::string& name, const SourceSpan& span) {
    const auto sequence = std::ranges::find(sequences_, name, &Sequence::label);
    if (sequence != sequences_.end()) {
        if (std::ranges::find(expression_.groups, name, &Sequence::label) == expression_.groups.end())
            expression_.groups.push_back(*sequence);
        return {Type::Cells, 0, &*sequence, span};
    }
    std::string marks;
    for (const Sequence& s : sequences_) marks += (marks.empty() ? "" : ", ") + s.label;
    refuse(span, "no cell is marked " + name, "the drawing has the marks: " + marks);
    return {};
}

std::uint32_t ExpressionBuilder::position_of(CellId cell) {
    const auto [known, is_new] =
        positions_.emplace(cell, static_cast<std::uint32_t>(expression_.cells.size()));
    if (is_new) expression_.cells.push_back(cell);
    return known->second;
}

bool ExpressionBuilder::holds_numbers_only(CellId cell) const {
    bool has_others = false;
    for_each_value(puzzle_, cell, [&](ValueId v) {
        has_others = has_others || puzzle_.alphabet[v].kind != Symbol::Kind::Number;
    });
    return !has_others;
}

NodeId ExpressionBuilder::cell_number(CellId cell, Use use, std::string_view what, const SourceSpan& span) {
    for_each_value(puzzle_, cell, [&](ValueId v) {
        const Symbol& symbol = puzzle_.alphabet[v];
        const bool is_blank = symbol.kind == Symbol::Kind::Blank, is_text = symbol.kind == Symbol::Kind::Text;
        const bool is_digit = !is_text && symbol.number >= 0 && symbol.number <= kLargestDigit;
        if (is_text || (is_blank && use != Use::NumberOrBlank)) {
            refuse(
                span,
                std::string(what) + (is_blank ? " over blanks: " : " over letters: ") +
                    cell_name(puzzle_.grid, cell) + " can " +
                    (is_blank ? "be blank" : "hold " + to_symbol_text(symbol)),
                is_blank ? "give these cells a range without blank" : "give these cells a range of numbers");
        } else if (use == Use::Digit && !is_digit) {
            refuse(span,
                   "number over more than digits: " + cell_name(puzzle_.grid, cell) + " can hold " +
                       to_symbol_text(symbol),
                   "give these cells a range within 0..9");
        }
    });
    return add(Type::Integer, {Kind::Cell, {}, 0, position_of(cell), span}).node;
}

NodeId ExpressionBuilder::cell_symbol(CellId cell, const SourceSpan& span) {
    return add(Type::Symbol, {Kind::CellSymbol, {}, 0, position_of(cell), span}).node;
}

bool ExpressionBuilder::is_one_cell(const Part& part) {
    if (part.cells->cells.size() == 1) return true;
    refuse(part.span,
           part.cells->label + " marks " + std::to_string(part.cells->cells.size()) + " cells, not one",
           "write sum(" + part.cells->label + "), number(" + part.cells->label +
               ") or another function of several cells");
    return false;
}

NodeId ExpressionBuilder::integer(const Part& part) {
    switch (part.type) {
        case Type::Integer:
            return part.node;
        case Type::Cells:
            if (!is_one_cell(part)) return 0;
            return cell_number(part.cells->cells[0], Use::Number, "arithmetic", part.span);
        case Type::Condition:
            refuse(part.span, "this is true or false, not a number",
                   "count(…) gives the number of conditions that hold");
            return 0;
        case Type::Symbol:
            refuse(part.span, "this is a symbol, not a number",
                   "a symbol can be compared with a cell: a = \"x\"");
            return 0;
    }
    return 0;
}

NodeId ExpressionBuilder::condition(const Part& part) {
    if (part.type != Type::Condition)
        refuse(part.span, "this is neither true nor false", "compare it with something: … = …");
    return part.node;
}

NodeId ExpressionBuilder::symbol_of(const Part& part) {
    if (part.type == Type::Symbol) return part.node;
    if (part.type == Type::Cells) return is_one_cell(part) ? cell_symbol(part.cells->cells[0], part.span) : 0;
    refuse(part.span, "a number is compared with a symbol",
           "compare a symbol with a letter that marks one cell");
    return 0;
}

std::vector<NodeId> ExpressionBuilder::integers(const std::vector<Part>& parts, Use use,
                                                std::string_view what) {
    std::vector<NodeId> nodes;
    for (const Part& part : parts) {
        if (part.type == Type::Cells) {
            for (const CellId cell : part.cells->cells)
                nodes.push_back(cell_number(cell, use, what, part.span));
        } else if (use == Use::Digit) {
            refuse(part.span, "number reads cells only", "write letters of the drawing: number(a, b, c)");
        } else {
            nodes.push_back(integer(part));
        }
    }
    return nodes;
}

Part ExpressionBuilder::arithmetic(Kind kind, std::vector<Part> operands, const SourceSpan& span) {
    Expression::Node node{kind, {}, 0, 0, span};
    for (const Part& operand : operands) node.operands.push_back(integer(operand));
    return add(Type::Integer, std::move(node));
}

Part ExpressionBuilder::comparison(Kind kind, const Part& left, const Part& right, const SourceSpan& span) {
    const bool is_equality = kind == Kind::Equal || kind == Kind::NotEqual;
    const bool has_symbol = left.type == Type::Symbol || right.type == Type::Symbol;
    const auto is_other_cell = [&](const Part& part) {
        return part.type == Type::Cells && part.cells->cells.size() == 1 &&
               !holds_numbers_only(part.cells->cells[0]);
    };
    const bool are_cells = left.type == Type::Cells && right.type == Type::Cells;
    if (is_equality && (has_symbol || (are_cells && (is_other_cell(left) || is_other_cell(right))))) {
        const Kind of_symbols = kind == Kind::Equal ? Kind::SameSymbol : Kind::OtherSymbol;
        const NodeId a = symbol_of(left), b = symbol_of(right);
        return add(Type::Condition, {of_symbols, {a, b}, 0, 0, span});
    }
    if (is_equality && left.type == Type::Condition && right.type == Type::Condition) {
        const Part a = count({left}, span), b = count({right}, span);
        return add(Type::Condition, {kind, {a.node, b.node}, 0, 0, span});
    }
    const NodeId a = integer(left), b = integer(right);
    return add(Type::Condition, {kind, {a, b}, 0, 0, span});
}

Part ExpressionBuilder::connective(Kind kind, const std::vector<Part>& operands, const SourceSpan& span) {
    Expression::Node node{kind, {}, 0, 0, span};
    for (const Part& operand : operands) node.operands.push_back(condition(operand));
    return add(Type::Condition, std::move(node));
}

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
    if (!has_one_argument(name, arguments, span)) return {};
    if (name == "abs") return arithmetic(Kind::Absolute, arguments, span);
    const NodeId operand = integer(arguments[0]);
    return add(Type::Condition, {Kind::Prime, {operand}, 0, 0, span});
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
    if (wanted.is_literal) {
        const auto index = puzzle_.alphabet.find(Symbol::of_number(expression_[wanted.node].number));
        value = add(Type::Symbol, {Kind::Symbol, {}, index ? static_cast<std::int64_t>(*index) : -1, 0, span})
                    .node;
    }
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

std::expected<Expression, Diagnostic> ExpressionBuilder::finish(const Part& part, const SourceSpan& whole) {
    if (!error_) condition(part);
    if (!error_ && expression_.cells.empty())
        refuse(whole, "this expression uses no cell", "letters stand for the cells that they mark");
    if (error_) return std::unexpected(std::move(*error_));
    SATOR_ASSERT(part.node == expression_.root());  // the node of a condition is added after its operands
    return std::move(expression_);
}

}  // namespace sator::rules
