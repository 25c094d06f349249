#include "sator/propagators/divisions/border_reasons.hpp"

namespace sator::propagators {

void BorderReasons::add_tree(Part part) {
    const RegionPart& own = parts_.parts()[part];
    std::vector<Vertex> joined{own.vertices.front()};
    std::vector<std::uint8_t> is_joined(parts_.graph().vertex_count(), 0);
    is_joined[joined.front()] = 1;
    for (std::size_t i = 0; i < joined.size(); ++i) {
        for (const Border border : parts_.graph().lines_at(joined[i])) {
            const Vertex next = parts_.graph().other_end(border, joined[i]);
            if (parts_.borders()[border] != Light::Off || is_joined[next] != 0) continue;
            is_joined[next] = 1;
            joined.push_back(next);
            add(border);
        }
    }
}

void BorderReasons::add_path(Vertex from, Vertex to) {
    constexpr std::uint32_t kUnseen = 0xFFFF'FFFFU;
    std::vector<Border> back(parts_.graph().vertex_count(), kUnseen);
    std::vector<Vertex> reached{from};
    for (std::size_t i = 0; i < reached.size() && reached.back() != to; ++i) {
        for (const Border border : parts_.graph().lines_at(reached[i])) {
            const Vertex next = parts_.graph().other_end(border, reached[i]);
            if (parts_.borders()[border] != Light::Off || next == from) continue;
            if (back[next] != kUnseen) continue;
            back[next] = border;
            reached.push_back(next);
            if (next == to) break;
        }
    }
    for (Vertex at = to; at != from; at = parts_.graph().other_end(back[at], at)) add(back[at]);
}

void BorderReasons::add_around(Part part) {
    parts_.for_each_way_out(part, [&](Border border, Vertex /*next*/) {
        if (parts_.borders()[border] == Light::On) add(border);
    });
}

}  // namespace sator::propagators
