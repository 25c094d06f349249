#include "sator/propagators/divisions/division_reach.hpp"

#include <algorithm>
#include <utility>

namespace sator::propagators {

DivisionReach::DivisionReach(const DivisionParts& parts)
    : parts_(parts), seen_at_(parts.parts().size(), 0), place_(parts.parts().size(), 0) {}

void DivisionReach::enter(std::uint32_t way, Part part) {
    if (part == source_ || seen_at_[part] == run_) return;
    const std::uint32_t cost = way + parts_.parts()[part].size;
    if (cost <= room_ && parts_.may_join(source_, part)) buckets_[cost].push_back(part);
}

void DivisionReach::run(Part source) {
    ++run_;
    source_ = source;
    const RegionPart& own = parts_.parts()[source];
    const auto vertices = static_cast<std::uint32_t>(parts_.graph().vertex_count());
    const std::uint32_t most = std::min(own.bounds.most, vertices);
    room_ = most > own.size ? most - own.size : 0;
    size_ = own.size;
    clues_ = 0;
    reached_.clear();
    if (buckets_.size() <= room_) buckets_.resize(room_ + 1);
    const auto enter_beside = [&](std::uint32_t way, Part part) {
        parts_.for_each_way_out(part, [&](DivisionParts::Border border, DivisionParts::Vertex end) {
            if (parts_.borders()[border] == Light::Open) enter(way, parts_.part_of(end));
        });
    };
    enter_beside(0, source);
    for (std::uint32_t way = 1; way <= room_; ++way) {
        for (std::size_t i = 0; i < buckets_[way].size(); ++i) {
            const Part part = buckets_[way][i];
            if (std::exchange(seen_at_[part], run_) == run_) continue;
            place_[part] = static_cast<std::uint32_t>(reached_.size());
            reached_.push_back(part);
            size_ += parts_.parts()[part].size;
            clues_ += parts_.parts()[part].clues;
            enter_beside(way, part);
        }
        buckets_[way].clear();
    }
}

/// The clues of the nodes are those that the region wants, or the parts that it must have.
ReachedNodes DivisionReach::as_nodes(const Wants& wants) {
    ReachedNodes nodes;
    nodes.is_beside_root.resize(reached_.size(), 0);
    nodes.first_beside.push_back(0);
    for (const Part part : reached_) {
        const bool is_member = wants.is_member != nullptr && (*wants.is_member)[part] != 0;
        nodes.weights.push_back({parts_.parts()[part].size, wants.wants_clue ? parts_.parts()[part].clues
                                                            : is_member      ? 1U
                                                                             : 0U});
        parts_.for_each_way_out(part, [&](DivisionParts::Border border, DivisionParts::Vertex end) {
            if (parts_.borders()[border] != Light::Open) return;
            const Part next = parts_.part_of(end);
            if (next == source_) {
                nodes.is_beside_root[place_[part]] = 1;
            } else if (seen_at_[next] == run_) {
                nodes.beside.push_back(place_[next]);
            }
        });
        nodes.first_beside.push_back(static_cast<std::uint32_t>(nodes.beside.size()));
    }
    return nodes;
}

std::vector<DivisionReach::Part> DivisionReach::needed(const Wants& wants) {
    const std::vector<ReachedNodes::Weight> losses = cut_losses(as_nodes(wants));
    std::vector<Part> found;
    for (std::size_t i = 0; i < reached_.size(); ++i) {
        const bool is_needed = size_ - losses[i].size < wants.least ||
                               (wants.wants_clue && losses[i].clues == clues_) ||
                               (wants.is_member != nullptr && losses[i].clues > 0);
        if (is_needed) found.push_back(reached_[i]);
    }
    return found;
}

}  // namespace sator::propagators
