// Labels in the sense of line drawings: a vertex keeps a label as long as each of its neighbours has one that agrees about the line between
// them. If a node of a figure is left at one vertex only, this vertex has it; if a vertex has only this node, no other vertex has it.
#include "sator/propagators/loops/drawn_figures.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"

namespace sator::propagators {

namespace {

using Vertex = LineGraph::Vertex;
using Line = LineGraph::Line;

constexpr std::uint32_t kAllStates = 16;

bool has_way(ArmState ways, std::size_t way) {
    return (ways >> way & 1U) != 0;
}

void remove_label(std::vector<Word>& labels, std::size_t label) {
    labels[label / kWordBits] &= ~(Word{1} << (label % kWordBits));
}

}  // namespace

bool are_figures(const FiguresDemand& demand, const std::vector<std::uint8_t>& is_drawn) {
    std::vector<ArmState> ways(demand.arms.size(), 0);
    for (Vertex v = 0; v < ways.size(); ++v) {
        for (std::size_t way = 0; way < kWays; ++way) {
            const auto line = demand.arms[v][way];
            if (line && is_drawn[*line] != 0) ways[v] = static_cast<ArmState>(ways[v] | 1U << way);
        }
        if (ways[v] == 0) return false;
    }
    std::vector<std::uint8_t> is_on_figure(ways.size(), 0);
    for (const FiguresDemand::Clue& clue : demand.clues) {
        if (is_on_figure[clue.place] != 0) return false;
        std::vector<std::uint8_t> part(ways.size(), 0);
        flood_lines(
            demand.graph, clue.place, part, [&](Line line) { return is_drawn[line] != 0; },
            [](Vertex) { return true; });
        std::vector<ArmState> picture(demand.cells, 0);
        for (Vertex v = 0; v < part.size(); ++v) {
            if (part[v] == 0) continue;
            is_on_figure[v] = 1;
            picture[demand.cell[v]] = ways[v];
        }
        const auto figure = figure_of(picture, demand.columns);
        if (!figure || (clue.figure && !are_alike(*figure, *clue.figure))) return false;
    }
    return std::ranges::find(is_on_figure, 0) == is_on_figure.end();
}

DrawnFigures::DrawnFigures(FiguresDemand demand, std::vector<Word> values)
    : demand_(std::move(demand)), values_(std::move(values)) {
    std::size_t all = 0;
    for (const FiguresDemand::Clue& clue : demand_.clues) {
        first_.push_back(all);
        if (!clue.figure) {
            all += kAllStates - 1;
            continue;
        }
        for (const Figure::Node& node : clue.figure->nodes)
            all += 1 + (node.next[1] ? 1 : 0) + (node.next[3] ? 1 : 0);
    }
    first_.push_back(all);
    words_ = words_for(all);
    next_.assign(all * kWays * words_, 0);
    nodes_.assign(words_, 0);
    of_state_.assign(kAllStates * words_, 0);
    for (const FiguresDemand::Clue& clue : demand_.clues) {
        if (clue.figure)
            add_labels(*clue.figure);
        else
            add_any_labels();
    }
    for (std::size_t way = 0; way < kWays; ++way) {
        with_way_[way].assign(words_, 0);
        for (std::size_t label = 0; label < labels_.size(); ++label) {
            if (has_way(labels_[label], way)) set_bit(with_way_[way], label);
        }
    }
    for (std::size_t label = 0; label < labels_.size(); ++label) set_bit(of_state(labels_[label]), label);
    of_clue_.assign(demand_.clues.size(), std::vector<Word>(words_, 0));
    for (std::size_t clue = 0; clue < demand_.clues.size(); ++clue) {
        for (std::size_t label = first_[clue]; label < first_[clue + 1]; ++label)
            set_bit(of_clue_[clue], label);
    }
}

/// Adds the nodes, then the straight pieces down and to the right from each.
void DrawnFigures::add_labels(const Figure& figure) {
    const std::size_t first = labels_.size();
    for (const Figure::Node& node : figure.nodes) {
        set_bit(nodes_, labels_.size());
        labels_.push_back(node.ways);
    }
    for (std::size_t n = 0; n < figure.nodes.size(); ++n) {
        for (const std::size_t way : {std::size_t{1}, std::size_t{3}}) {
            if (!figure.nodes[n].next[way]) continue;
            const std::size_t from = first + n, to = first + *figure.nodes[n].next[way],
                              piece = labels_.size();
            labels_.push_back(static_cast<ArmState>(1U << way | 1U << opposite(way)));
            for (const auto& [label, towards, end] : {std::tuple{from, way, to},
                                                      {to, opposite(way), from},
                                                      {piece, way, to},
                                                      {piece, opposite(way), from}}) {
                set_bit(next_of(label, towards), piece);
                set_bit(next_of(label, towards), end);
            }
        }
    }
}

void DrawnFigures::add_any_labels() {
    const std::size_t first = labels_.size();
    for (std::uint32_t state = 1; state < kAllStates; ++state)
        labels_.push_back(static_cast<ArmState>(state));
    for (std::size_t label = first; label < labels_.size(); ++label) {
        for (std::size_t way = 0; way < kWays; ++way) {
            for (std::size_t other = first; other < labels_.size() && has_way(labels_[label], way); ++other) {
                if (has_way(labels_[other], opposite(way))) set_bit(next_of(label, way), other);
            }
        }
    }
}

/// Removes the labels of a vertex that its lights do not allow. Returns whether any was removed.
bool DrawnFigures::obey_lights(Labels labels, Vertex v, const Lights& lights) const {
    std::vector<Word> allowed(words_, 0);
    for (std::uint32_t state = 1; state < kAllStates; ++state) {
        bool is_allowed = true;
        for (std::size_t way = 0; way < kWays && is_allowed; ++way) {
            const auto line = demand_.arms[v][way];
            const Light light = line ? lights[*line] : Light::Off;
            is_allowed = light != (has_way(static_cast<ArmState>(state), way) ? Light::Off : Light::On);
        }
        const auto own = of_state(static_cast<ArmState>(state));
        for (std::size_t i = 0; i < words_ && is_allowed; ++i) allowed[i] |= own[i];
    }
    return keep(at(labels, v), allowed);
}

/// Leaves only these labels. Returns whether any was removed.
bool DrawnFigures::keep(std::span<Word> labels, std::span<const Word> kept) {
    bool has_changed = false;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        has_changed = has_changed || (labels[i] & ~kept[i]) != 0;
        labels[i] &= kept[i];
    }
    return has_changed;
}

/// Removes the labels of `to` that no label of `from` supports. Returns whether any was removed.
bool DrawnFigures::filter(Labels labels, Vertex from, std::size_t way, Vertex to) const {
    const auto here = at(labels, from);
    std::vector<Word> joined(words_, 0), kept(words_, 0);
    bool may_be_apart = false;
    for (std::size_t i = 0; i < words_; ++i) {
        joined[i] = here[i] & with_way_[way][i];
        may_be_apart = may_be_apart || joined[i] != here[i];
    }
    for_each_bit(joined, [&](std::size_t label) {
        const std::span<const Word> next = std::span(next_).subspan((label * kWays + way) * words_, words_);
        for (std::size_t i = 0; i < words_; ++i) kept[i] |= next[i];
    });
    for (std::size_t i = 0; i < words_ && may_be_apart; ++i) kept[i] |= ~with_way_[opposite(way)][i];
    return keep(at(labels, to), kept);
}

/// Removes the labels of a clue at vertices that its figure cannot reach from the clue, and lists these vertices.
void DrawnFigures::keep_reached(Labels labels, std::size_t clue, std::vector<Vertex>& changed) const {
    const std::vector<Word>& own = of_clue_[clue];
    std::vector<std::uint8_t> is_reached(demand_.arms.size(), 0);
    std::vector<Vertex> reached{demand_.clues[clue].place};
    is_reached[reached.front()] = 1;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const auto here = at(labels, reached[i]);
        for (std::size_t way = 0; way < kWays; ++way) {
            const auto line = demand_.arms[reached[i]][way];
            bool may_go = false;
            for (std::size_t w = 0; w < words_ && line; ++w)
                may_go = may_go || (here[w] & own[w] & with_way_[way][w]) != 0;
            if (!may_go) continue;
            const Vertex next = demand_.graph.other_end(*line, reached[i]);
            if (is_reached[next] != 0) continue;
            is_reached[next] = 1;
            reached.push_back(next);
        }
    }
    std::vector<Word> others(words_);
    for (std::size_t w = 0; w < words_; ++w) others[w] = ~own[w];
    for (Vertex v = 0; v < is_reached.size(); ++v) {
        if (is_reached[v] == 0 && keep(at(labels, v), others)) changed.push_back(v);
    }
}

/// A node that only one vertex may have is there, and a vertex with only this label takes it from all others. Lists the vertices that
/// lose a label. Returns false if a vertex has no label, or a node no vertex.
bool DrawnFigures::place_nodes(Labels labels, std::vector<Vertex>& changed) const {
    const std::size_t vertices = demand_.arms.size();
    std::vector<std::uint32_t> places(labels_.size(), 0), counts(vertices, 0);
    std::vector<Vertex> last(labels_.size(), 0);
    std::vector<std::size_t> only(vertices, 0);
    for (Vertex v = 0; v < vertices; ++v) {
        for_each_bit(at(labels, v), [&](std::size_t label) {
            ++places[label];
            last[label] = v;
            ++counts[v];
            only[v] = label;
        });
        if (counts[v] == 0) return false;
    }
    std::vector<Word> one(words_);
    for (std::size_t label = 0; label < labels_.size(); ++label) {
        if (!has_bit(nodes_, label)) continue;
        if (places[label] == 0) return false;
        if (places[label] != 1) continue;
        std::ranges::fill(one, 0);
        set_bit(one, label);
        if (keep(at(labels, last[label]), one)) changed.push_back(last[label]);
    }
    for (Vertex v = 0; v < vertices; ++v) {
        if (counts[v] != 1 || !has_bit(nodes_, only[v]) || places[only[v]] == 1) continue;
        std::ranges::fill(one, ~Word{0});
        remove_label(one, only[v]);
        for (Vertex other = 0; other < vertices; ++other) {
            if (other != v && keep(at(labels, other), one)) changed.push_back(other);
        }
    }
    return true;
}

/// Returns false if there is a conflict. `waiting`: the vertices whose labels have changed.
bool DrawnFigures::make_consistent(Labels labels, std::vector<Vertex> waiting) const {
    std::vector<std::uint8_t> is_waiting(demand_.arms.size(), 0);
    for (const Vertex v : waiting) is_waiting[v] = 1;
    const auto wake = [&](Vertex v) {
        if (is_waiting[v] != 0) return;
        is_waiting[v] = 1;
        waiting.push_back(v);
    };
    for (;;) {
        while (!waiting.empty()) {
            const Vertex v = waiting.back();
            waiting.pop_back();
            is_waiting[v] = 0;
            for (std::size_t way = 0; way < kWays; ++way) {
                const auto line = demand_.arms[v][way];
                if (!line) continue;
                const Vertex next = demand_.graph.other_end(*line, v);
                if (filter(labels, v, way, next)) wake(next);
            }
        }
        std::vector<Vertex> changed;
        for (std::size_t clue = 0; clue < demand_.clues.size(); ++clue) keep_reached(labels, clue, changed);
        if (!place_nodes(labels, changed)) return false;
        if (changed.empty()) return true;
        std::ranges::for_each(changed, wake);
    }
}

/// The labels are kept from call to call, and backtracking restores them.
bool DrawnFigures::update_labels(std::span<Word> kept, const Lights& lights, Changed changed) const {
    const std::size_t vertices = demand_.arms.size();
    const Labels labels = kept.subspan(1);
    std::vector<Vertex> waiting;
    const bool is_first = kept[0] == 0;
    kept[0] = 1;
    std::vector<std::uint8_t> has_changed(vertices, is_first ? 1 : 0);
    changed.for_each([&](std::size_t line) {
        has_changed[demand_.graph.ends(static_cast<Line>(line)).first] = 1;
        has_changed[demand_.graph.ends(static_cast<Line>(line)).second] = 1;
    });
    if (is_first) {
        std::ranges::fill(labels, 0);
        for (Vertex v = 0; v < vertices; ++v) {
            for (std::size_t label = 0; label < labels_.size(); ++label) set_bit(at(labels, v), label);
        }
        for (std::size_t clue = 0; clue < demand_.clues.size(); ++clue)
            keep(at(labels, demand_.clues[clue].place), of_clue_[clue]);
    }
    for (Vertex v = 0; v < vertices; ++v) {
        if (has_changed[v] != 0 && (obey_lights(labels, v, lights) || is_first)) waiting.push_back(v);
    }
    return make_consistent(labels, std::move(waiting));
}

Propagation DrawnFigures::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    const Lights lights = lights_of(scope, values_);
    const auto judge = [&](const Lights& decided) {
        std::vector<std::uint8_t> is_drawn;
        for (const Light light : decided) is_drawn.push_back(light == Light::On ? 1 : 0);
        return are_figures(demand_, is_drawn) ? Propagation::Entailed : Propagation::Conflict;
    };
    if (std::ranges::find(lights, Light::Open) == lights.end()) return judge(lights);
    if (scratch.is_over(labels_.size() * demand_.arms.size())) return Propagation::Fixpoint;
    if (!update_labels(scratch.reversible, lights, changed)) return Propagation::Conflict;
    const Labels labels = scratch.reversible.subspan(1);
    scope.begin_step();
    bool is_open = false;
    for (Line line = 0; line < lights.size(); ++line) {
        if (lights[line] != Light::Open) continue;
        const Vertex v = demand_.graph.ends(line).first;
        const auto way = static_cast<std::size_t>(
            std::ranges::find(demand_.arms[v], std::optional<Line>(line)) - demand_.arms[v].begin());
        bool may_be_on = false, may_be_off = false;
        const auto here = at(labels, v);
        for (std::size_t i = 0; i < words_; ++i) {
            may_be_on = may_be_on || (here[i] & with_way_[way][i]) != 0;
            may_be_off = may_be_off || (here[i] & ~with_way_[way][i]) != 0;
        }
        is_open = is_open || (may_be_on && may_be_off);
        if (may_be_on && may_be_off) continue;
        if (!decide(scope, line, values_, may_be_on ? Light::On : Light::Off)) return Propagation::Conflict;
    }
    return is_open ? Propagation::Fixpoint : judge(lights_of(scope, values_));
}

Reason DrawnFigures::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    return reason_of_decided_lights(removals, before, values_);
}

void DrawnFigures::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
