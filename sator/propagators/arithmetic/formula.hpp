#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/arithmetic/interval.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator::propagators {

/// An arithmetic expression over the numbers of some cells, as a directed acyclic graph: equal subexpressions
/// share one node (hash consing). True is 1 and false is 0: "and" is Min, "or" is Max, "not" is a Linear
/// node.
class Formula {
  public:
    using NodeId = std::uint32_t;

    enum class Kind : std::uint8_t {
        Cell,       ///< the number of the value at a position
        Linear,     ///< constant + the sum of coefficient × operand
        Product,    ///< product of two operands, which may be the same node
        Quotient,   ///< quotient of two operands, rounded down; 0 if the divisor is 0
        Remainder,  ///< remainder of that quotient, with the divisor's sign; 0 if the divisor is 0
        Abs,
        Min,           ///< least of one or more operands
        Max,           ///< greatest of one or more operands
        IsZero,        ///< 1 if the operand is 0, else 0
        IsAtMostZero,  ///< 1 if the operand is at most 0, else 0
        IsPrime,       ///< 1 if the operand is a prime, else 0
        IsSquare,      ///< 1 if the operand is the square of an integer, else 0
    };

    struct Node {
        Kind kind = Kind::Linear;
        std::vector<NodeId> operands = {};            ///< all have smaller ids than this node
        std::vector<std::int64_t> coefficients = {};  ///< for Linear
        std::int64_t constant = 0;                    ///< for Linear
        std::uint32_t position = 0;                   ///< for Cell
        ValueNumbers numbers = {};                    ///< for Cell

        friend bool operator==(const Node&, const Node&) = default;
    };

    /// Adds a node and returns its id, or returns the id of an equal node. No node's number may exceed
    /// kMaxMagnitude / 2.
    NodeId add(Node node);
    NodeId cell(std::uint32_t position, const ValueNumbers& numbers);
    NodeId constant(std::int64_t number);
    /// Returns a node that is true if and only if `truth` is false. Pushes the negation into "and", "or" and
    /// comparisons.
    NodeId negation(NodeId truth);

    std::span<const Node> nodes() const { return nodes_; }
    const Node& operator[](NodeId id) const { return nodes_[id]; }

    /// Returns the formula whose last node is `root`, with the nodes that it needs only. Stores its positions
    /// in `positions`, ascending; in the result they are numbered from 0.
    Formula subformula(NodeId root, std::vector<std::uint32_t>& positions) const;

    /// Returns an interval that holds all results of a node other than Cell, given those of its operands.
    static Interval bounds(const Node& node, std::span<const Interval> nodes);
    /// Returns the number of the last node if each position has one value. `workspace` has one interval for
    /// each node.
    std::int64_t evaluate(std::span<const Value> values, std::span<Interval> workspace) const;

  private:
    /// Returns a node for 1 - x.
    NodeId one_less(NodeId x);

    std::vector<Node> nodes_;
    std::multimap<std::size_t, NodeId> by_hash_;
};

}  // namespace sator::propagators
