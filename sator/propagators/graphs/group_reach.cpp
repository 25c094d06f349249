// Dijkstra's search in the graph of the open vertices and the parts, then a search for cut vertices among the nodes in reach (cut_losses).
// Apart from the queue, it is linear in the number of nodes in reach.

#include "sator/propagators/graphs/group_reach.hpp"

#include <algorithm>
#include <queue>
#include <utility>

namespace sator::propagators {

GroupReach::GroupReach(const GroupParts& parts, const GroupPart& source)
    : parts_(parts),
      source_(source),
      source_number_(parts.part_of(source.vertices.front())),
      is_reached_(parts.graph().size() + parts.parts().size(), 0),
      size_(source.size) {
    search();
}

std::uint32_t GroupReach::size_of(Node node) const {
    const std::size_t vertices = parts_.graph().size();
    return is_part(node) ? parts_.parts()[node - vertices].size : parts_.size_of(node);
}

std::uint32_t GroupReach::clues_of(Node node) const {
    const std::size_t vertices = parts_.graph().size();
    if (is_part(node)) return parts_.parts()[node - vertices].clues;
    return parts_.clue_at(node) != nullptr ? 1 : 0;
}

/// Visits the nodes beside a node. The source is no node.
template <class Visit>
void GroupReach::for_each_beside(Node node, Visit visit) const {
    const auto vertices = static_cast<Node>(parts_.graph().size());
    const auto visit_beside = [&](Vertex vertex) {
        for (const Vertex next : parts_.graph().beside(vertex)) {
            const Light light = parts_.lights()[next];
            if (light == Light::Open) visit(next);
            if (light == Light::On && parts_.part_of(next) != source_number_)
                visit(vertices + parts_.part_of(next));
        }
    };
    if (!is_part(node)) return visit_beside(node);
    for (const Vertex vertex : parts_.parts()[node - vertices].vertices) visit_beside(vertex);
}

/// Returns whether the source and the vertex, which joins all parts beside it, can be in one group.
bool GroupReach::may_enter(Vertex vertex) const {
    GroupPart joined = parts_.alone(vertex);
    GroupParts::join(joined, source_);
    for (const GroupParts::Part part : parts_.parts_beside(vertex)) {
        if (part != source_number_) GroupParts::join(joined, parts_.parts()[part]);
    }
    return parts_.is_possible(joined);
}

void GroupReach::search() {
    using Entry = std::pair<std::uint32_t, Node>;  // the positions on the way, the source's included
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    std::vector<std::uint8_t> is_refused(parts_.graph().size(), 0);
    const auto enter = [&](std::uint32_t way, Node node) {
        if (is_reached_[node] != 0) return;
        if (way + size_of(node) > source_.bounds.most) return;
        if (!is_part(node)) {
            if (is_refused[node] != 0) return;
            if (!may_enter(node)) {
                is_refused[node] = 1;
                return;
            }
        }
        queue.emplace(way + size_of(node), node);
    };
    // An open vertex alone is a node of its own, which is not entered again.
    if (source_number_ == GroupParts::kNone) is_reached_[source_.vertices.front()] = 1;
    for (const Vertex vertex : source_.vertices)
        for_each_beside(vertex, [&](Node next) { enter(source_.size, next); });
    while (!queue.empty()) {
        const auto [way, node] = queue.top();
        queue.pop();
        if (std::exchange(is_reached_[node], 1) != 0) continue;
        nodes_.push_back(node);
        if (!is_part(node)) open_.push_back(node);
        size_ += size_of(node);
        clues_ += clues_of(node);
        for_each_beside(node, [&, at = way](Node next) { enter(at, next); });
    }
}

ReachedNodes GroupReach::as_nodes() const {
    constexpr std::uint32_t kNowhere = 0xFFFF'FFFFU;
    std::vector<std::uint32_t> place(is_reached_.size(), kNowhere);  // by node: its place in `nodes_`
    ReachedNodes reached;
    for (std::uint32_t i = 0; i < nodes_.size(); ++i) {
        place[nodes_[i]] = i;
        reached.weights.push_back({size_of(nodes_[i]), clues_of(nodes_[i])});
    }
    reached.is_beside_root.resize(nodes_.size(), 0);
    for (const Vertex vertex : source_.vertices) {
        for_each_beside(vertex, [&](Node next) {
            if (place[next] != kNowhere) reached.is_beside_root[place[next]] = 1;
        });
    }
    reached.first_beside.push_back(0);
    for (const Node node : nodes_) {
        for_each_beside(node, [&](Node next) {
            if (place[next] != kNowhere) reached.beside.push_back(place[next]);
        });
        reached.first_beside.push_back(static_cast<std::uint32_t>(reached.beside.size()));
    }
    return reached;
}

std::vector<GroupReach::Vertex> GroupReach::needed(std::uint32_t least, bool wants_clue) const {
    std::vector<Vertex> found;
    if (size_ < least || (wants_clue && clues_ == 0)) return found;
    const std::vector<ReachedNodes::Weight> losses = cut_losses(as_nodes());
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        const ReachedNodes::Weight& loss = losses[i];
        const bool is_needed = size_ - loss.size < least || (wants_clue && loss.clues == clues_);
        if (is_needed && !is_part(nodes_[i])) found.push_back(nodes_[i]);
    }
    return found;
}

std::vector<GroupReach::Vertex> GroupReach::border() const {
    std::vector<std::uint8_t> is_listed(parts_.graph().size(), 0);
    std::vector<Vertex> found;
    const auto add = [&](Vertex vertex) {
        if (std::exchange(is_listed[vertex], 1) == 0) found.push_back(vertex);
    };
    const auto add_parts_beside = [&](Vertex vertex) {
        for (const GroupParts::Part part : parts_.parts_beside(vertex))
            std::ranges::for_each(parts_.parts()[part].vertices, add);
    };
    const auto add_beside = [&](Vertex vertex) {
        for (const Vertex next : parts_.graph().beside(vertex)) {
            if (parts_.lights()[next] == Light::Off) add(next);
            if (parts_.lights()[next] == Light::Open) add_parts_beside(next);
        }
    };
    for (const Vertex vertex : source_.vertices) {
        if (parts_.lights()[vertex] == Light::On) add(vertex);
        add_beside(vertex);
    }
    const auto vertices = static_cast<Node>(parts_.graph().size());
    for (const Node node : nodes_) {
        if (!is_part(node)) {
            add_parts_beside(node);
            add_beside(node);
            continue;
        }
        for (const Vertex vertex : parts_.parts()[node - vertices].vertices) {
            add(vertex);
            add_beside(vertex);
        }
    }
    return found;
}

}  // namespace sator::propagators
