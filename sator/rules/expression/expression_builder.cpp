#include "sator/rules/expression/expression_builder.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/base/utf8.hpp"
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

/// Returns a number for each symbol: those that are no numbers come after the greatest number.
ValueNumbers ordered_numbers_of(const Alphabet& alphabet) {
    std::vector<std::int64_t> numbers;
    for (const Symbol& symbol : alphabet.symbols()) {
        const std::int64_t above = numbers.empty() ? 0 : numbers.back() + 1;
        numbers.push_back(symbol.kind == Symbol::Kind::Number ? symbol.number : above);
    }
    return ValueNumbers::of_cell(std::move(numbers));
}

}  // namespace

ExpressionBuilder::ExpressionBuilder(std::span<const Sequence> sequences, const Puzzle& puzzle)
    : sequences_(sequences), puzzle_(puzzle) {
    expression_.numbers = numbers_of(puzzle.alphabet);
    expression_.symbols = ValueNumbers::integers(0, static_cast<Value>(puzzle.alphabet.size()) - 1);
    expression_.ordered = ordered_numbers_of(puzzle.alphabet);
    expression_.number_count = static_cast<Value>(puzzle.alphabet.number_count());
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

Part ExpressionBuilder::letter(const std::string& name, const SourceSpan& span) {
    const auto window = std::ranges::find(window_, name, &Sequence::label);
    if (window != window_.end()) return {Type::Cells, 0, &*window, span};
    const auto sequence = std::ranges::find(sequences_, name, &Sequence::label);
    if (sequence != sequences_.end()) {
        if (std::ranges::find(expression_.groups, name, &Sequence::label) == expression_.groups.end())
            expression_.groups.push_back(*sequence);
        return {Type::Cells, 0, &*sequence, span};
    }
    const Symbol unmarked = Symbol::of_text(to_code_points(name));
    if (puzzle_.alphabet.find(unmarked)) return symbol(unmarked, span);
    std::string marks;
    for (const Sequence& s : sequences_) marks += (marks.empty() ? "" : ", ") + s.label;
    refuse(span, "no cell is marked " + name, "the drawing has the marks: " + marks);
    return {};
}

bool ExpressionBuilder::is_mark(const std::string& name) const {
    return std::ranges::find(window_, name, &Sequence::label) != window_.end() ||
           std::ranges::find(sequences_, name, &Sequence::label) != sequences_.end();
}

Slot ExpressionBuilder::cells_of_windows(const Part& sequence, std::size_t size) {
    if (sequence.type != Type::Cells) {
        refuse(sequence.span, "windows of a symbol",
               "write a letter of the drawing: each 2 of a as x y: x < y");
        return {};
    }
    const Slot& cells = sequence.cells->cells;
    if (cells.size() < size) {
        refuse(sequence.span,
               sequence.cells->label + " marks " + std::to_string(cells.size()) +
                   " cells, fewer than a window of " + std::to_string(size),
               "make the windows smaller");
    }
    return cells;
}

void ExpressionBuilder::begin_window(std::span<const std::string> letters, std::span<const CellId> cells) {
    const std::size_t each = cells.size() / letters.size();
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const auto own = cells.subspan(i * each, each);
        window_.push_back({letters[i], Slot(own.begin(), own.end())});
    }
}

void ExpressionBuilder::end_window(std::size_t letters) {
    window_.resize(window_.size() - letters);
}

std::uint32_t ExpressionBuilder::position_of(CellId cell) {
    const auto [known, is_new] =
        positions_.emplace(cell, static_cast<std::uint32_t>(expression_.cells.size()));
    if (is_new) expression_.cells.push_back(cell);
    return known->second;
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
    if (part.is_literal) return number_symbol(part);
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

Part ExpressionBuilder::connective(Kind kind, const std::vector<Part>& operands, const SourceSpan& span) {
    Expression::Node node{kind, {}, 0, 0, span};
    for (const Part& operand : operands) node.operands.push_back(condition(operand));
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
