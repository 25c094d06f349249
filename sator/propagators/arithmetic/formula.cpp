// Formulas in hash-consed form, and the interval that each kind of node can take, bottom-up.
#include "sator/propagators/arithmetic/formula.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "sator/base/prime.hpp"
#include "sator/base/square_number.hpp"

namespace sator::propagators {

namespace {

/// Equal nodes have equal hashes.
std::size_t hash_of(const Formula::Node& node) {
    std::size_t hash = static_cast<std::size_t>(node.kind);
    const auto mix = [&](std::uint64_t number) {
        hash = (hash ^ std::hash<std::uint64_t>()(number)) * 0x9E37'79B9'7F4A'7C15U;
        hash ^= hash >> 29;
    };
    for (const Formula::NodeId operand : node.operands) mix(operand);
    for (const std::int64_t coefficient : node.coefficients) mix(static_cast<std::uint64_t>(coefficient));
    mix(static_cast<std::uint64_t>(node.constant));
    mix(node.position);
    return hash;
}

Interval linear_bounds(const Formula::Node& node, std::span<const Interval> nodes) {
    Interval sum = Interval::of(node.constant);
    for (std::size_t i = 0; i < node.operands.size(); ++i) {
        const Interval x = nodes[node.operands[i]];
        const std::int64_t a = node.coefficients[i] * x.least, b = node.coefficients[i] * x.greatest;
        sum.least += std::min(a, b);
        sum.greatest += std::max(a, b);
    }
    return sum;
}

Interval extreme(const Formula::Node& node, std::span<const Interval> nodes) {
    Interval result = nodes[node.operands[0]];
    for (const Formula::NodeId operand : node.operands) {
        const Interval x = nodes[operand];
        result = node.kind == Formula::Kind::Min
                     ? Interval{std::min(result.least, x.least), std::min(result.greatest, x.greatest)}
                     : Interval{std::max(result.least, x.least), std::max(result.greatest, x.greatest)};
    }
    return result;
}

/// Returns the interval of a claim's truth: [0, 1] if it is not known.
Interval truth(bool can_hold, bool can_fail) {
    return {can_fail ? 0 : 1, can_hold ? 1 : 0};
}

Interval primality(Interval x) {
    if (x.is_fixed()) return Interval::of(is_prime(x.least) ? 1 : 0);
    return truth(first_prime(x.least, x.greatest).has_value(), true);
}

Interval squareness(Interval x) {
    if (x.is_fixed()) return Interval::of(is_square(x.least) ? 1 : 0);
    return truth(first_square(x.least, x.greatest).has_value(), true);
}

}  // namespace

Formula::NodeId Formula::add(Node node) {
    const std::size_t hash = hash_of(node);
    const auto [begin, end] = by_hash_.equal_range(hash);
    const auto known =
        std::find_if(begin, end, [&](const auto& entry) { return nodes_[entry.second] == node; });
    if (known != end) return known->second;
    nodes_.push_back(std::move(node));
    const auto id = static_cast<NodeId>(nodes_.size() - 1);
    by_hash_.emplace(hash, id);
    return id;
}

Formula::NodeId Formula::cell(std::uint32_t position, const ValueNumbers& numbers) {
    Node node;
    node.kind = Kind::Cell;
    node.position = position;
    node.numbers = numbers;
    return add(std::move(node));
}

Formula::NodeId Formula::constant(std::int64_t number) {
    Node node;
    node.constant = number;
    return add(std::move(node));
}

Formula::NodeId Formula::negation(NodeId truth) {
    Node node = nodes_[truth];
    switch (node.kind) {
        case Kind::Min:
        case Kind::Max:
            node.kind = node.kind == Kind::Min ? Kind::Max : Kind::Min;
            for (NodeId& operand : node.operands) operand = negation(operand);
            return add(std::move(node));
        case Kind::IsAtMostZero:  // x <= 0 is false if and only if 1 - x <= 0
            return add({Kind::IsAtMostZero, {one_less(node.operands[0])}});
        case Kind::Linear:
            if (node.operands.size() == 1 && node.coefficients[0] == -1 && node.constant == 1)
                return node.operands[0];
            return add({Kind::Linear, {truth}, {-1}, 1});
        default:
            return add({Kind::Linear, {truth}, {-1}, 1});
    }
}

Formula::NodeId Formula::one_less(NodeId id) {
    Node node = nodes_[id];
    if (node.kind != Kind::Linear) return add({Kind::Linear, {id}, {-1}, 1});
    for (std::int64_t& coefficient : node.coefficients) coefficient = -coefficient;
    node.constant = 1 - node.constant;
    return add(std::move(node));
}

Formula Formula::subformula(NodeId root, std::vector<std::uint32_t>& positions) const {
    std::vector<bool> is_needed(root + 1, false);
    is_needed[root] = true;
    positions.clear();
    for (NodeId id = root + 1; id-- > 0;) {
        if (!is_needed[id]) continue;
        for (const NodeId operand : nodes_[id].operands) is_needed[operand] = true;
        if (nodes_[id].kind == Kind::Cell) positions.push_back(nodes_[id].position);
    }
    std::ranges::sort(positions);
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
    Formula formula;
    std::vector<NodeId> place(root + 1, 0);
    for (NodeId id = 0; id <= root; ++id) {
        if (!is_needed[id]) continue;
        Node node = nodes_[id];
        for (NodeId& operand : node.operands) operand = place[operand];
        if (node.kind == Kind::Cell)
            node.position = static_cast<std::uint32_t>(std::ranges::lower_bound(positions, node.position) -
                                                       positions.begin());
        place[id] = formula.add(std::move(node));
    }
    return formula;
}

Interval Formula::bounds(const Node& node, std::span<const Interval> nodes) {
    const auto operand = [&](std::size_t i) { return nodes[node.operands[i]]; };
    switch (node.kind) {
        case Kind::Cell:
            break;
        case Kind::Linear:
            return linear_bounds(node, nodes);
        case Kind::Product:
            return node.operands[0] == node.operands[1] ? square(operand(0))
                                                        : product(operand(0), operand(1));
        case Kind::Quotient:
            return quotient(operand(0), operand(1));
        case Kind::Remainder:
            return remainder(operand(0), operand(1));
        case Kind::Abs:
            return absolute(operand(0));
        case Kind::Min:
        case Kind::Max:
            return extreme(node, nodes);
        case Kind::IsZero:
            return truth(operand(0).contains(0), operand(0) != Interval::of(0));
        case Kind::IsAtMostZero:
            return truth(operand(0).least <= 0, operand(0).greatest > 0);
        case Kind::IsPrime:
            return primality(operand(0));
        case Kind::IsSquare:
            return squareness(operand(0));
    }
    return Interval::all();
}

std::int64_t Formula::evaluate(std::span<const Value> values, std::span<Interval> workspace) const {
    for (NodeId id = 0; id < nodes_.size(); ++id) {
        const Node& node = nodes_[id];
        workspace[id] = node.kind == Kind::Cell ? Interval::of(node.numbers[values[node.position]])
                                                : bounds(node, workspace);
    }
    return workspace[nodes_.size() - 1].least;
}

}  // namespace sator::propagators
