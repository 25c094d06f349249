// Computes the bounds of all nodes from those of the cells. A node with one possible number is a constant; the others are written
// in the order of their ids, if the root needs them. What constants contribute to a sum, a least or a greatest number is written
// as one number, so that the order in which it came about does not matter.

#include "sator/propagators/arithmetic/formula_residual.hpp"

#include <vector>

namespace sator::propagators {

namespace {

using Kind = Formula::Kind;
using NodeId = Formula::NodeId;

class ResidualWriter {
  public:
    ResidualWriter(const Formula& formula, const Scope& scope, Residual& residual)
        : formula_(formula), residual_(residual), bounds_(formula.nodes().size()) {
        for (NodeId id = 0; id < bounds_.size(); ++id) {
            const Formula::Node& node = formula[id];
            bounds_[id] = node.kind == Kind::Cell ? cell_bounds(node, scope) : Formula::bounds(node, bounds_);
        }
    }

    void write() {
        std::vector<bool> is_needed(bounds_.size(), false);
        is_needed.back() = true;
        for (auto id = static_cast<NodeId>(bounds_.size()); id-- > 0;) {
            if (!is_needed[id] || bounds_[id].is_fixed()) continue;
            for (const NodeId operand : formula_[id].operands) is_needed[operand] = true;
        }
        for (NodeId id = 0; id < bounds_.size(); ++id) {
            const bool is_written =
                is_needed[id] && !bounds_[id].is_fixed() && formula_[id].kind != Kind::Cell;
            if (is_written) write_node(id);
        }
        residual_.add(0);
        if (bounds_.back().is_fixed()) residual_.add_signed(bounds_.back().least);
    }

  private:
    static Interval cell_bounds(const Formula::Node& node, const Scope& scope) {
        const Domain domain = scope[node.position];
        return {node.numbers.least(domain), node.numbers.greatest(domain)};
    }

    void write_node(NodeId id) {
        const Formula::Node& node = formula_[id];
        residual_.add(id + 1U);
        const bool has_one_constant =
            node.kind == Kind::Linear || node.kind == Kind::Min || node.kind == Kind::Max;
        if (has_one_constant) residual_.add_signed(constant_of(node));
        for (const NodeId operand : node.operands) {
            const bool is_fixed = bounds_[operand].is_fixed();
            residual_.add(is_fixed ? 0 : 1);
            if (is_fixed && !has_one_constant) residual_.add_signed(bounds_[operand].least);
        }
    }

    /// Returns what the fixed operands contribute. The least of them matters if it is below the greatest number that all open ones
    /// can exceed; otherwise this bound, which the open ones have alone, is returned.
    std::int64_t constant_of(const Formula::Node& node) const {
        if (node.kind == Kind::Min) return Formula::bounds(node, bounds_).greatest;
        if (node.kind == Kind::Max) return Formula::bounds(node, bounds_).least;
        std::int64_t sum = node.constant;
        for (std::size_t i = 0; i < node.operands.size(); ++i) {
            if (bounds_[node.operands[i]].is_fixed())
                sum += node.coefficients[i] * bounds_[node.operands[i]].least;
        }
        return sum;
    }

    const Formula& formula_;
    Residual& residual_;
    std::vector<Interval> bounds_;
};

}  // namespace

void add_formula_residual(const Formula& formula, const Scope& scope, Residual& residual) {
    ResidualWriter(formula, scope, residual).write();
}

}  // namespace sator::propagators
