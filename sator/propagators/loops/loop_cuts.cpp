// The search for blocks begins at the loop: at an end of a drawn line, or at a vertex that must be visited. So each block of the loop has
// the root as its top, and the top of any other block, if it is not the root, is a cut vertex between that block and the loop.
#include "sator/propagators/loops/loop_cuts.hpp"

#include <algorithm>

namespace sator::propagators {

LoopCuts::LoopCuts(const LoopDemand& demand, const Lights& lights)
    : demand_(demand), graph_(demand.graph), lights_(lights) {
    if (demand_.loops == Loops::One) {
        const auto drawn = std::ranges::find(lights_, Light::On);
        if (drawn != lights_.end()) drawn_ = static_cast<Line>(drawn - lights_.begin());
        for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
            if (demand_.is_visited[v] != 0) to_visit_.push_back(v);
        }
    }
    has_root_ = drawn_ || !to_visit_.empty();
    blocks_ = line_blocks(graph_, lights_, root());
    find_home();
    refuse_blocks();
    conflict_ = find_conflict();
}

LoopCuts::Vertex LoopCuts::root() const {
    if (drawn_) return graph_.ends(*drawn_).first;
    return to_visit_.empty() ? 0 : to_visit_.front();
}

void LoopCuts::find_home() {
    if (drawn_) {
        home_ = blocks_.block_of[*drawn_];
    } else if (to_visit_.size() > 1) {
        const std::uint32_t block = block_of(to_visit_[1]);
        if (block != LineBlocks::kNone && blocks_.blocks[block].top == root()) home_ = block;
    }
}

/// Returns the block by which the search met the vertex.
std::uint32_t LoopCuts::block_of(Vertex vertex) const {
    const std::uint32_t line = blocks_.upwards[vertex];
    return line == LineBlocks::kNone ? LineBlocks::kNone : blocks_.block_of[line];
}

/// Whether the loop, which has the root, cannot visit the vertex.
bool LoopCuts::is_away(Vertex vertex) const {
    if (vertex == root()) return false;
    const std::uint32_t block = block_of(vertex);
    return blocks_.tree[vertex] != 1 || !home_ || block != *home_;
}

/// Bridges, and all blocks but that of the loop. If that is not known, it is one of those that have the root.
void LoopCuts::refuse_blocks() {
    is_refused_.assign(blocks_.blocks.size(), 0);
    for (std::uint32_t block = 0; block < is_refused_.size(); ++block) {
        const auto& [top, lines] = blocks_.blocks[block];
        const bool is_home = !has_root_ || (home_ ? block == *home_ : top == root());
        is_refused_[block] = lines == 1 || !is_home ? 1 : 0;
    }
}

std::optional<LoopCuts::Conflict> LoopCuts::find_conflict() const {
    bool is_empty = true;
    for (Line line = 0; line < lights_.size(); ++line) {
        is_empty = is_empty && lights_[line] == Light::Off;
        if (lights_[line] == Light::On && is_refused(line)) return Conflict{Wrong::Line, line};
    }
    const auto away = std::ranges::find_if(to_visit_, [&](Vertex v) { return is_away(v); });
    if (away != to_visit_.end()) return Conflict{Wrong::Vertex, *away};
    if (is_empty) return Conflict{Wrong::Nothing, 0};
    return std::nullopt;
}

std::vector<LoopCuts::Line> LoopCuts::why_refused(Line line) const {
    if (blocks_.is_bridge(line)) return why_bridge(line);
    const std::uint32_t block = blocks_.block_of[line];
    const auto [a, b] = graph_.ends(line);
    return why_apart(blocks_.blocks[block].top == a ? b : a, block);
}

std::vector<LoopCuts::Line> LoopCuts::why_conflict() const {
    if (conflict_->wrong == Wrong::Vertex) return why_apart(conflict_->place, block_of(conflict_->place));
    std::vector<Line> because;
    if (conflict_->wrong == Wrong::Line) {
        because = why_refused(conflict_->place);
        because.push_back(conflict_->place);
    } else {
        for (Line line = 0; line < lights_.size(); ++line) because.push_back(line);
    }
    return because;
}

/// The two sides of the bridge; of the two borders that show it, the smaller one.
std::vector<LoopCuts::Line> LoopCuts::why_bridge(Line line) const {
    const auto [a, b] = graph_.ends(line);
    std::vector<Line> first = border(a, std::nullopt, line, b), second = border(b, std::nullopt, line, a);
    return first.size() <= second.size() ? first : second;
}

/// The vertex `start`, which the search met by `block`, is cut from the loop by the top of the block, or altogether if it is in another
/// tree. If the top is the root, the loop is known by another of its vertices.
std::vector<LoopCuts::Line> LoopCuts::why_apart(Vertex start, std::uint32_t block) const {
    std::optional<Vertex> cut;
    if (blocks_.tree[start] == 1) cut = blocks_.blocks[block].top;
    Vertex outside = root();
    if (cut == outside) outside = drawn_ ? graph_.ends(*drawn_).second : to_visit_[1];
    std::vector<Line> because = border(start, cut, std::nullopt, outside);
    if (drawn_) because.push_back(*drawn_);
    return because;
}

/// The lines that are off between two sides: what is reached from `start` by lines that are not off, neither through the cut nor by the
/// bridge, and what any lines reach from `outside`.
std::vector<LoopCuts::Line> LoopCuts::border(Vertex start, std::optional<Vertex> cut,
                                             std::optional<Line> bridge, Vertex outside) const {
    std::vector<std::uint8_t> side(graph_.vertex_count(), 0), other(graph_.vertex_count(), 0);
    flood_lines(
        graph_, start, side, [&](Line line) { return lights_[line] != Light::Off && line != bridge; },
        [&](Vertex v) { return v != cut; });
    flood_lines(
        graph_, outside, other, [](Line) { return true; },
        [&](Vertex v) { return side[v] == 0 && v != cut; });
    std::vector<Line> found;
    for (Line line = 0; line < lights_.size(); ++line) {
        const auto [a, b] = graph_.ends(line);
        if (line != bridge && ((side[a] != 0 && other[b] != 0) || (side[b] != 0 && other[a] != 0)))
            found.push_back(line);
    }
    return found;
}

}  // namespace sator::propagators
