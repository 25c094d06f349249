// Labels in the sense of line drawings: a vertex keeps a label as long as each of its neighbours has one that agrees about the line between
// them. If a node of a figure is left at one vertex only, this vertex has it; if a vertex has only this node, no other vertex has it.
#include "sator/propagators/loops/drawn_figures.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/loops/bound_losses.hpp"

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
    for (const FiguresDemand::Clue& clue : demand_.clues) {
        if (clue.figure)
            add_labels(*clue.figure);
        else
            add_any_labels();
    }
    Labels labels = labels_under(Lights(demand_.graph.line_count(), Light::Open));
    if (make_consistent(labels)) root_ = std::move(labels);
}

/// Adds the nodes, then the straight pieces down and to the right from each.
void DrawnFigures::add_labels(const Figure& figure) {
    const std::size_t first = labels_.size(), words = words_for(first_.back());
    for (const Figure::Node& node : figure.nodes) {
        labels_.push_back({node.ways, true, {}});
        labels_.back().next.fill(std::vector<Word>(words, 0));
    }
    for (std::size_t n = 0; n < figure.nodes.size(); ++n) {
        for (const std::size_t way : {std::size_t{1}, std::size_t{3}}) {
            if (!figure.nodes[n].next[way]) continue;
            const std::size_t from = first + n, to = first + *figure.nodes[n].next[way],
                              piece = labels_.size();
            labels_.push_back({static_cast<ArmState>(1U << way | 1U << opposite(way)), false, {}});
            labels_.back().next.fill(std::vector<Word>(words, 0));
            for (const auto& [label, towards, end] : {std::tuple{from, way, to},
                                                      {to, opposite(way), from},
                                                      {piece, way, to},
                                                      {piece, opposite(way), from}}) {
                set_bit(labels_[label].next[towards], piece);
                set_bit(labels_[label].next[towards], end);
            }
        }
    }
}

void DrawnFigures::add_any_labels() {
    const std::size_t first = labels_.size(), words = words_for(first_.back());
    for (std::uint32_t state = 1; state < kAllStates; ++state) {
        labels_.push_back({static_cast<ArmState>(state), false, {}});
        for (std::size_t way = 0; way < kWays; ++way) {
            labels_.back().next[way].assign(words, 0);
            if (!has_way(static_cast<ArmState>(state), way)) continue;
            for (std::uint32_t other = 1; other < kAllStates; ++other) {
                if (has_way(static_cast<ArmState>(other), opposite(way)))
                    set_bit(labels_.back().next[way], first + other - 1);
            }
        }
    }
}

DrawnFigures::Labels DrawnFigures::labels_under(const Lights& lights) const {
    std::array<std::vector<Word>, kAllStates> of_state;
    for (auto& labels : of_state) labels.assign(words_for(first_.back()), 0);
    for (std::size_t label = 0; label < labels_.size(); ++label)
        set_bit(of_state[labels_[label].ways], label);
    Labels labels;
    for (Vertex v = 0; v < demand_.arms.size(); ++v) {
        std::vector<Word> own(words_for(first_.back()), 0);
        for (std::uint32_t state = 1; state < kAllStates; ++state) {
            bool is_allowed = true;
            for (std::size_t way = 0; way < kWays && is_allowed; ++way) {
                const auto line = demand_.arms[v][way];
                const Light light = line ? lights[*line] : Light::Off;
                is_allowed = light != (has_way(static_cast<ArmState>(state), way) ? Light::Off : Light::On);
            }
            for (std::size_t i = 0; i < own.size() && is_allowed; ++i) own[i] |= of_state[state][i];
        }
        for (std::size_t i = 0; i < own.size() && !root_.empty(); ++i) own[i] &= root_[v][i];
        labels.push_back(std::move(own));
    }
    if (!root_.empty()) return labels;
    for (std::size_t clue = 0; clue < demand_.clues.size(); ++clue) {
        std::vector<Word>& own = labels[demand_.clues[clue].place];
        for (std::size_t label = 0; label < labels_.size(); ++label) {
            if (label < first_[clue] || label >= first_[clue + 1]) remove_label(own, label);
        }
    }
    return labels;
}

/// Removes the labels of `to` that no label of `from` supports. Returns whether any was removed.
bool DrawnFigures::filter(Labels& labels, Vertex from, std::size_t way, Vertex to) const {
    std::vector<Word> supported(labels[to].size(), 0);
    bool may_be_apart = false;
    for_each_bit(labels[from], [&](std::size_t label) {
        if (!has_way(labels_[label].ways, way)) {
            may_be_apart = true;
            return;
        }
        for (std::size_t i = 0; i < supported.size(); ++i) supported[i] |= labels_[label].next[way][i];
    });
    bool has_changed = false;
    std::vector<Word> kept = labels[to];
    for_each_bit(labels[to], [&](std::size_t label) {
        const bool is_joined = has_way(labels_[label].ways, opposite(way));
        if (is_joined ? has_bit(supported, label) : may_be_apart) return;
        remove_label(kept, label);
        has_changed = true;
    });
    labels[to] = std::move(kept);
    return has_changed;
}

/// Removes the labels of a clue at vertices that its figure cannot reach from the clue, and lists these vertices.
void DrawnFigures::keep_reached(Labels& labels, std::size_t clue, std::vector<Vertex>& changed) const {
    std::vector<Word> own(words_for(first_.back()), 0);
    for (std::size_t label = first_[clue]; label < first_[clue + 1]; ++label) set_bit(own, label);
    std::vector<std::uint8_t> is_reached(labels.size(), 0);
    std::vector<Vertex> reached{demand_.clues[clue].place};
    is_reached[reached.front()] = 1;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Vertex v = reached[i];
        ArmState ways = 0;
        for (std::size_t w = first_[clue] / kWordBits; w < own.size(); ++w) {
            const std::array<Word, 1> here = {labels[v][w] & own[w]};
            for_each_bit(here, [&](std::size_t bit) {
                ways = static_cast<ArmState>(ways | labels_[w * kWordBits + bit].ways);
            });
        }
        for (std::size_t way = 0; way < kWays; ++way) {
            if (!has_way(ways, way)) continue;
            const Vertex next = demand_.graph.other_end(*demand_.arms[v][way], v);
            if (is_reached[next] != 0) continue;
            is_reached[next] = 1;
            reached.push_back(next);
        }
    }
    for (Vertex v = 0; v < labels.size(); ++v) {
        if (is_reached[v] != 0) continue;
        bool has_changed = false;
        for (std::size_t w = 0; w < own.size(); ++w) {
            has_changed = has_changed || (labels[v][w] & own[w]) != 0;
            labels[v][w] &= ~own[w];
        }
        if (has_changed) changed.push_back(v);
    }
}

/// Returns false if a vertex has no label, or a node no vertex.
bool DrawnFigures::make_consistent(Labels& labels) const {
    std::vector<Vertex> waiting;
    std::vector<std::uint8_t> is_waiting(labels.size(), 1);
    for (Vertex v = 0; v < labels.size(); ++v) waiting.push_back(v);
    const auto wake = [&](Vertex v) {
        if (is_waiting[v] != 0) return;
        is_waiting[v] = 1;
        waiting.push_back(v);
    };
    while (!waiting.empty()) {
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
        std::ranges::for_each(changed, wake);
        if (!waiting.empty()) continue;
        std::vector<std::uint32_t> places(labels_.size(), 0);
        std::vector<Vertex> last(labels_.size(), 0), only(labels.size(), 0);
        std::vector<std::uint32_t> counts(labels.size(), 0);
        for (Vertex v = 0; v < labels.size(); ++v) {
            for_each_bit(labels[v], [&](std::size_t label) {
                ++places[label];
                last[label] = v;
                ++counts[v];
                only[v] = static_cast<Vertex>(label);
            });
            if (counts[v] == 0) return false;
        }
        for (std::size_t label = 0; label < labels_.size(); ++label) {
            if (!labels_[label].is_single) continue;
            if (places[label] == 0) return false;
            const Vertex v = last[label];
            if (places[label] != 1 || counts[v] == 1) continue;
            std::ranges::fill(labels[v], 0);
            set_bit(labels[v], label);
            counts[v] = 1;
            only[v] = static_cast<Vertex>(label);
            wake(v);
        }
        for (Vertex v = 0; v < labels.size(); ++v) {
            if (counts[v] != 1 || !labels_[only[v]].is_single || places[only[v]] == 1) continue;
            for (Vertex other = 0; other < labels.size(); ++other) {
                if (other == v || !has_bit(labels[other], only[v])) continue;
                remove_label(labels[other], only[v]);
                wake(other);
            }
        }
    }
    return true;
}

Propagation DrawnFigures::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    const Lights lights = lights_of(scope, values_);
    if (std::ranges::find(lights, Light::Open) == lights.end()) {
        std::vector<std::uint8_t> is_drawn;
        for (const Light light : lights) is_drawn.push_back(light == Light::On ? 1 : 0);
        return are_figures(demand_, is_drawn) ? Propagation::Entailed : Propagation::Conflict;
    }
    if (scratch.is_over(labels_.size() * demand_.arms.size())) return Propagation::Fixpoint;
    Labels labels = labels_under(lights);
    if (!make_consistent(labels)) return Propagation::Conflict;
    scope.begin_step();
    bool is_open = false;
    for (Line line = 0; line < lights.size(); ++line) {
        if (lights[line] != Light::Open) continue;
        const Vertex v = demand_.graph.ends(line).first;
        const auto way = static_cast<std::size_t>(
            std::ranges::find(demand_.arms[v], std::optional<Line>(line)) - demand_.arms[v].begin());
        bool may_be_on = false, may_be_off = false;
        for_each_bit(labels[v], [&](std::size_t label) {
            (has_way(labels_[label].ways, way) ? may_be_on : may_be_off) = true;
        });
        is_open = is_open || (may_be_on && may_be_off);
        if (may_be_on && may_be_off) continue;
        if (!decide(scope, line, values_, may_be_on ? Light::On : Light::Off)) return Propagation::Conflict;
    }
    if (is_open) return Propagation::Fixpoint;
    std::vector<std::uint8_t> is_drawn;
    for (const Light light : lights_of(scope, values_)) is_drawn.push_back(light == Light::On ? 1 : 0);
    return are_figures(demand_, is_drawn) ? Propagation::Entailed : Propagation::Conflict;
}

/// All positions that are decided.
Reason DrawnFigures::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason collected(before, values_, reason);
    for (std::uint32_t i = 0; i < before.size(); ++i) {
        if (light_of(before[i], values_) != Light::Open) collected.add(i);
    }
    return reason;
}

void DrawnFigures::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
