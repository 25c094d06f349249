// Counts of lit and open neighbours decide most questions; joined parts of lit positions (union-find) say where a loop would close.
#include "sator/propagators/graphs/path_look.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sator::propagators {

PathLook::PathLook(const PositionGraph& graph, Lights lights)
    : graph_(graph),
      lights_(std::move(lights)),
      lit_(graph.size(), 0),
      open_(graph.size(), 0),
      parts_(graph.size()) {
    std::iota(parts_.begin(), parts_.end(), Vertex{0});
    for (Vertex v = 0; v < graph_.size(); ++v) {
        for (const Vertex next : graph_.beside(v)) {
            lit_[v] += lights_[next] == Light::On ? 1 : 0;
            open_[v] += lights_[next] == Light::Open ? 1 : 0;
            if (lights_[v] == Light::On && lights_[next] == Light::On) parts_[part_of(v)] = part_of(next);
        }
    }
    for (Vertex v = 0; v < graph_.size(); ++v) note_end(v);
}

void PathLook::decide(Vertex vertex, Light light) {
    if (std::exchange(lights_[vertex], light) == light) return;
    for (const Vertex next : graph_.beside(vertex)) {
        --open_[next];
        if (light == Light::On) {
            ++lit_[next];
            if (lights_[next] == Light::On) parts_[part_of(vertex)] = part_of(next);
        }
        note_end(next);
    }
    note_end(vertex);
}

std::optional<PathFinding> PathLook::at(Vertex vertex) {
    if (lights_[vertex] == Light::Off) return std::nullopt;
    if (auto found = branch(vertex)) return found;
    if (auto found = loop(vertex)) return found;
    if (auto found = third_end(vertex)) return found;
    if (lights_[vertex] == Light::On || lit_[vertex] == 0) return std::nullopt;
    if (auto found = beside_full(vertex)) return found;
    return beside_needy(vertex);
}

std::vector<PathLook::Vertex> PathLook::beside(Vertex vertex, Light light) const {
    std::vector<Vertex> found;
    for (const Vertex next : graph_.beside(vertex)) {
        if (lights_[next] == light) found.push_back(next);
    }
    return found;
}

/// Returns that the position is off, or a conflict if it is on.
PathFinding PathLook::cannot_be_on(Vertex vertex, std::vector<Vertex> because) const {
    if (lights_[vertex] == Light::Open) return {vertex, Light::Off, std::move(because)};
    because.push_back(vertex);
    return {std::nullopt, Light::Off, std::move(because)};
}

std::optional<PathFinding> PathLook::branch(Vertex vertex) const {
    if (lit_[vertex] < 3) return std::nullopt;
    std::vector<Vertex> lit = beside(vertex, Light::On);
    lit.resize(3);
    return cannot_be_on(vertex, std::move(lit));
}

/// The position would close a loop, because two of its lit neighbours are joined without it. If it is on, union-find cannot tell,
/// because all its neighbours are in its part; so a search without the position does.
std::optional<PathFinding> PathLook::loop(Vertex vertex) {
    if (lit_[vertex] < 2) return std::nullopt;
    const std::vector<Vertex> lit = beside(vertex, Light::On);
    const bool may_close = lights_[vertex] == Light::On || part_of(lit[0]) == part_of(lit[1]);
    if (!may_close) return std::nullopt;
    std::vector<std::optional<Vertex>> from(graph_.size());
    std::vector<Vertex> reached{lit[0]};
    from[lit[0]] = lit[0];
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Vertex next : graph_.beside(reached[i])) {
            if (next == vertex || lights_[next] != Light::On || from[next]) continue;
            from[next] = reached[i];
            reached.push_back(next);
        }
    }
    if (!from[lit[1]]) return std::nullopt;
    std::vector<Vertex> way{lit[1]};
    while (way.back() != lit[0]) way.push_back(*from[way.back()]);
    return cannot_be_on(vertex, std::move(way));
}

/// Two other positions are surely ends, and this one would be another.
std::optional<PathFinding> PathLook::third_end(Vertex vertex) const {
    if (ends_.size() < 2 || !could_only_end(vertex)) return std::nullopt;
    std::vector<Vertex> others;
    for (const Vertex end : ends_) {
        if (end != vertex) others.push_back(end);
    }
    if (others.size() < 2) return std::nullopt;
    return cannot_be_on(vertex, why_ends({others[0], others[1], vertex}, vertex));
}

/// A lit neighbour has two lit neighbours already.
std::optional<PathFinding> PathLook::beside_full(Vertex vertex) const {
    for (const Vertex next : graph_.beside(vertex)) {
        if (lights_[next] != Light::On || lit_[next] < 2) continue;
        std::vector<Vertex> because = beside(next, Light::On);
        because.resize(2);
        because.push_back(next);
        return cannot_be_on(vertex, std::move(because));
    }
    return std::nullopt;
}

/// A lit neighbour is no end, and needs this position.
std::optional<PathFinding> PathLook::beside_needy(Vertex vertex) const {
    if (ends_.size() < 2) return std::nullopt;
    for (const Vertex next : graph_.beside(vertex)) {
        const bool is_needy = lights_[next] == Light::On && lit_[next] + open_[next] == 2;
        if (!is_needy || std::ranges::find(ends_, next) != ends_.end()) continue;
        return PathFinding{vertex, Light::On, why_ends({ends_[0], ends_[1], next}, std::nullopt)};
    }
    return std::nullopt;
}

/// Returns the positions, apart from `except`, and the positions that are off beside them.
std::vector<PathLook::Vertex> PathLook::why_ends(std::initializer_list<Vertex> positions,
                                                 std::optional<Vertex> except) const {
    std::vector<Vertex> because;
    for (const Vertex v : positions) {
        if (v != except) because.push_back(v);
        for (const Vertex off : beside(v, Light::Off)) because.push_back(off);
    }
    return because;
}

void PathLook::note_end(Vertex vertex) {
    if (lights_[vertex] != Light::On || !could_only_end(vertex)) return;
    if (std::ranges::find(ends_, vertex) == ends_.end()) ends_.push_back(vertex);
}

PathLook::Vertex PathLook::part_of(Vertex vertex) {
    while (parts_[vertex] != vertex) vertex = parts_[vertex] = parts_[parts_[vertex]];
    return vertex;
}

}  // namespace sator::propagators
