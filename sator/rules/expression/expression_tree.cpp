#include "sator/rules/expression/expression_tree.hpp"

namespace sator::rules {

std::vector<Expression::NodeId> Expression::conjuncts() const {
    std::vector<NodeId> open{root()}, found;
    while (!open.empty()) {
        const NodeId id = open.back();
        open.pop_back();
        if (nodes[id].kind == Kind::And) {
            open.insert(open.end(), nodes[id].operands.rbegin(), nodes[id].operands.rend());
        } else {
            found.push_back(id);
        }
    }
    return found;
}

}  // namespace sator::rules
