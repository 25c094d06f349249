#include "sator/propagators/divisions/division_parts.hpp"

#include <algorithm>
#include <tuple>

namespace sator::propagators {

DivisionParts::DivisionParts(const LineGraph& graph, const DivisionDemand& demand, const Lights& borders)
    : graph_(graph),
      demand_(demand),
      borders_(borders),
      clue_at_(graph.vertex_count(), nullptr),
      part_of_(graph.vertex_count(), kNoPart) {
    for (const GroupClue& clue : demand.clues) {
        clue_at_[clue.vertex] = &clue;
        greatest_clue_ = std::max(greatest_clue_, clue.size.most);
    }
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
        if (part_of_[v] == kNoPart) add_part(v);
    }
    for (Border i = 0; i < graph.line_count(); ++i) {
        if (borders[i] != Light::On) continue;
        const auto [a, b] = std::minmax({sides(i).first, sides(i).second});
        apart_.push_back({a, b, i});
    }
    std::ranges::sort(apart_, {},
                      [](const Apart& apart) { return std::tie(apart.a, apart.b, apart.border); });
}

void DivisionParts::add_part(Vertex first) {
    RegionPart part{{first}, 0, 0, demand_.size};
    const auto number = static_cast<Part>(parts_.size());
    part_of_[first] = number;
    for (std::size_t i = 0; i < part.vertices.size(); ++i) {
        const Vertex vertex = part.vertices[i];
        count_in(vertex, part);
        for (const Border border : graph_.lines_at(vertex)) {
            const Vertex next = graph_.other_end(border, vertex);
            if (borders_[border] != Light::Off || part_of_[next] != kNoPart) continue;
            part_of_[next] = number;
            part.vertices.push_back(next);
        }
    }
    if (demand_.clues_of_region == CluesOfGroup::ExactlyOne)
        part.bounds.most = std::min(part.bounds.most, greatest_clue_);
    parts_.push_back(std::move(part));
}

void DivisionParts::count_in(Vertex vertex, RegionPart& part) const {
    ++part.size;
    const GroupClue* clue = clue_at_[vertex];
    if (clue == nullptr) return;
    ++part.clues;
    part.bounds.least = std::max(part.bounds.least, clue->size.least);
    part.bounds.most = std::min(part.bounds.most, clue->size.most);
}

bool DivisionParts::is_possible(const RegionPart& part) const {
    const bool has_too_many = demand_.clues_of_region != CluesOfGroup::Any && part.clues > 1;
    return !has_too_many && part.size <= part.bounds.most && part.bounds.least <= part.bounds.most;
}

std::optional<DivisionParts::Border> DivisionParts::border_between(Part a, Part b) const {
    if (a > b) std::swap(a, b);
    const auto found = std::ranges::lower_bound(
        apart_, std::pair(a, b), {}, [](const Apart& apart) { return std::pair(apart.a, apart.b); });
    if (found == apart_.end() || found->a != a || found->b != b) return std::nullopt;
    return found->border;
}

bool DivisionParts::may_join(Part a, Part b) const {
    if (border_between(a, b)) return false;
    const RegionPart &one = parts_[a], &other = parts_[b];
    RegionPart joined{{}, one.size + other.size, one.clues + other.clues, one.bounds};
    joined.bounds.least = std::max(one.bounds.least, other.bounds.least);
    joined.bounds.most = std::min(one.bounds.most, other.bounds.most);
    return is_possible(joined);
}

bool DivisionParts::is_complete(const RegionPart& part) const {
    for (const Vertex vertex : part.vertices) {
        for (const Border border : graph_.lines_at(vertex)) {
            if (borders_[border] == Light::Open) return false;
        }
    }
    return true;
}

}  // namespace sator::propagators
