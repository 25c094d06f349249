#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// A parsed expression in which groups of cells are expanded. Its nodes are in topological order: each comes
/// after its operands, the root is the last.
struct Expression {
    using NodeId = std::uint32_t;

    enum class Kind : std::uint8_t {
        // Integers
        Number,        ///< `number`
        Cell,          ///< the number in the cell at `position`
        CellIfNumber,  ///< the same, but the cell may hold another symbol; an operand of comparisons only
        Negative,
        Add,
        Subtract,
        Multiply,
        Divide,     ///< rounded down; has no result if the divisor is 0
        Remainder,  ///< of that division, with the sign of the divisor
        Absolute,
        Sum,  ///< has any number of operands, as do the next five
        Product,
        Least,
        Greatest,
        Digits,  ///< the number with the operands as decimal digits, the highest first
        Count,   ///< the number of operands, which are conditions, that are true
        // Symbols
        Symbol,      ///< the symbol with the index `number`
        CellSymbol,  ///< the symbol in the cell at `position`
        // Conditions of numbers are false if an operand has no result. If a CellIfNumber holds no number,
        // NotEqual is true, and the other comparisons are false.
        Equal,
        NotEqual,
        Less,
        AtMost,
        Greater,
        AtLeast,
        SameSymbol,   ///< of two symbols
        OtherSymbol,  ///< of two symbols
        Prime,
        Square,  ///< the square of an integer
        Even,
        Odd,
        Sorted,           ///< none of the integers is less than the one before it
        Distinct,         ///< no two of the integers are equal
        DistinctSymbols,  ///< no two of the symbols are the same
        And,
        Or,
        Not,
        IfThen,
    };

    struct Node {
        Kind kind = Kind::Number;
        std::vector<NodeId> operands = {};
        std::int64_t number = 0;
        std::uint32_t position = 0;  ///< index in `cells`
        SourceSpan span = {};        ///< of the operator or name
    };

    std::vector<Node> nodes;
    Slot cells;                    ///< the cells of the expression, without repetitions
    std::vector<Sequence> groups;  ///< the cells of each letter, in order of first use
    ValueNumbers numbers;          ///< the number that each value of a cell counts as
    ValueNumbers ordered;          ///< the same, with numbers above these for all other symbols
    Value number_count = 0;        ///< the values below this one are numbers
    ValueNumbers symbols;          ///< the index of each value, to compare symbols

    NodeId root() const { return static_cast<NodeId>(nodes.size() - 1); }
    const Node& operator[](NodeId id) const { return nodes[id]; }

    /// Returns the conditions whose conjunction is the whole expression: the operands of each top-level
    /// `and`.
    std::vector<NodeId> conjuncts() const;
};

/// Returns whether nodes of this kind are true or false.
inline bool is_condition(Expression::Kind kind) {
    return kind >= Expression::Kind::Equal;
}

/// The maximum magnitude of any integer of an expression.
constexpr std::int64_t kLargestInteger = std::int64_t{1} << 60;

}  // namespace sator::rules
