// A vertex has two lines or none. A line that would close a path is off as long as a drawn line, or a vertex that must be visited, is
// elsewhere (union-find). What remains is the blocks.
#include "sator/propagators/loops/loop_look.hpp"

#include <algorithm>
#include <utility>

#include "sator/propagators/loops/loop_cuts.hpp"

namespace sator::propagators {

LoopLook::LoopLook(const LoopDemand& demand, Lights lights)
    : demand_(demand),
      graph_(demand.graph),
      lights_(std::move(lights)),
      lit_(graph_.vertex_count(), 0),
      open_(graph_.vertex_count(), 0),
      is_waiting_(graph_.vertex_count(), 0),
      parts_(graph_.vertex_count()) {
    lights_.resize(graph_.line_count(), Light::On);
    waiting_.reserve(graph_.vertex_count());
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
        parts_[v] = {v, 0, demand_.is_visited[v]};
        to_visit_ += demand_.is_visited[v];
        wait(v);
    }
    for (Line line = 0; line < lights_.size(); ++line) {
        const auto [a, b] = graph_.ends(line);
        for (const Vertex v : {a, b}) {
            lit_[v] += lights_[line] == Light::On ? 1 : 0;
            open_[v] += lights_[line] == Light::Open ? 1 : 0;
        }
        if (lights_[line] == Light::On) join(line);
    }
}

void LoopLook::decide(Line line, Light light) {
    if (std::exchange(lights_[line], light) == light) return;
    const auto [a, b] = graph_.ends(line);
    for (const Vertex v : {a, b}) {
        --open_[v];
        lit_[v] += light == Light::On ? 1 : 0;
        wait(v);
    }
    if (light != Light::On) return;
    join(line);
    unseen_ = 0;
}

std::optional<LoopFinding> LoopLook::next() {
    while (!waiting_.empty()) {
        if (auto found = at_vertex(waiting_.back())) return found;
        is_waiting_[waiting_.back()] = 0;
        waiting_.pop_back();
    }
    if (auto found = at_closing_line()) return found;
    return in_blocks();
}

std::optional<LoopFinding> LoopLook::at_vertex(Vertex vertex) const {
    const std::uint32_t lit = lit_[vertex], open = open_[vertex];
    const bool needs_two = lit == 1 || demand_.is_visited[vertex] != 0;
    if (lit > 2 || (needs_two && lit + open < 2)) return LoopFinding{.decided = std::nullopt};
    if (open == 0) return std::nullopt;
    const bool takes_no_more = lit == 2 || lit + open < 2;
    if (!takes_no_more && !(needs_two && lit + open == 2)) return std::nullopt;
    const auto lines = graph_.lines_at(vertex);
    const auto line = std::ranges::find_if(lines, [&](Line l) { return lights_[l] == Light::Open; });
    return LoopFinding{.decided = *line, .light = takes_no_more ? Light::Off : Light::On};
}

std::optional<LoopFinding> LoopLook::at_closing_line() {
    if (demand_.loops == Loops::Several) return std::nullopt;
    for (; unseen_ < lights_.size(); ++unseen_) {
        if (lights_[unseen_] == Light::Open && closes_early(unseen_)) return LoopFinding{.decided = unseen_};
    }
    return std::nullopt;
}

bool LoopLook::closes_early(Line line) {
    const auto [a, b] = graph_.ends(line);
    if (demand_.loops == Loops::Several || lit_[a] != 1 || lit_[b] != 1 || part_of(a) != part_of(b))
        return false;
    const Part& part = parts_[part_of(a)];
    return part.lines < lit_lines_ || part.visited < to_visit_;
}

std::optional<LoopFinding> LoopLook::in_blocks() {
    for (; !refused_.empty(); refused_.pop_back()) {
        if (lights_[refused_.back()] == Light::Open) return LoopFinding{.decided = refused_.back()};
    }
    const LoopCuts cuts(demand_, lights_);
    if (cuts.is_conflict()) return LoopFinding{.decided = std::nullopt};
    for (Line line = 0; line < lights_.size(); ++line) {
        if (lights_[line] == Light::Open && cuts.is_refused(line)) refused_.push_back(line);
    }
    if (refused_.empty()) return std::nullopt;
    return LoopFinding{.decided = refused_.back()};
}

std::optional<LoopFinding> LoopLook::with_reason(LoopFinding found) {
    std::optional<std::vector<Line>> because;
    if (!found.decided) {
        because = why_conflict();
    } else if (lights_[*found.decided] == Light::Open) {
        const Line line = *found.decided;
        const auto [a, b] = graph_.ends(line);
        because = why_at_vertex(a, found);
        if (!because) because = why_at_vertex(b, found);
        if (!because && found.light == Light::Off) because = why_closing(line);
        if (!because && found.light == Light::Off) {
            if (const LoopCuts cuts(demand_, lights_); cuts.is_refused(line))
                because = cuts.why_refused(line);
        }
    }
    if (!because) return std::nullopt;
    found.because = std::move(*because);
    return found;
}

/// Returns the lines at the vertex from which the decision or a conflict follows, if one does.
std::optional<std::vector<LoopLook::Line>> LoopLook::why_at_vertex(Vertex vertex,
                                                                   const LoopFinding& found) const {
    const auto at = at_vertex(vertex);
    if (!at || at->decided.has_value() != found.decided.has_value() || at->light != found.light)
        return std::nullopt;
    std::vector<Line> because = lines_with(vertex, Light::On);
    if (because.size() > 2) because.resize(3);
    if (because.size() < 2) {
        for (const Line line : lines_with(vertex, Light::Off)) because.push_back(line);
    }
    return because;
}

/// The path that the line would close, and a drawn line elsewhere, unless a vertex that must be visited is there.
std::optional<std::vector<LoopLook::Line>> LoopLook::why_closing(Line closing) {
    if (!closes_early(closing)) return std::nullopt;
    const auto [from, to] = graph_.ends(closing);
    std::vector<Line> because;
    std::vector<std::uint8_t> is_on_path(graph_.line_count(), 0);
    for (Vertex at = from; at != to; at = graph_.other_end(because.back(), at)) {
        const auto lines = graph_.lines_at(at);
        const auto onwards = std::ranges::find_if(
            lines, [&](Line line) { return lights_[line] == Light::On && is_on_path[line] == 0; });
        if (onwards == lines.end() || because.size() >= lights_.size()) return std::nullopt;
        is_on_path[*onwards] = 1;
        because.push_back(*onwards);
    }
    if (parts_[part_of(from)].visited < to_visit_) return because;
    for (Line line = 0; line < lights_.size(); ++line) {
        if (lights_[line] != Light::On || part_of(graph_.ends(line).first) == part_of(from)) continue;
        because.push_back(line);
        break;
    }
    return because;
}

std::optional<std::vector<LoopLook::Line>> LoopLook::why_conflict() const {
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
        if (auto because = why_at_vertex(v, {.decided = std::nullopt})) return because;
    }
    const LoopCuts cuts(demand_, lights_);
    if (!cuts.is_conflict()) return std::nullopt;
    return cuts.why_conflict();
}

void LoopLook::wait(Vertex vertex) {
    if (std::exchange(is_waiting_[vertex], 1) == 0) waiting_.push_back(vertex);
}

void LoopLook::join(Line line) {
    const auto [a, b] = graph_.ends(line);
    const Vertex from = part_of(a), to = part_of(b);
    ++lit_lines_;
    ++parts_[to].lines;
    if (from == to) return;
    parts_[from].parent = to;
    parts_[to].lines += parts_[from].lines;
    parts_[to].visited += parts_[from].visited;
}

LoopLook::Vertex LoopLook::part_of(Vertex vertex) {
    while (parts_[vertex].parent != vertex)
        vertex = parts_[vertex].parent = parts_[parts_[vertex].parent].parent;
    return vertex;
}

std::vector<LoopLook::Line> LoopLook::lines_with(Vertex vertex, Light light) const {
    std::vector<Line> found;
    for (const Line line : graph_.lines_at(vertex)) {
        if (lights_[line] == light) found.push_back(line);
    }
    return found;
}

}  // namespace sator::propagators
