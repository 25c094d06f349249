#include "sator/propagators/graphs/group_parts.hpp"

#include <algorithm>

namespace sator::propagators {

GroupParts::GroupParts(const PositionGraph& graph, const GroupDemand& demand, std::size_t positions,
                       const Lights& lights)
    : graph_(graph),
      demand_(demand),
      positions_(positions),
      lights_(lights),
      clue_at_(graph.size(), nullptr),
      part_of_(graph.size(), kNone) {
    for (const GroupClue& clue : demand.clues) {
        clue_at_[clue.vertex] = &clue;
        greatest_clue_ = std::max(greatest_clue_, clue.size.most);
    }
    for (Vertex v = 0; v < graph.size(); ++v) {
        if (lights[v] == Light::On && part_of_[v] == kNone) add_part(v);
    }
}

void GroupParts::add_part(Vertex first) {
    GroupPart part{{first}, 0, 0, demand_.size};
    const auto number = static_cast<Part>(parts_.size());
    part_of_[first] = number;
    for (std::size_t i = 0; i < part.vertices.size(); ++i) {
        const Vertex vertex = part.vertices[i];
        count_in(vertex, part);
        for (const Vertex next : graph_.beside(vertex)) {
            if (lights_[next] != Light::On || part_of_[next] != kNone) continue;
            part_of_[next] = number;
            part.vertices.push_back(next);
        }
    }
    parts_.push_back(std::move(part));
}

void GroupParts::count_in(Vertex vertex, GroupPart& part) const {
    part.size += size_of(vertex);
    if (demand_.clues_of_group == CluesOfGroup::ExactlyOne)
        part.bounds.most = std::min(part.bounds.most, greatest_clue_);
    const GroupClue* clue = clue_at_[vertex];
    if (clue == nullptr) return;
    ++part.clues;
    part.bounds.least = std::max(part.bounds.least, clue->size.least);
    part.bounds.most = std::min(part.bounds.most, clue->size.most);
}

bool GroupParts::is_possible(const GroupPart& part) const {
    const bool has_too_many = demand_.clues_of_group != CluesOfGroup::Any && part.clues > 1;
    return !has_too_many && part.size <= part.bounds.most && part.bounds.least <= part.bounds.most;
}

std::vector<GroupParts::Part> GroupParts::parts_beside(Vertex vertex) const {
    std::vector<Part> found;
    for (const Vertex next : graph_.beside(vertex)) {
        const Part part = part_of_[next];
        if (part != kNone && std::ranges::find(found, part) == found.end()) found.push_back(part);
    }
    return found;
}

GroupPart GroupParts::alone(Vertex vertex) const {
    GroupPart part{{vertex}, 0, 0, demand_.size};
    count_in(vertex, part);
    return part;
}

void GroupParts::join(GroupPart& part, const GroupPart& other) {
    part.size += other.size;
    part.clues += other.clues;
    part.bounds.least = std::max(part.bounds.least, other.bounds.least);
    part.bounds.most = std::min(part.bounds.most, other.bounds.most);
}

}  // namespace sator::propagators
