// Three inferences, the cheapest first. An end has one line, and any other vertex two or none. Drawn lines join vertices into parts: a line
// within a part, or between parts with different labels, is off. Each end needs a way to another end of its label that enters no part
// with another label; if there is only one such end, the bridges between the two are drawn.
#include "sator/propagators/paths/paths_look.hpp"

#include <algorithm>

#include "sator/propagators/loops/line_blocks.hpp"

namespace sator::propagators {

namespace {

using Cause = LabelledPathFinding::Cause;

}  // namespace

PathsLook::PathsLook(const PathsDemand& demand, const Lights& lights)
    : demand_(demand), graph_(demand.graph), lights_(lights) {}

std::vector<LabelledPathFinding> PathsLook::findings() const {
    std::vector<LabelledPathFinding> found = at_vertices();
    if (!found.empty()) return found;
    const Parts made = parts();
    found = between_parts(made);
    if (!found.empty()) return found;
    return of_ends(made);
}

std::optional<std::vector<LineGraph::Line>> PathsLook::why(const LabelledPathFinding& finding) const {
    switch (finding.cause) {
        case Cause::Vertex:
            return why_at(finding.at, finding.decided);
        case Cause::Join:
            return why_join(finding.line);
        case Cause::Reach:
            return why_reach(finding.at, finding.decided);
    }
    return std::nullopt;
}

PathsLook::Count PathsLook::count_at(Vertex vertex) const {
    Count count;
    for (const Line line : graph_.lines_at(vertex)) {
        count.lit += lights_[line] == Light::On ? 1 : 0;
        count.open += lights_[line] == Light::Open ? 1 : 0;
    }
    return count;
}

std::optional<Light> PathsLook::decision_at(Vertex vertex, const Count& count, bool& is_conflict) const {
    const std::uint32_t full = demand_.is_end(vertex) ? 1 : 2;
    const bool needs_full = demand_.is_end(vertex) || demand_.visits_all || count.lit > 0;
    const std::uint32_t most = count.lit + count.open;
    is_conflict = count.lit > full || (needs_full && most < full);
    if (count.lit >= full || most < full) return Light::Off;
    if (needs_full && most == full) return Light::On;
    return std::nullopt;
}

std::vector<LabelledPathFinding> PathsLook::at_vertices() const {
    std::vector<LabelledPathFinding> found;
    std::vector<std::uint8_t> is_found(graph_.line_count(), 0);
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
        const Count count = count_at(v);
        bool is_conflict = false;
        const auto light = decision_at(v, count, is_conflict);
        if (is_conflict) return {{.decided = std::nullopt, .cause = Cause::Vertex, .at = v}};
        if (!light || count.open == 0) continue;
        for (const Line line : graph_.lines_at(v)) {
            if (lights_[line] != Light::Open || is_found[line] != 0) continue;
            is_found[line] = 1;
            found.push_back({.decided = line, .light = *light, .cause = Cause::Vertex, .at = v});
        }
    }
    return found;
}

PathsLook::Parts PathsLook::parts() const {
    Parts parts;
    parts.part.resize(graph_.vertex_count());
    parts.label.assign(graph_.vertex_count(), PathsDemand::kAnyLabel);
    for (Vertex v = 0; v < parts.part.size(); ++v) {
        parts.part[v] = v;
        if (demand_.has_label(v)) parts.label[v] = demand_.label[v];
    }
    const auto root = [&](Vertex v) {
        while (parts.part[v] != v) v = parts.part[v] = parts.part[parts.part[v]];
        return v;
    };
    for (Line line = 0; line < lights_.size(); ++line) {
        if (lights_[line] != Light::On) continue;
        const Vertex a = root(graph_.ends(line).first), b = root(graph_.ends(line).second);
        const std::uint32_t first = parts.label[a], second = parts.label[b];
        const bool differ =
            first != second && first != PathsDemand::kAnyLabel && second != PathsDemand::kAnyLabel;
        if (a == b || differ) {
            parts.wrong = line;
            break;
        }
        parts.part[std::max(a, b)] = std::min(a, b);
        parts.label[std::min(a, b)] = first == PathsDemand::kAnyLabel ? second : first;
    }
    for (Vertex v = 0; v < parts.part.size(); ++v) parts.part[v] = root(v);
    return parts;
}

std::vector<LabelledPathFinding> PathsLook::between_parts(const Parts& parts) const {
    if (parts.wrong) return {{.decided = std::nullopt, .cause = Cause::Join, .line = *parts.wrong}};
    std::vector<LabelledPathFinding> found;
    for (Line line = 0; line < lights_.size(); ++line) {
        if (lights_[line] != Light::Open) continue;
        const Vertex a = parts.part[graph_.ends(line).first], b = parts.part[graph_.ends(line).second];
        const std::uint32_t first = parts.label[a], second = parts.label[b];
        const bool differ =
            first != second && first != PathsDemand::kAnyLabel && second != PathsDemand::kAnyLabel;
        if (a == b || differ)
            found.push_back({.decided = line, .light = Light::Off, .cause = Cause::Join, .line = line});
    }
    return found;
}

std::vector<LabelledPathFinding> PathsLook::of_ends(const Parts& parts) const {
    std::vector<LabelledPathFinding> found;
    std::vector<Vertex> ends;
    bool has_any = false;
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
        if (demand_.is_end(v)) ends.push_back(v);
        has_any = has_any || demand_.label[v] == PathsDemand::kAnyLabel;
    }
    std::vector<std::uint8_t> is_complete(graph_.vertex_count(), 0), has_end(graph_.vertex_count(), 0);
    for (const Vertex end : ends) {
        if (has_end[parts.part[end]]++ != 0) is_complete[parts.part[end]] = 1;
    }
    for (const Vertex end : ends) {
        if (is_complete[parts.part[end]] != 0) continue;
        std::vector<std::uint8_t> reached(graph_.vertex_count(), 0);
        if (!reach(parts, end, std::nullopt, reached))
            return {{.decided = std::nullopt, .cause = Cause::Reach, .at = end}};
        if (has_any) continue;
        std::vector<Vertex> partners;
        std::ranges::copy_if(ends, std::back_inserter(partners),
                             [&](Vertex other) { return other != end && fits(end, other); });
        if (partners.size() == 1 && end < partners[0]) add_bridges(parts, end, partners[0], found);
    }
    return found;
}

void PathsLook::add_bridges(const Parts& parts, Vertex from, Vertex to,
                            std::vector<LabelledPathFinding>& found) const {
    Lights open(lights_.size(), Light::Off);
    for (Line line = 0; line < open.size(); ++line) {
        const auto [a, b] = graph_.ends(line);
        if (lights_[line] != Light::Off && !is_barred(parts, from, a) && !is_barred(parts, from, b))
            open[line] = Light::Open;
    }
    const LineBlocks blocks = line_blocks(graph_, open, from);
    for (Vertex at = to; at != from;) {
        const Line line = blocks.upwards[at];
        if (lights_[line] == Light::Open && blocks.is_bridge(line) &&
            std::ranges::find(found, line, &LabelledPathFinding::decided) == found.end())
            found.push_back({.decided = line, .light = Light::On, .cause = Cause::Reach, .at = from});
        at = graph_.other_end(line, at);
    }
}

/// A vertex is barred if its part has a label that is not that of the end.
bool PathsLook::is_barred(const Parts& parts, Vertex from, Vertex to) const {
    const std::uint32_t label = parts.label[parts.part[to]];
    return demand_.has_label(from) && label != PathsDemand::kAnyLabel && label != demand_.label[from];
}

bool PathsLook::fits(Vertex from, Vertex to) const {
    return demand_.is_end(to) &&
           (!demand_.has_label(from) || !demand_.has_label(to) || demand_.label[from] == demand_.label[to]);
}

bool PathsLook::reach(const Parts& parts, Vertex from, std::optional<Line> without,
                      std::vector<std::uint8_t>& reached) const {
    flood_lines(
        graph_, from, reached, [&](Line line) { return lights_[line] != Light::Off && line != without; },
        [&](Vertex v) { return !is_barred(parts, from, v); });
    for (Vertex v = 0; v < reached.size(); ++v) {
        if (v != from && reached[v] != 0 && fits(from, v)) return true;
    }
    return false;
}

/// If the vertex has all its lines, the drawn ones are the reason; otherwise all that are decided are.
std::vector<LineGraph::Line> PathsLook::why_at(Vertex vertex, std::optional<Line> decided) const {
    const std::uint32_t full = demand_.is_end(vertex) ? 1 : 2;
    const bool is_full = count_at(vertex).lit + (decided ? 1 : 0) > full;
    std::vector<Line> because;
    for (const Line line : graph_.lines_at(vertex)) {
        if (lights_[line] == Light::On || (lights_[line] == Light::Off && !is_full)) because.push_back(line);
    }
    return because;
}

template <class IsGoal>
bool PathsLook::add_drawn_way(Vertex from, Line limit, IsGoal is_goal, std::vector<Line>& because) const {
    std::vector<std::optional<Line>> by(graph_.vertex_count());
    std::vector<Vertex> reached{from};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        if (is_goal(reached[i])) {
            for (Vertex at = reached[i]; at != from; at = graph_.other_end(because.back(), at))
                because.push_back(*by[at]);
            return true;
        }
        for (const Line line : graph_.lines_at(reached[i])) {
            const Vertex next = graph_.other_end(line, reached[i]);
            if (line >= limit || lights_[line] != Light::On || next == from || by[next]) continue;
            by[next] = line;
            reached.push_back(next);
        }
    }
    return false;
}

/// A line that is drawn already, and is wrong, is part of the reason; the drawn lines before it are right.
std::optional<std::vector<LineGraph::Line>> PathsLook::why_join(Line line) const {
    const bool is_drawn = lights_[line] == Light::On;
    const Line limit = is_drawn ? line : static_cast<Line>(lights_.size());
    const auto [a, b] = graph_.ends(line);
    std::vector<Line> because;
    const auto has_label = [&](Vertex v) { return demand_.has_label(v); };
    const bool is_closed = add_drawn_way(
        a, limit, [goal = b](Vertex v) { return v == goal; }, because);
    const bool is_shown = is_closed || (add_drawn_way(a, limit, has_label, because) &&
                                        add_drawn_way(b, limit, has_label, because));
    if (!is_shown) return std::nullopt;
    if (is_drawn) because.push_back(line);
    return because;
}

/// The lines that leave what the end reaches are off, or enter parts with another label.
std::optional<std::vector<LineGraph::Line>> PathsLook::why_reach(Vertex end,
                                                                 std::optional<Line> without) const {
    const Parts made = parts();
    std::vector<std::uint8_t> reached(graph_.vertex_count(), 0);
    if (reach(made, end, without, reached)) return std::nullopt;
    std::vector<Line> because;
    std::vector<std::uint8_t> is_told(graph_.vertex_count(), 0);
    for (Line line = 0; line < lights_.size(); ++line) {
        const auto [a, b] = graph_.ends(line);
        if (reached[a] == reached[b] || line == without) continue;
        const Vertex beyond = reached[a] != 0 ? b : a;
        if (lights_[line] == Light::Off) {
            because.push_back(line);
        } else if (is_told[beyond] == 0) {
            is_told[beyond] = 1;
            add_drawn_way(
                beyond, static_cast<Line>(lights_.size()), [&](Vertex v) { return demand_.has_label(v); },
                because);
        }
    }
    return because;
}

}  // namespace sator::propagators
