// Each vertex has the states that its lights allow: no line, two lines, or four that cross. A lit line goes on by one way if all states of
// the vertex agree; pieces of known course are followed in this way. A piece must not close if another line or vertex is left, must not
// join different labels, and turns as a rectangle does. Each of these forbids states, and states that agree about a line decide it.
#include "sator/propagators/loops/crossing_look.hpp"

#include <algorithm>

namespace sator::propagators {

namespace {

using Vertex = LineGraph::Vertex;
using Line = LineGraph::Line;

constexpr std::size_t kArmStates = 16;

bool has_way(std::size_t state, std::size_t way) {
    return (state >> way & 1U) != 0;
}

/// 0 for straight on, 1 for a turn to the right, -1 for one to the left.
int turn_between(std::size_t from, std::size_t to) {
    constexpr std::array<std::size_t, kWays> kRightOf = {3, 2, 0, 1};  // by way: up, down, left, right
    return from == to ? 0 : kRightOf[from] == to ? 1 : -1;
}

}  // namespace

CrossingLook::CrossingLook(const CrossingDemand& demand, const Lights& lights)
    : demand_(demand), lights_(lights), is_in_piece_(lights.size(), 0) {
    find_states();
}

void CrossingLook::find_states() {
    for (Vertex v = 0; v < demand_.graph.vertex_count(); ++v) {
        States states = 0;
        for (std::size_t state = 0; state < kArmStates; ++state) {
            const int count = __builtin_popcount(static_cast<unsigned>(state));
            bool is_allowed =
                count == 2 || (count == 0 && !demand_.must_pass(v)) || (count == 4 && !demand_.is_label(v));
            for (std::size_t way = 0; way < kWays && is_allowed; ++way) {
                const auto line = demand_.arms[v][way];
                const Light light = line ? lights_[*line] : Light::Off;
                is_allowed = light != (has_way(state, way) ? Light::Off : Light::On);
            }
            if (is_allowed) states = static_cast<States>(states | 1U << state);
        }
        states_.push_back(states);
    }
}

std::size_t CrossingLook::way_of(Line line, Vertex vertex) const {
    const auto& arms = demand_.arms[vertex];
    return static_cast<std::size_t>(std::ranges::find(arms, std::optional<Line>(line)) - arms.begin());
}

/// Returns the lit line by which a lit line goes on at a vertex, if all states agree.
std::optional<Line> CrossingLook::next_line(Line line, Vertex vertex) const {
    const std::size_t way = way_of(line, vertex);
    std::optional<std::size_t> next;
    for (std::size_t state = 0; state < kArmStates; ++state) {
        if ((states_[vertex] >> state & 1U) == 0 || !has_way(state, way)) continue;
        const std::size_t other = partner(static_cast<ArmState>(state), way);
        if (next && *next != other) return std::nullopt;
        next = other;
    }
    if (!next) return std::nullopt;
    const auto found = demand_.arms[vertex][*next];
    return found && lights_[*found] == Light::On ? found : std::nullopt;
}

/// Goes along the line to a vertex and on, until the course is not known, or the piece closes.
void CrossingLook::walk(KnownPiece& piece, Line line, Vertex towards) {
    for (;;) {
        piece.lines.push_back(line);
        piece.ways.push_back(static_cast<std::uint8_t>(opposite(way_of(line, towards))));
        const auto next = next_line(line, towards);
        if (!next) {
            piece.last = {towards, way_of(line, towards)};
            return;
        }
        piece.inner.push_back(towards);
        if (*next == piece.lines.front()) {
            // A piece that comes back to its first line from the other side is closed.
            piece.is_closed = true;
            return;
        }
        line = *next;
        towards = demand_.graph.other_end(line, towards);
    }
}

void CrossingLook::find_pieces() {
    for (Line line = 0; line < lights_.size(); ++line) {
        if (lights_[line] != Light::On || is_in_piece_[line] != 0) continue;
        KnownPiece back;
        walk(back, line, demand_.graph.ends(line).first);
        KnownPiece piece = back;
        if (!back.is_closed) {
            piece = {};
            const Line first = back.lines.back();
            walk(piece, first, demand_.graph.other_end(first, back.last.vertex));
            piece.first = back.last;
        }
        for (const Line l : piece.lines) is_in_piece_[l] = 1;
        pieces_.push_back(std::move(piece));
    }
}

/// Whether nothing else needs a line.
bool CrossingLook::is_all(const KnownPiece& piece) const {
    std::vector<std::uint8_t> is_own(lights_.size(), 0), is_passed(states_.size(), 0);
    for (const Line line : piece.lines) {
        is_own[line] = 1;
        is_passed[demand_.graph.ends(line).first] = is_passed[demand_.graph.ends(line).second] = 1;
    }
    for (Line line = 0; line < lights_.size(); ++line) {
        if (lights_[line] == Light::On && is_own[line] == 0) return false;
    }
    for (Vertex v = 0; v < states_.size(); ++v) {
        if (demand_.must_pass(v) && is_passed[v] == 0) return false;
    }
    return true;
}

void CrossingLook::forbid_partner(const KnownPiece::End& end, std::size_t other) {
    for (std::size_t state = 0; state < kArmStates; ++state) {
        if (has_way(state, end.way) && partner(static_cast<ArmState>(state), end.way) == other)
            states_[end.vertex] = static_cast<States>(states_[end.vertex] & ~(1U << state));
    }
}

/// All labels that the piece passes are equal. If it is closed, it has all labels that are equal to them.
bool CrossingLook::look_at_labels(const KnownPiece& piece) {
    std::vector<std::uint8_t> is_passed(states_.size(), 0);
    for (const Line line : piece.lines)
        is_passed[demand_.graph.ends(line).first] = is_passed[demand_.graph.ends(line).second] = 1;
    std::optional<std::uint32_t> label;
    bool has_any = false;
    for (Vertex v = 0; v < is_passed.size(); ++v) {
        if (is_passed[v] == 0 || !demand_.is_label(v)) continue;
        has_any = true;
        if (demand_.label[v] == CrossingDemand::kAnyLabel) continue;
        if (label && *label != demand_.label[v]) return false;
        label = demand_.label[v];
    }
    if (!piece.is_closed) return true;
    for (Vertex v = 0; v < is_passed.size() && label; ++v) {
        if (is_passed[v] == 0 && demand_.label[v] == *label) return false;
    }
    return has_any;
}

/// Looks at the last end of a piece that must become a rectangle. All its turns are to one side, and there are at most four of them.
bool CrossingLook::look_at_sides(KnownPiece piece) {
    std::vector<std::size_t> turns;  // the number of lines before each
    int side = 0;
    for (std::size_t i = 0; i < piece.ways.size(); ++i) {
        const std::size_t next = i + 1 == piece.ways.size() ? 0 : i + 1;
        if (next == 0 && !piece.is_closed) break;
        const int turn = turn_between(piece.ways[i], piece.ways[next]);
        if (turn == 0) continue;
        if (side != 0 && turn != side) return false;
        side = turn;
        turns.push_back(i + 1);
    }
    if (turns.size() > 4) return false;
    if (piece.is_closed) return turns.size() == 4;
    if (turns.size() == 4 && turns[1] - turns[0] != turns[3] - turns[2]) return false;
    const std::size_t straight = piece.ways.back();
    bool may_go_on = true, may_turn = turns.size() < 4;
    if (turns.size() >= 3) {
        const std::size_t last = turns.size() - 1, wanted = turns[last - 1] - turns[last - 2],
                          length = piece.ways.size() - turns[last];
        if (length > wanted) return false;
        may_turn = may_turn && length == wanted;
        may_go_on = length < wanted;
    }
    for (std::size_t other = 0; other < kWays; ++other) {
        if (other == piece.last.way) continue;
        const int turn = turn_between(straight, other);
        const bool may = turn == 0 ? may_go_on : may_turn && (side == 0 || turn == side);
        if (!may) forbid_partner(piece.last, other);
    }
    return true;
}

bool CrossingLook::look_at_piece(const KnownPiece& piece) {
    if (demand_.has_labels() && !look_at_labels(piece)) return false;
    if (demand_.are_rectangles) {
        KnownPiece reversed = piece;
        std::ranges::reverse(reversed.ways);
        for (std::uint8_t& way : reversed.ways) way = static_cast<std::uint8_t>(opposite(way));
        std::swap(reversed.first, reversed.last);
        if (!look_at_sides(piece) || (!piece.is_closed && !look_at_sides(std::move(reversed)))) return false;
    }
    if (demand_.loops == Loops::Several) return true;
    if (piece.is_closed) return is_all(piece);
    if (piece.first.vertex == piece.last.vertex && !is_all(piece))
        forbid_partner(piece.first, piece.last.way);
    return true;
}

/// One loop: all lit lines, and all vertices that must be passed, hang together by lines that are not off; other lines are off.
bool CrossingLook::keeps_together() {
    const LineGraph& graph = demand_.graph;
    std::optional<Vertex> first;
    for (Vertex v = 0; v < states_.size() && !first; ++v) {
        if (demand_.must_pass(v)) first = v;
    }
    for (Line line = 0; line < lights_.size() && !first; ++line) {
        if (lights_[line] == Light::On) first = graph.ends(line).first;
    }
    if (!first) return true;
    std::vector<std::uint8_t> is_reached(states_.size(), 0);
    flood_lines(
        graph, *first, is_reached, [&](Line line) { return lights_[line] != Light::Off; },
        [](Vertex) { return true; });
    for (Vertex v = 0; v < states_.size(); ++v) {
        if (is_reached[v] == 0) states_[v] = static_cast<States>(states_[v] & 1U);
        if (states_[v] == 0) return false;
    }
    return true;
}

std::optional<std::vector<std::pair<Line, Light>>> CrossingLook::findings() {
    const auto is_dead = [&] { return std::ranges::find(states_, States{0}) != states_.end(); };
    if (is_dead() || std::ranges::all_of(lights_, [](Light light) { return light == Light::Off; }))
        return std::nullopt;
    find_pieces();
    for (const KnownPiece& piece : pieces_) {
        if (!look_at_piece(piece)) return std::nullopt;
    }
    const bool is_one = demand_.loops == Loops::One;
    const bool is_closed = is_one && std::ranges::any_of(pieces_, &KnownPiece::is_closed);
    if ((is_one && !keeps_together()) || is_dead()) return std::nullopt;
    std::vector<std::pair<Line, Light>> decided;
    for (Line line = 0; line < lights_.size(); ++line) {
        if (lights_[line] != Light::Open) continue;
        bool may_be_on = !is_closed, may_be_off = true;
        for (const Vertex v : {demand_.graph.ends(line).first, demand_.graph.ends(line).second}) {
            const std::size_t way = way_of(line, v);
            bool is_on = false, is_off = false;
            for (std::size_t state = 0; state < kArmStates; ++state) {
                if ((states_[v] >> state & 1U) == 0) continue;
                (has_way(state, way) ? is_on : is_off) = true;
            }
            may_be_on = may_be_on && is_on;
            may_be_off = may_be_off && is_off;
        }
        if (!may_be_on && !may_be_off) return std::nullopt;
        if (may_be_on != may_be_off) decided.emplace_back(line, may_be_on ? Light::On : Light::Off);
    }
    return decided;
}

}  // namespace sator::propagators
