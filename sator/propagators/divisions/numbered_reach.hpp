#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/divisions/numbered_parts.hpp"

namespace sator::propagators {

/// Finds the positions that the group of a part can include. A position is out of reach if each way to it would make the group too
/// large. This is an upper bound: each position is judged by its own nearest way. Dijkstra's search with a bucket for each cost, so a
/// run is linear in the number of positions in reach.
class NumberedReach {
  public:
    using Vertex = PositionGraph::Vertex;
    using Part = NumberedParts::Part;

    /// `parts` must outlive this.
    explicit NumberedReach(const NumberedParts& parts);

    /// Searches from a part. What the other functions return is about the last part.
    void run(Part source);

    /// Returns the value of the part.
    Value value() const { return value_; }
    /// Returns the number of positions in reach, with those of the part.
    std::uint64_t size() const { return size_; }
    bool contains(Vertex open) const { return seen_at_[open] == run_; }
    /// Calls `visit(vertex)` for each open position in reach.
    template <class Visit>
    void for_each_open(Visit visit) const {
        for (const Node node : nodes_) {
            if (!is_part(node)) visit(node);
        }
    }
    /// Returns the open positions without which fewer positions than the group has would be in reach.
    std::vector<Vertex> needed();
    /// Calls `visit_value(vertex)` and `visit_not(vertex)` for positions that have the part's value, or have it no longer, and from which
    /// it follows that nothing else is in reach. A position may be visited several times.
    template <class VisitValue, class VisitNot>
    void for_each_in_border(VisitValue visit_value, VisitNot visit_not) const {
        const auto visit_part = [&](Part part) {
            for (const Vertex member : parts_.vertices(part)) visit_value(member);
        };
        const auto visit_beside = [&](Vertex vertex) {
            for (const Vertex next : parts_.graph().beside(vertex)) {
                if (is_other_part(next)) visit_part(parts_.part_of(next));
                if (parts_.may_be(next, value_)) {
                    for (const Vertex further : parts_.graph().beside(next)) {
                        if (is_other_part(further)) visit_part(parts_.part_of(further));
                    }
                } else if (!parts_.candidates().contains(next, value_)) {
                    visit_not(next);
                }
            }
        };
        visit_part(source_);
        for (const Vertex vertex : parts_.vertices(source_)) visit_beside(vertex);
        for (const Node node : nodes_) {
            if (!is_part(node)) {
                visit_beside(node);
            } else {
                for (const Vertex vertex : parts_.vertices(part_at(node))) visit_beside(vertex);
            }
        }
    }

  private:
    using Node = std::uint32_t;  // an open vertex, or a part after all vertices

    bool is_part(Node node) const { return node >= parts_.graph().size(); }
    Part part_at(Node node) const { return node - static_cast<Node>(parts_.graph().size()); }
    bool is_other_part(Vertex vertex) const {
        const Part part = parts_.part_of(vertex);
        return part != NumberedParts::kNoPart && part != source_ && parts_.value(part) == value_;
    }
    std::uint32_t size_of(Node node) const { return is_part(node) ? parts_.size(part_at(node)) : 1; }
    template <class Visit>
    void for_each_beside(Node node, Visit visit) const;
    void enter(std::uint32_t way, Node node);

    const NumberedParts& parts_;
    Part source_ = 0;
    Value value_ = 0;
    std::uint32_t room_ = 0;  // the number of positions that the group lacks
    std::uint32_t run_ = 0;
    std::vector<std::uint32_t> seen_at_;      // by node: the last run that reached it
    std::vector<std::vector<Node>> buckets_;  // by the number of positions on the way
    std::vector<Node> nodes_;                 // in reach, without the source
    std::vector<std::uint32_t> place_;        // by node in reach: its place in `nodes_`
    std::uint64_t size_ = 0;
};

}  // namespace sator::propagators
