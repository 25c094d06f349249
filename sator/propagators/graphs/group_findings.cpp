// One pass over the parts of lit vertices finds impossible parts, vertices that would join parts to an impossible one, and the
// vertices that a part can reach or needs (GroupReach).
#include "sator/propagators/graphs/group_findings.hpp"

#include <algorithm>
#include <utility>

#include "sator/propagators/graphs/group_reach.hpp"
#include "sator/propagators/graphs/lit_vertices.hpp"

namespace sator::propagators {

namespace {

using Vertex = PositionGraph::Vertex;
using Finding = GroupFindings::Finding;

Finding conflict(Finding::Why why, Vertex about) {
    return {std::nullopt, Light::Off, why, about};
}

/// A set of vertices in the order in which they were added.
class VertexSet {
  public:
    explicit VertexSet(std::size_t vertices) : is_in_(vertices, 0) {}

    void add(Vertex vertex) {
        if (std::exchange(is_in_[vertex], 1) == 0) listed_.push_back(vertex);
    }
    void add_all(const std::vector<Vertex>& vertices) {
        for (const Vertex vertex : vertices) add(vertex);
    }
    std::vector<Vertex> take() { return std::move(listed_); }

  private:
    std::vector<std::uint8_t> is_in_;
    std::vector<Vertex> listed_;
};

}  // namespace

GroupFindings::GroupFindings(const PositionGraph& graph, const GroupDemand& demand, std::size_t positions,
                             const Lights& lights)
    : parts_(graph, demand, positions, lights) {}

std::vector<Finding> GroupFindings::all() const {
    std::vector<Finding> found;
    if (!add_parts(found)) return found;
    add_joins(found);
    std::vector<std::uint8_t> is_claimed(parts_.graph().size(), 0);
    if (!add_reaches(found, is_claimed)) return found;
    if (parts_.demand().clues_of_group == CluesOfGroup::ExactlyOne) {
        add_open_clues(is_claimed);
        add_unclaimed(is_claimed, found);
    }
    if (parts_.demand().size.least > 1) add_small(found);
    return found;
}

/// Returns false if a part is impossible.
bool GroupFindings::add_parts(std::vector<Finding>& found) const {
    for (const GroupPart& part : parts_.parts()) {
        if (parts_.is_possible(part)) continue;
        found.push_back(conflict(Finding::Why::Part, part.vertices.front()));
        return false;
    }
    return true;
}

bool GroupFindings::may_join(Vertex vertex) const {
    GroupPart joined = parts_.alone(vertex);
    for (const GroupParts::Part part : parts_.parts_beside(vertex))
        GroupParts::join(joined, parts_.parts()[part]);
    return parts_.is_possible(joined);
}

void GroupFindings::add_joins(std::vector<Finding>& found) const {
    for (Vertex v = 0; v < parts_.graph().size(); ++v) {
        if (parts_.lights()[v] == Light::Open && !may_join(v))
            found.push_back({v, Light::Off, Finding::Why::Joins, v});
    }
}

/// Returns false if a part cannot become a group. Marks the vertices that the groups of lit clues can include in `is_claimed`.
bool GroupFindings::add_reaches(std::vector<Finding>& found, std::vector<std::uint8_t>& is_claimed) const {
    for (const GroupPart& part : parts_.parts()) {
        const bool wants_clue = parts_.needs_clue(part), is_short = part.size < part.bounds.least;
        const bool claims = parts_.demand().clues_of_group == CluesOfGroup::ExactlyOne && part.clues > 0;
        if (!wants_clue && !is_short && !claims) continue;
        const GroupReach reach(parts_, part);
        const Vertex about = part.vertices.front();
        if (reach.size() < part.bounds.least || (wants_clue && reach.clues() == 0)) {
            found.push_back(conflict(Finding::Why::Reach, about));
            return false;
        }
        if (wants_clue || is_short) {
            for (const Vertex vertex : reach.needed(part.bounds.least, wants_clue))
                found.push_back({vertex, Light::On, Finding::Why::Reach, about});
        }
        if (!claims) continue;
        for (const Vertex vertex : reach.open()) is_claimed[vertex] = 1;
    }
    return true;
}

/// Marks the vertices that the groups of clues on open vertices can include.
void GroupFindings::add_open_clues(std::vector<std::uint8_t>& is_claimed) const {
    for (const GroupClue& clue : parts_.demand().clues) {
        if (parts_.lights()[clue.vertex] != Light::Open || !may_join(clue.vertex)) continue;
        is_claimed[clue.vertex] = 1;
        const GroupPart alone = parts_.alone(clue.vertex);
        const GroupReach reach(parts_, alone);
        for (const Vertex reached : reach.open()) is_claimed[reached] = 1;
    }
}

/// Adds that the open vertices that no clue's group can include are off. Lit vertices without a clue are in add_reaches.
void GroupFindings::add_unclaimed(const std::vector<std::uint8_t>& is_claimed,
                                  std::vector<Finding>& found) const {
    for (Vertex v = 0; v < parts_.graph().size(); ++v) {
        if (parts_.lights()[v] == Light::Open && is_claimed[v] == 0)
            found.push_back({v, Light::Off, Finding::Why::NoClue, v});
    }
}

/// Adds that the open vertices of components that are too small are off. Lit vertices are in add_reaches.
void GroupFindings::add_small(std::vector<Finding>& found) const {
    std::vector<std::uint8_t> is_seen(parts_.graph().size(), 0);
    for (Vertex first = 0; first < parts_.graph().size(); ++first) {
        if (is_seen[first] != 0 || parts_.lights()[first] == Light::Off) continue;
        std::vector<Vertex> area{first};
        is_seen[first] = 1;
        std::uint32_t size = 0;
        for (std::size_t i = 0; i < area.size(); ++i) {
            size += parts_.size_of(area[i]);
            for (const Vertex next : parts_.graph().beside(area[i])) {
                if (parts_.lights()[next] != Light::Off && std::exchange(is_seen[next], 1) == 0)
                    area.push_back(next);
            }
        }
        if (size >= parts_.demand().size.least) continue;
        for (const Vertex v : area) {
            if (parts_.lights()[v] == Light::Open)
                found.push_back({v, Light::Off, Finding::Why::TooSmall, v});
        }
    }
}

std::vector<Vertex> GroupFindings::reason(const Finding& finding) const {
    switch (finding.why) {
        case Finding::Why::Part:
            return parts_.parts()[parts_.part_of(finding.about)].vertices;
        case Finding::Why::Joins:
            return reason_of_join(finding.about);
        case Finding::Why::Reach:
            return GroupReach(parts_, parts_.parts()[parts_.part_of(finding.about)]).border();
        case Finding::Why::NoClue:
            return reason_without_clue(finding.about);
        case Finding::Why::TooSmall:
            break;
    }
    return reason_of_small(finding.about);
}

/// Returns one or two parts that the vertex must not join, or all parts beside it if no two suffice.
std::vector<Vertex> GroupFindings::reason_of_join(Vertex vertex) const {
    const std::vector<GroupParts::Part> beside = parts_.parts_beside(vertex);
    for (std::size_t i = 0; i < beside.size(); ++i) {
        for (std::size_t j = i; j < beside.size(); ++j) {
            GroupPart joined = parts_.alone(vertex);
            const GroupPart &a = parts_.parts()[beside[i]], &b = parts_.parts()[beside[j]];
            GroupParts::join(joined, a);
            if (i != j) GroupParts::join(joined, b);
            if (parts_.is_possible(joined)) continue;
            std::vector<Vertex> found = a.vertices;
            if (i != j) found.insert(found.end(), b.vertices.begin(), b.vertices.end());
            return found;
        }
    }
    std::vector<Vertex> found;
    for (const GroupParts::Part part : beside) {
        const auto& vertices = parts_.parts()[part].vertices;
        found.insert(found.end(), vertices.begin(), vertices.end());
    }
    return found;
}

/// Returns the borders of the groups of the clues that are near enough to matter.
std::vector<Vertex> GroupFindings::reason_without_clue(Vertex vertex) const {
    const std::vector<std::uint32_t> steps = steps_from(std::span(&vertex, 1), parts_.graph());
    VertexSet found(parts_.graph().size());
    for (const GroupClue& clue : parts_.demand().clues) {
        const std::uint32_t most = std::min(clue.size.most, parts_.demand().size.most);
        if (steps[clue.vertex] >= most) continue;
        const Light light = parts_.lights()[clue.vertex];
        if (light == Light::Off) {
            found.add(clue.vertex);
        } else if (light == Light::On) {
            found.add_all(GroupReach(parts_, parts_.parts()[parts_.part_of(clue.vertex)]).border());
        } else if (may_join(clue.vertex)) {
            const GroupPart alone = parts_.alone(clue.vertex);
            found.add_all(GroupReach(parts_, alone).border());
        } else {
            found.add_all(reason_of_join(clue.vertex));
        }
    }
    return found.take();
}

std::vector<Vertex> GroupFindings::reason_of_small(Vertex vertex) const {
    std::vector<std::uint8_t> area(parts_.graph().size(), 0);
    flood(vertex, parts_.graph(), area, [&](Vertex v) { return parts_.lights()[v] != Light::Off; });
    VertexSet found(parts_.graph().size());
    for (Vertex v = 0; v < area.size(); ++v) {
        if (area[v] == 0) continue;
        for (const Vertex next : parts_.graph().beside(v)) {
            if (parts_.lights()[next] == Light::Off) found.add(next);
        }
    }
    return found.take();
}

}  // namespace sator::propagators
