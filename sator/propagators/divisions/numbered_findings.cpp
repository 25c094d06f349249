#include "sator/propagators/divisions/numbered_findings.hpp"

#include <limits>
#include <utility>

namespace sator::propagators {

std::vector<std::uint32_t> steps_between_parts(std::span<const PositionGraph::Vertex> sources,
                                               const NumberedParts& parts) {
    constexpr std::uint32_t kFar = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> steps(parts.graph().size(), kFar);
    std::vector<PositionGraph::Vertex> reached;
    const auto reach = [&](PositionGraph::Vertex vertex, std::uint32_t count) {
        const auto add = [&](PositionGraph::Vertex member) {
            if (steps[member] != kFar) return;
            steps[member] = count;
            reached.push_back(member);
        };
        add(vertex);
        if (parts.part_of(vertex) == NumberedParts::kNoPart) return;
        for (const PositionGraph::Vertex member : parts.vertices(parts.part_of(vertex))) add(member);
    };
    for (const PositionGraph::Vertex source : sources) reach(source, 0);
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const PositionGraph::Vertex next : parts.graph().beside(reached[i])) {
            if (steps[next] == kFar) reach(next, steps[reached[i]] + 1);
        }
    }
    return steps;
}

/// A change matters to a part that can reach it, or a position beside the reach. The same holds for a position and the parts in its room.
std::vector<NumberedFindings::Finding> NumberedFindings::near(std::span<const std::uint32_t> steps) {
    steps_ = steps;
    std::vector<Finding> found;
    if (!add_large(found)) return found;
    add_joins(found);
    if (!add_reaches(found)) return found;
    add_rooms(found);
    return found;
}

/// Returns false if a part is too large.
bool NumberedFindings::add_large(std::vector<Finding>& found) const {
    for (Part part = 0; part < parts_.count(); ++part) {
        if (parts_.size(part) <= parts_.group_size(parts_.value(part))) continue;
        found.push_back({std::nullopt, parts_.value(part), false, Finding::Why::Large, part});
        return false;
    }
    return true;
}

void NumberedFindings::add_joins(std::vector<Finding>& found) const {
    for (Vertex v = 0; v < parts_.graph().size(); ++v) {
        if (!parts_.is_open(v)) continue;
        for (const Vertex next : parts_.graph().beside(v)) {
            const Part part = parts_.part_of(next);
            if (part == NumberedParts::kNoPart) continue;
            const Value value = parts_.value(part);
            if (!parts_.may_be(v, value)) continue;
            if (1 + parts_.size_beside(v, value) > parts_.group_size(value))
                found.push_back({v, value, false, Finding::Why::Joins, part});
        }
    }
}

/// Returns false if a part cannot grow to a group.
bool NumberedFindings::add_reaches(std::vector<Finding>& found) {
    for (Part part = 0; part < parts_.count(); ++part) {
        const Value value = parts_.value(part);
        const std::uint32_t whole = parts_.group_size(value);
        if (parts_.size(part) >= whole) continue;
        bool may_be_new = false;
        for (const Vertex v : parts_.vertices(part))
            may_be_new = may_be_new || is_near(v, std::uint64_t{whole} - parts_.size(part) + 2);
        if (!may_be_new) continue;
        reach_.run(part);
        if (reach_.size() < whole) {
            found.push_back({std::nullopt, value, false, Finding::Why::Reach, part});
            return false;
        }
        for (const Vertex v : reach_.needed()) found.push_back({v, value, true, Finding::Why::Reach, part});
    }
    return true;
}

void NumberedFindings::add_rooms(std::vector<Finding>& found) {
    const ValueTable& candidates = parts_.candidates();
    std::vector<Word> present(candidates.width(), 0);
    for (Vertex v = 0; v < parts_.graph().size(); ++v) {
        if (!parts_.is_open(v)) continue;
        for (std::size_t i = 0; i < present.size(); ++i) present[i] |= candidates[v][i];
    }
    for_each_bit(present, [&](std::size_t value) {
        if (parts_.group_size(static_cast<Value>(value)) > 1) add_rooms_of(static_cast<Value>(value), found);
    });
}

/// A group that includes a vertex either includes a part, and then the vertex is in its reach, or it is made of open vertices that are
/// beside no part of the value. The size of a vertex beside a part was judged by add_joins.
void NumberedFindings::add_rooms_of(Value value, std::vector<Finding>& found) {
    const std::uint64_t whole = parts_.group_size(value);
    first_search_ = ++search_;
    std::vector<Vertex> narrow;
    for (Vertex v = 0; v < parts_.graph().size(); ++v) {
        if (!parts_.may_be(v, value) || seen_at_[v] >= first_search_ || !is_near(v, 2 * whole + 3)) continue;
        if (parts_.is_beside(v, value)) continue;
        if (const auto room = narrow_room(v, value)) narrow.insert(narrow.end(), room->begin(), room->end());
    }
    if (narrow.empty()) return;
    mark_reached(value);
    for (const Vertex v : narrow) {
        if (reached_at_[v] != first_search_)
            found.push_back({v, value, false, Finding::Why::NoRoom, NumberedParts::kNoPart});
    }
}

/// A search that meets a vertex of an earlier one is in a large room: it would have been a part of a small one.
std::optional<std::vector<NumberedFindings::Vertex>> NumberedFindings::narrow_room(Vertex vertex,
                                                                                   Value value) {
    const std::uint32_t whole = parts_.group_size(value), search = ++search_;
    std::vector<Vertex> room{vertex};
    seen_at_[vertex] = search;
    for (std::size_t i = 0; i < room.size(); ++i) {
        for (const Vertex next : parts_.graph().beside(room[i])) {
            if (seen_at_[next] == search || !parts_.may_be(next, value) || parts_.is_beside(next, value))
                continue;
            if (seen_at_[next] >= first_search_) return std::nullopt;
            seen_at_[next] = search;
            room.push_back(next);
        }
        if (room.size() >= whole) return std::nullopt;
    }
    return room;
}

void NumberedFindings::mark_reached(Value value) {
    for (Part part = 0; part < parts_.count(); ++part) {
        if (parts_.value(part) != value || parts_.size(part) >= parts_.group_size(value)) continue;
        reach_.run(part);
        reach_.for_each_open([&](Vertex v) { reached_at_[v] = first_search_; });
    }
}

}  // namespace sator::propagators
