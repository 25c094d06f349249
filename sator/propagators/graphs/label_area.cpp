// Vertices that hang together already are one node. Dijkstra's search from the first vertex finds the nodes that the group can include, and a
// search for cut vertices among them (cut_losses) those that it cannot do without.
#include "sator/propagators/graphs/label_area.hpp"

#include <algorithm>
#include <array>

#include "sator/propagators/basic/bound_losses.hpp"
#include "sator/propagators/graphs/cut_losses.hpp"
#include "sator/propagators/graphs/group_labels.hpp"

namespace sator::propagators {

namespace {

using Vertex = PositionGraph::Vertex;

/// The neighbours of a square that touch it at an edge or a corner. If a vertex has more lit ones, the others are not counted.
constexpr std::size_t kMostLitBeside = 8;

using Claim = LabelArea::Claim;

constexpr bool is_lost(Claim claim) {
    return claim == Claim::Lost || claim == Claim::Other;
}

template <class Domains>
std::vector<Claim> claims_of(const Domains& domains, Value label) {
    std::vector<Claim> claims(domains.size());
    for (std::size_t i = 0; i < claims.size(); ++i) {
        const Domain domain = domains[i];
        const bool may_be_none = domain.contains(kNoLabel);
        if (domain.contains(label))
            claims[i] = domain.is_fixed() ? Claim::Certain : may_be_none ? Claim::Open : Claim::Lit;
        else
            claims[i] = may_be_none ? Claim::Lost : Claim::Other;
    }
    return claims;
}

/// The nodes of the first vertex's group as far as the nearest way to each one says.
class AreaSearch {
  public:
    using Node = std::uint32_t;

    AreaSearch(const PositionGraph& graph, const std::vector<Claim>& claims, SizeBounds size)
        : graph_(graph), claims_(claims), size_(size), node_of_(graph.size(), kNone) {
        add_nodes();
        if (certain_ <= size_.most) search();
    }

    bool includes(Vertex vertex) const {
        return node_of_[vertex] != kNone && is_reached_[node_of_[vertex]] != 0;
    }

    bool is_possible() const {
        if (certain_ > size_.most || reached_size_ < size_.least) return false;
        for (Vertex v = 0; v < graph_.size(); ++v) {
            if (claims_[v] == Claim::Certain && (!includes(v) || is_beside_other(v))) return false;
        }
        return true;
    }

    /// Returns the vertices that are not certain without which the group would be too small, or a certain vertex would be cut off.
    std::vector<Vertex> needed() const {
        std::vector<Vertex> found;
        if (certain_ == reached_size_) return found;
        const auto losses = cut_losses(reached_nodes());
        for (std::size_t i = 0; i < losses.size(); ++i) {
            const std::span<const Vertex> vertices = members(reached_[i + 1]);
            const bool is_needed = reached_size_ - losses[i].size < size_.least || losses[i].clues > 0;
            if (is_needed && claims_[vertices.front()] != Claim::Certain)
                found.insert(found.end(), vertices.begin(), vertices.end());
        }
        return found;
    }

    /// Calls `visit` for each vertex whose claim shows that the group includes no other nodes.
    template <class Visit>
    void for_each_witness(Visit visit) const {
        for (Vertex v = 0; v < graph_.size(); ++v) {
            if (claims_[v] != Claim::Certain) continue;
            visit(v);
            visit_others_beside(v, visit);
        }
        for (const Node node : reached_) {
            for (const Vertex vertex : members(node)) {
                if (claims_[vertex] == Claim::Lit) visit(vertex);
                for (const Vertex next : graph_.beside(vertex)) {
                    if (is_lost(claims_[next])) visit(next);
                    if (!includes(next)) visit_lit_near(next, visit);
                }
            }
        }
    }

  private:
    static constexpr Node kNone = 0xFFFF'FFFFU;

    std::span<const Vertex> members(Node node) const {
        return std::span(members_).subspan(first_member_[node],
                                           first_member_[node + 1] - first_member_[node]);
    }
    bool is_certain(Node node) const { return claims_[members(node).front()] == Claim::Certain; }

    void add_nodes() {
        members_.reserve(graph_.size());
        first_member_.push_back(0);
        for (Vertex first = 0; first < graph_.size(); ++first) {
            if (claims_[first] == Claim::Certain) ++certain_;
            if (is_lost(claims_[first]) || node_of_[first] != kNone) continue;
            const auto node = static_cast<Node>(first_member_.size() - 1);
            node_of_[first] = node;
            members_.push_back(first);
            for (std::size_t i = first_member_[node]; claims_[first] == Claim::Lit && i < members_.size();
                 ++i) {
                for (const Vertex next : graph_.beside(members_[i])) {
                    if (node_of_[next] != kNone || claims_[next] != Claim::Lit) continue;
                    node_of_[next] = node;
                    members_.push_back(next);
                }
            }
            first_member_.push_back(static_cast<std::uint32_t>(members_.size()));
        }
        is_reached_.assign(first_member_.size() - 1, 0);
    }

    /// Returns what a node adds to the certain vertices.
    std::uint32_t cost_of(Node node) const {
        return is_certain(node) ? 0 : static_cast<std::uint32_t>(members(node).size());
    }

    bool is_beside_other(Vertex vertex) const {
        return std::ranges::any_of(graph_.beside(vertex),
                                   [&](Vertex next) { return claims_[next] == Claim::Other; });
    }

    /// Returns whether the group can include the node and the lit ones that an open one joins.
    bool may_enter(Node node) const {
        std::uint32_t cost = cost_of(node);
        if (certain_ + cost > size_.most) return false;
        const auto is_beside = [&](Vertex member) { return is_beside_other(member); };
        if (std::ranges::any_of(members(node), is_beside)) return false;
        const Vertex vertex = members(node).front();
        if (claims_[vertex] != Claim::Open) return true;
        std::array<Node, 4>
            beside{};  // so many are enough for all grids of squares; more only weaken the bound
        std::size_t known = 0;
        for (const Vertex next : graph_.beside(vertex)) {
            const Node other = node_of_[next];
            if (claims_[next] != Claim::Lit || known == beside.size() ||
                std::ranges::find(beside.begin(), beside.begin() + known, other) != beside.begin() + known)
                continue;
            beside[known++] = other;
            cost += cost_of(other);
        }
        return certain_ + cost <= size_.most;
    }

    /// The queue has a list of nodes for each cost.
    void search() {
        struct Entry {
            Node node;
            std::uint32_t next;
        };
        std::vector<Entry> entries;
        std::vector<std::uint32_t> lists(1 + std::min<std::size_t>(size_.most, graph_.size()) - certain_,
                                         kNone);
        const auto add = [&](std::size_t cost, Node node) {
            entries.push_back({node, std::exchange(lists[cost], static_cast<std::uint32_t>(entries.size()))});
        };
        add(0, node_of_[0]);
        for (std::size_t cost = 0; cost < lists.size(); ++cost) {
            while (lists[cost] != kNone) {
                const Node node = entries[lists[cost]].node;
                lists[cost] = entries[lists[cost]].next;
                if (std::exchange(is_reached_[node], 1) != 0) continue;
                reached_.push_back(node);
                reached_size_ += members(node).size();
                for (const Vertex vertex : members(node)) {
                    for (const Vertex next : graph_.beside(vertex)) {
                        const Node other = node_of_[next];
                        if (other == kNone || is_reached_[other] != 0) continue;
                        const std::size_t way = cost + cost_of(other);
                        if (way < lists.size() && may_enter(other)) add(way, other);
                    }
                }
            }
        }
    }

    ReachedNodes reached_nodes() const {
        std::vector<std::uint32_t> place(is_reached_.size(), 0);
        for (std::uint32_t i = 1; i < reached_.size(); ++i) place[reached_[i]] = i - 1;
        ReachedNodes reached;
        reached.first_beside.push_back(0);
        for (const Node node : std::span(reached_).subspan(1)) {
            reached.weights.push_back({members(node).size(), is_certain(node) ? 1U : 0U});
            reached.is_beside_root.push_back(0);
            for (const Vertex vertex : members(node)) {
                for (const Vertex next : graph_.beside(vertex)) {
                    if (!includes(next) || node_of_[next] == node) continue;
                    if (next == 0)
                        reached.is_beside_root.back() = 1;
                    else
                        reached.beside.push_back(place[node_of_[next]]);
                }
            }
            reached.first_beside.push_back(static_cast<std::uint32_t>(reached.beside.size()));
        }
        return reached;
    }

    template <class Visit>
    void visit_others_beside(Vertex vertex, const Visit& visit) const {
        for (const Vertex next : graph_.beside(vertex)) {
            if (claims_[next] == Claim::Other) visit(next);
        }
    }

    /// Visits what may keep a vertex out of the area: the vertices of the lit nodes that it is in or beside, and those beside them that have
    /// another label.
    template <class Visit>
    void visit_lit_near(Vertex vertex, const Visit& visit) const {
        if (claims_[vertex] == Claim::Lit) {
            for (const Vertex member : members(node_of_[vertex])) {
                visit(member);
                visit_others_beside(member, visit);
            }
        }
        if (claims_[vertex] != Claim::Open) return;
        visit_others_beside(vertex, visit);
        for (const Vertex next : graph_.beside(vertex)) {
            if (claims_[next] == Claim::Lit) std::ranges::for_each(members(node_of_[next]), visit);
        }
    }

    const PositionGraph& graph_;
    const std::vector<Claim>& claims_;
    SizeBounds size_;
    std::vector<Node> node_of_;  // by vertex
    std::vector<Vertex> members_;
    std::vector<std::uint32_t>
        first_member_;                      // by node, and one more: where its vertices begin in `members_`
    std::vector<std::uint8_t> is_reached_;  // by node
    std::vector<Node> reached_;
    std::size_t reached_size_ = 0;
    std::uint32_t certain_ = 0;  // vertices
};

}  // namespace

Propagation LabelArea::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    std::vector<Word> label(words_for(static_cast<std::size_t>(label_) + 1), 0);
    set_bit(label, static_cast<std::size_t>(label_));
    const auto lose = [&](Vertex v) { return scope.remove(v, label_); };
    for (auto claims = claims_of(scope, label_);;) {
        scope.begin_step();
        if (claims[0] == Claim::Certain) {
            const AreaSearch area(graph_, claims, size_);
            if (!area.is_possible()) return Propagation::Conflict;
            for (Vertex v = 0; v < graph_.size(); ++v) {
                if (!is_lost(claims[v]) && !area.includes(v) && !lose(v)) return Propagation::Conflict;
            }
            for (const Vertex v : area.needed()) {
                if (!decide(scope, v, label, Light::On)) return Propagation::Conflict;
            }
        } else if (is_lost(claims[0])) {
            for (Vertex v = 1; v < graph_.size(); ++v) {
                if (!lose(v)) return Propagation::Conflict;
            }
        } else if (std::ranges::find(claims, Claim::Certain) != claims.end()) {
            if (!decide(scope, 0, label, Light::On)) return Propagation::Conflict;
        }
        auto after = claims_of(scope, label_);
        if (after == claims || scratch.is_over(graph_.size()))
            return after == claims && is_decided(scope, claims) ? Propagation::Entailed
                                                                : Propagation::Fixpoint;
        claims = std::move(after);
    }
}

/// Returns whether no vertex may have the label or lose it any more, and no neighbour of one that has it may have another label.
bool LabelArea::is_decided(const Scope& scope, std::span<const Claim> claims) const {
    for (Vertex v = 0; v < graph_.size(); ++v) {
        if (claims[v] == Claim::Open || claims[v] == Claim::Lit) return false;
        if (claims[v] != Claim::Lost || scope[v].is_fixed()) continue;
        if (std::ranges::any_of(graph_.beside(v), [&](Vertex w) { return claims[w] == Claim::Certain; }))
            return false;
    }
    return true;
}

/// All that follows in one pass follows from the same claims: that vertices are certain, lit or lost.
Reason LabelArea::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const auto claims = claims_of(before, label_);
    Reason reason;
    std::vector<std::uint8_t> is_listed(before.size(), 0);
    const auto add = [&](Vertex vertex) {
        if (std::exchange(is_listed[vertex], 1) != 0) return;
        before.initial(vertex).for_each([&](Value v) {
            const bool is_told = claims[vertex] == Claim::Lost    ? v == label_
                                 : claims[vertex] == Claim::Other ? v == label_ || v == kNoLabel
                                 : claims[vertex] == Claim::Lit   ? v == kNoLabel
                                                                  : v != label_;
            if (is_told) reason.push_back({vertex, Literal::Relation::NotEqual, v});
        });
    };
    const auto are_all = [&](auto follows) {
        return std::ranges::all_of(removals, [&](const Literal& removal) {
            return removal.relation == Literal::Relation::NotEqual && follows(removal);
        });
    };
    if (claims[0] == Claim::Certain) {
        const AreaSearch area(graph_, claims, size_);
        const std::vector<Vertex> needed =
            are_all([&](const Literal& removal) { return removal.value == label_; }) ? std::vector<Vertex>()
                                                                                     : area.needed();
        const bool is_found = removals.empty() ? !area.is_possible() : are_all([&](const Literal& removal) {
            return removal.value == label_ ? !area.includes(removal.position)
                                           : std::ranges::find(needed, removal.position) != needed.end();
        });
        if (!is_found) return Propagator::quick_reason(removals, before);
        area.for_each_witness(add);
        return reason;
    }
    const auto certain = std::ranges::find(claims, Claim::Certain);
    const bool has_certain = certain != claims.end();
    const bool is_found =
        is_lost(claims[0])
            ? (removals.empty() ? has_certain
                                : are_all([&](const Literal& removal) { return removal.value == label_; }))
            : has_certain && !removals.empty() && are_all([&](const Literal& removal) {
                  return removal.position == 0 && removal.value != label_;
              });
    if (!is_found) return Propagator::quick_reason(removals, before);
    if (is_lost(claims[0])) add(0);
    if (has_certain && (removals.empty() || !is_lost(claims[0])))
        add(static_cast<Vertex>(certain - claims.begin()));
    return reason;
}

}  // namespace sator::propagators
