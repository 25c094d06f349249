#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "sator/propagators/arithmetic/interval.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator {

/// Arithmetic on the numbers of some cells, as nodes that share their operands. True is 1 and false is 0:
/// "and" is Min, "or" is Max, "not" is a Linear node.
class Formula {
  public:
    using NodeId = std::uint32_t;

    enum class Kind : std::uint8_t {
        Cell,       ///< the number of the value at a position
        Linear,     ///< the sum of coefficient times operand, and a constant
        Product,    ///< of two operands, which may be the same node
        Quotient,   ///< rounded down; 0 where the divisor is 0
        Remainder,  ///< of that quotient: it has the divisor's sign; 0 where the divisor is 0
        Abs,
        Min,           ///< of one or more operands
        Max,           ///< of one or more operands
        IsZero,        ///< 1 or 0
        IsAtMostZero,  ///< 1 or 0
        IsPrime,       ///< 1 or 0
    };

    struct Node {
        Kind kind = Kind::Linear;
        std::vector<NodeId> operands = {};            ///< each before this node
        std::vector<std::int64_t> coefficients = {};  ///< Linear
        std::int64_t constant = 0;                    ///< Linear
        std::uint32_t position = 0;                   ///< Cell
        ValueNumbers numbers = {};                    ///< Cell

        friend bool operator==(const Node&, const Node&) = default;
    };

    /// Adds a node, or finds the one that is the same. No node's number may leave kMaxMagnitude / 2.
    NodeId add(Node node);
    NodeId cell(std::uint32_t position, const ValueNumbers& numbers);
    NodeId constant(std::int64_t number);
    /// What is true where a node of two truths is false. Goes into "and", "or" and comparisons.
    NodeId negation(NodeId truth);

    std::span<const Node> nodes() const { return nodes_; }
    const Node& operator[](NodeId id) const { return nodes_[id]; }

    /// The formula whose last node is `root`, without what that does not need. `positions`: those that it
    /// speaks of, ascending; they are counted anew.
    Formula subformula(NodeId root, std::vector<std::uint32_t>& positions) const;

    /// What a node that is no cell can be, given its operands.
    static Interval bounds(const Node& node, std::span<const Interval> nodes);
    /// What the last node is where each position has one value. `workspace`: one a node.
    std::int64_t evaluate(std::span<const Value> values, std::span<Interval> workspace) const;

    /// Whether bounds of domains tell all bounds of cells.
    bool is_monotone() const;

  private:
    /// 1 - x.
    NodeId one_less(NodeId x);

    std::vector<Node> nodes_;
    std::multimap<std::size_t, NodeId> by_hash_;
};

}  // namespace sator
