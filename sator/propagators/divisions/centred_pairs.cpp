// A search from each centre, in which a vertex and its image are entered together. Its cost, and the memory, are those of all pairs.
#include "sator/propagators/divisions/centred_pairs.hpp"

#include <algorithm>

namespace sator::propagators {

namespace {

using Vertex = CentredPairs::Vertex;

std::optional<LineGraph::Line> line_between(const LineGraph& graph, Vertex from, Vertex to) {
    for (const LineGraph::Line line : graph.lines_at(from)) {
        if (graph.other_end(line, from) == to) return line;
    }
    return std::nullopt;
}

}  // namespace

CentredPairs::CentredPairs(const LineGraph& graph, const std::vector<Core>& cores, const Image& image) {
    constexpr std::uint32_t kTwoCentres = kNone - 1;
    std::vector<Centre> core_of(graph.vertex_count(), kNone);
    for (Centre centre = 0; centre < cores.size(); ++centre) {
        for (const Vertex vertex : cores[centre])
            core_of[vertex] = core_of[vertex] == kNone ? centre : kTwoCentres;
    }
    std::vector<Vertex> image_of(graph.vertex_count(), kNone);
    std::vector<Pair> pair_of(graph.vertex_count(), kNone);
    for (Centre centre = 0; centre < cores.size(); ++centre) {
        const Pair first = static_cast<Pair>(vertices_.size());
        first_of_centre_.push_back(first);
        const auto may_own = [&](Vertex vertex) {
            return core_of[vertex] == kNone || core_of[vertex] == centre;
        };
        const auto enter = [&](Vertex vertex) {
            if (pair_of[vertex] != kNone || !may_own(vertex)) return;
            const auto mirrored = image(centre, vertex);
            if (!mirrored || !may_own(*mirrored)) return;
            image_of[vertex] = *mirrored;
            pair_of[vertex] = static_cast<Pair>(vertices_.size());
            vertices_.push_back(vertex);
            centres_.push_back(centre);
        };
        if (!cores[centre].empty()) enter(cores[centre].front());
        roots_.push_back(vertices_.size() == first ? kNone : first);
        for (std::size_t next = first; next < vertices_.size(); ++next) {
            const Vertex vertex = vertices_[next];
            for (const Border line : graph.lines_at(vertex)) enter(graph.other_end(line, vertex));
        }
        // An image that the search did not reach is in no region of this centre, so its vertex is not either.
        images_.resize(vertices_.size(), kNone);
        for (std::size_t pair = first; pair < vertices_.size(); ++pair)
            images_[pair] = pair_of[image_of[vertices_[pair]]];
        for (std::size_t pair = first; pair < vertices_.size(); ++pair) pair_of[vertices_[pair]] = kNone;
    }
    first_of_centre_.push_back(static_cast<Pair>(vertices_.size()));
    note_vertices(graph.vertex_count());
    note_steps(graph);
}

void CentredPairs::note_vertices(std::size_t vertices) {
    first_of_vertex_.assign(vertices + 1, 0);
    for (const Vertex vertex : vertices_) ++first_of_vertex_[vertex + 1];
    for (std::size_t v = 0; v < vertices; ++v) first_of_vertex_[v + 1] += first_of_vertex_[v];
    by_vertex_.resize(vertices_.size());
    std::vector<std::uint32_t> end(first_of_vertex_.begin(), first_of_vertex_.end() - 1);
    for (Pair pair = 0; pair < vertices_.size(); ++pair) by_vertex_[end[vertices_[pair]]++] = pair;
}

void CentredPairs::note_steps(const LineGraph& graph) {
    std::vector<Pair> pair_of(graph.vertex_count(), kNone);
    for (Centre centre = 0; centre + 1 < first_of_centre_.size(); ++centre) {
        const Pair first = first_of_centre_[centre], end = first_of_centre_[centre + 1];
        for (Pair pair = first; pair < end; ++pair) pair_of[vertices_[pair]] = pair;
        for (Pair pair = first; pair < end; ++pair) {
            first_step_.push_back(static_cast<std::uint32_t>(steps_.size()));
            for (const Border line : graph.lines_at(vertices_[pair])) {
                Step step;
                step.next = pair_of[graph.other_end(line, vertices_[pair])];
                if (step.next != kNone && images_[pair] != kNone && images_[step.next] != kNone) {
                    const auto mirrored =
                        line_between(graph, vertices_[images_[pair]], vertices_[images_[step.next]]);
                    if (mirrored && *mirrored != line) step.image = *mirrored;
                }
                steps_.push_back(step);
            }
        }
        for (Pair pair = first; pair < end; ++pair) pair_of[vertices_[pair]] = kNone;
    }
    first_step_.push_back(static_cast<std::uint32_t>(steps_.size()));
}

}  // namespace sator::propagators
