// Dijkstra's search in the graph of the open vertices and the parts, then Tarjan's search for cut vertices among the nodes in reach.
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

/// Searches cut vertices from the source, without recursion. `low` is the least number that the subtree of a node reaches by one
/// further edge. If `low` of a child is not below its parent's number, only this parent connects it. The source has the number 1.
class ReachCuts {
  public:
    explicit ReachCuts(const GroupReach& reach)
        : reach_(reach), place_(reach.is_reached_.size(), kNowhere), visits_(reach.nodes_.size()) {
        for (Place i = 0; i < reach.nodes_.size(); ++i) place_[reach.nodes_[i]] = i;
    }

    /// The positions and clues that are out of reach without a node: its own, and those that only it connects.
    struct Loss {
        std::uint64_t size = 0;
        std::uint32_t clues = 0;
    };

    /// Returns the loss of each node in reach.
    std::vector<Loss> losses() {
        std::vector<Place> first;
        for (const GroupReach::Vertex vertex : reach_.source_.vertices) {
            reach_.for_each_beside(vertex, [&](GroupReach::Node next) {
                if (place_[next] == kNowhere) return;
                visits_[place_[next]].is_beside_source = true;
                first.push_back(place_[next]);
            });
        }
        for (const Place place : first) run(place);
        std::vector<Loss> losses;
        for (const Visit& visit : visits_) losses.push_back(visit.cut);
        return losses;
    }

  private:
    using Place = std::uint32_t;  // among the nodes in reach
    static constexpr Place kNowhere = 0xFFFF'FFFFU;

    struct Visit {
        std::uint32_t number = 0, low = 0;
        bool is_beside_source = false;
        std::size_t next = 0;
        std::vector<Place> beside;
        Loss below;  // of its subtree, with the node itself
        Loss cut;
    };

    void run(Place root) {
        if (visits_[root].number != 0) return;
        enter(root);
        while (!path_.empty()) {
            const Place place = path_.back();
            Visit& visit = visits_[place];
            if (visit.next < visit.beside.size()) {
                follow(place, visit.beside[visit.next++]);
            } else {
                path_.pop_back();
                if (!path_.empty()) leave(place, path_.back());
            }
        }
    }

    void enter(Place place) {
        const GroupReach::Node node = reach_.nodes_[place];
        Visit& visit = visits_[place];
        visit.number = ++seen_;
        visit.low = visit.is_beside_source ? 1 : visit.number;
        visit.below = visit.cut = {reach_.size_of(node), reach_.clues_of(node)};
        reach_.for_each_beside(node, [&](GroupReach::Node next) {
            if (place_[next] != kNowhere) visit.beside.push_back(place_[next]);
        });
        path_.push_back(place);
    }

    void follow(Place from, Place to) {
        if (visits_[to].number == 0) {
            enter(to);
        } else {
            visits_[from].low = std::min(visits_[from].low, visits_[to].number);
        }
    }

    void leave(Place child, Place parent) {
        const Visit& below = visits_[child];
        Visit& above = visits_[parent];
        above.low = std::min(above.low, below.low);
        above.below.size += below.below.size;
        above.below.clues += below.below.clues;
        if (below.low < above.number) return;
        above.cut.size += below.below.size;
        above.cut.clues += below.below.clues;
    }

    const GroupReach& reach_;
    std::vector<Place> place_;  // by node
    std::vector<Visit> visits_;
    std::vector<Place> path_;
    std::uint32_t seen_ = 1;  // the source
};

std::vector<GroupReach::Vertex> GroupReach::needed(std::uint32_t least, bool wants_clue) const {
    std::vector<Vertex> found;
    if (size_ < least || (wants_clue && clues_ == 0)) return found;
    const std::vector<ReachCuts::Loss> losses = ReachCuts(*this).losses();
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        const ReachCuts::Loss& loss = losses[i];
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
