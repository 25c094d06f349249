#include "sator/propagators/divisions/numbered_parts.hpp"

#include <bit>

namespace sator::propagators {

NumberedParts::NumberedParts(const PositionGraph& graph, std::span<const std::uint32_t> sizes,
                             const ValueTable& candidates)
    : graph_(graph),
      sizes_(sizes),
      candidates_(candidates),
      is_open_(graph.size(), 0),
      value_of_(graph.size(), -1),
      part_of_(graph.size(), kNoPart) {
    listed_.reserve(graph.size());
    for (Vertex v = 0; v < graph.size(); ++v) {
        const std::span<const Word> row = candidates[v];
        is_open_[v] = count_bits(row) != 1 ? 1 : 0;
        if (is_open(v)) continue;
        for_each_bit(row, [&](std::size_t value) {
            if (group_size(static_cast<Value>(value)) > 0) value_of_[v] = static_cast<Value>(value);
        });
    }
    for (Vertex v = 0; v < graph.size(); ++v) {
        if (value_of_[v] >= 0 && part_of_[v] == kNoPart) add_part(v, value_of_[v]);
    }
}

void NumberedParts::add_part(Vertex first, Value value) {
    const auto number = static_cast<Part>(parts_.size());
    const auto begin = static_cast<std::uint32_t>(listed_.size());
    part_of_[first] = number;
    listed_.push_back(first);
    for (std::size_t i = begin; i < listed_.size(); ++i) {
        for (const Vertex next : graph_.beside(listed_[i])) {
            if (value_of_[next] != value || part_of_[next] != kNoPart) continue;
            part_of_[next] = number;
            listed_.push_back(next);
        }
    }
    parts_.push_back({value, begin, static_cast<std::uint32_t>(listed_.size()) - begin});
}

std::uint32_t NumberedParts::size_beside(Vertex vertex, Value value, Part without) const {
    std::uint32_t size = 0;
    const std::span<const Vertex> beside = graph_.beside(vertex);
    for (std::size_t i = 0; i < beside.size(); ++i) {
        const Part part = part_of_[beside[i]];
        if (part == kNoPart || part == without || value_of_[beside[i]] != value) continue;
        bool is_counted = false;
        for (std::size_t j = 0; j < i; ++j) is_counted = is_counted || part_of_[beside[j]] == part;
        if (!is_counted) size += parts_[part].size;
    }
    return size;
}

bool NumberedParts::is_beside(Vertex vertex, Value value) const {
    for (const Vertex next : graph_.beside(vertex)) {
        if (value_of_[next] == value) return true;
    }
    return false;
}

}  // namespace sator::propagators
