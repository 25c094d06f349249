#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// An expression as it is written, groups of cells spelled out: nodes, each behind its operands, the root
/// last.
struct Expression {
    using NodeId = std::uint32_t;

    enum class Kind : std::uint8_t {
        // Integers
        Number,  ///< `number`
        Cell,    ///< the number in the cell at `position`
        Negative,
        Add,
        Subtract,
        Multiply,
        Divide,     ///< rounded down; without a result where the divisor is 0
        Remainder,  ///< of that division
        Absolute,
        Sum,  ///< of any operands, as the following four
        Product,
        Least,
        Greatest,
        Digits,  ///< the digits that the operands are, the first one highest
        Count,   ///< how many of the conditions hold
        // Symbols
        Symbol,      ///< the symbol with the index `number`
        CellSymbol,  ///< what stands in the cell at `position`
        // Conditions. A comparison, `Prime` and `Distinct` are false where an operand is without a result.
        Equal,
        NotEqual,
        Less,
        AtMost,
        Greater,
        AtLeast,
        SameSymbol,   ///< of two symbols
        OtherSymbol,  ///< of two symbols
        Prime,
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
        std::uint32_t position = 0;  ///< in `cells`
        SourceSpan span = {};        ///< of the operator or the name
    };

    std::vector<Node> nodes;
    Slot cells;                    ///< those that it speaks of, each once
    std::vector<Sequence> groups;  ///< those that its letters mark, as they first appear
    ValueNumbers numbers;          ///< what the values of a cell count as
    ValueNumbers symbols;          ///< the same, of symbols: their indices

    NodeId root() const { return static_cast<NodeId>(nodes.size() - 1); }
    const Node& operator[](NodeId id) const { return nodes[id]; }

    /// The conditions that all must hold for the whole to hold: `and` at the top spelled out.
    std::vector<NodeId> conjuncts() const;
};

/// Whether nodes of this kind are true or false.
inline bool is_condition(Expression::Kind kind) {
    return kind >= Expression::Kind::Equal;
}

/// No integer of an expression can be larger than this, either way.
constexpr std::int64_t kLargestInteger = std::int64_t{1} << 60;

}  // namespace sator
