#include "sator/propagators/divisions/numbered_reach.hpp"

#include <utility>

#include "sator/propagators/graphs/cut_losses.hpp"

namespace sator::propagators {

NumberedReach::NumberedReach(const NumberedParts& parts)
    : parts_(parts), seen_at_(parts.graph().size() + parts.count(), 0) {}

/// Visits the nodes beside a node. The source is no node.
template <class Visit>
void NumberedReach::for_each_beside(Node node, Visit visit) const {
    const auto vertices = static_cast<Node>(parts_.graph().size());
    const auto visit_beside = [&](Vertex vertex) {
        for (const Vertex next : parts_.graph().beside(vertex)) {
            if (is_other_part(next)) {
                visit(vertices + parts_.part_of(next));
            } else if (parts_.may_be(next, value_)) {
                visit(next);
            }
        }
    };
    if (!is_part(node)) return visit_beside(node);
    for (const Vertex vertex : parts_.vertices(part_at(node))) visit_beside(vertex);
}

/// A position joins all parts beside it, so it is refused if the source and they would be too large.
void NumberedReach::enter(std::uint32_t way, Node node) {
    if (seen_at_[node] == run_) return;
    const std::uint32_t cost = way + size_of(node);
    if (cost > room_) return;
    if (!is_part(node) && 1 + parts_.size_beside(node, value_, source_) > room_) return;
    buckets_[cost].push_back(node);
}

void NumberedReach::run(Part source) {
    ++run_;
    source_ = source;
    value_ = parts_.value(source);
    const std::uint32_t whole = parts_.group_size(value_), own = parts_.size(source);
    room_ = whole > own ? whole - own : 0;
    size_ = own;
    nodes_.clear();
    if (buckets_.size() <= room_) buckets_.resize(room_ + 1);
    for (const Vertex vertex : parts_.vertices(source)) {
        for_each_beside(vertex, [&](Node next) { enter(0, next); });
    }
    for (std::uint32_t way = 1; way <= room_; ++way) {
        for (std::size_t i = 0; i < buckets_[way].size(); ++i) {
            const Node node = buckets_[way][i];
            if (std::exchange(seen_at_[node], run_) == run_) continue;
            nodes_.push_back(node);
            size_ += size_of(node);
            for_each_beside(node, [&](Node next) { enter(way, next); });
        }
        buckets_[way].clear();
    }
}

std::vector<NumberedReach::Vertex> NumberedReach::needed() {
    ReachedNodes reached;
    place_.resize(seen_at_.size());
    for (std::uint32_t i = 0; i < nodes_.size(); ++i) {
        place_[nodes_[i]] = i;
        reached.weights.push_back({size_of(nodes_[i]), 0});
    }
    reached.is_beside_root.resize(nodes_.size(), 0);
    for (const Vertex vertex : parts_.vertices(source_)) {
        for_each_beside(vertex, [&](Node next) {
            if (seen_at_[next] == run_) reached.is_beside_root[place_[next]] = 1;
        });
    }
    reached.first_beside.push_back(0);
    for (const Node node : nodes_) {
        for_each_beside(node, [&](Node next) {
            if (seen_at_[next] == run_) reached.beside.push_back(place_[next]);
        });
        reached.first_beside.push_back(static_cast<std::uint32_t>(reached.beside.size()));
    }
    const std::vector<ReachedNodes::Weight> losses = cut_losses(reached);
    std::vector<Vertex> found;
    for (std::uint32_t i = 0; i < nodes_.size(); ++i) {
        if (!is_part(nodes_[i]) && size_ - losses[i].size < parts_.group_size(value_))
            found.push_back(nodes_[i]);
    }
    return found;
}

}  // namespace sator::propagators
