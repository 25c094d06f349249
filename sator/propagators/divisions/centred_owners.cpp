// Takes pairs away until nothing changes: first by looking at single pairs and their images, then by a search from each centre whose pairs
// have changed. Such a search finds what the centre does not reach, and the vertices without which it would not reach one of its own
// (articulation points, after Tarjan). Reasons are found backwards: a search is repeated with what was impossible when it began.
#include "sator/propagators/divisions/centred_owners.hpp"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace sator::propagators {

/// Collects known borders as reasons of impossible pairs.
class OwnerReasons {
  public:
    using Pair = CentredOwners::Pair;
    using Why = CentredOwners::Why;
    static constexpr std::uint32_t kNone = CentredOwners::kNone;

    explicit OwnerReasons(const CentredOwners& owners)
        : owners_(owners),
          is_because_(owners.graph_.line_count(), 0),
          is_noted_(owners.pairs_.size(), 0),
          is_reached_(owners.pairs_.size(), 0) {}

    void add(CentredOwners::Border border) { is_because_[border] = 1; }
    void add_pair(Pair pair) {
        if (std::exchange(is_noted_[pair], 1) == 0) open_.push_back(pair);
    }
    std::vector<std::uint8_t> all() {
        while (!open_.empty()) {
            const Pair pair = open_.back();
            open_.pop_back();
            explain(pair);
        }
        return std::move(is_because_);
    }

  private:
    const CentredOwners::Gone& gone(Pair pair) const { return owners_.gone_[pair]; }

    void explain(Pair pair) {
        const auto& [why, data, stamp, search] = gone(pair);
        const CentredPairs& pairs = owners_.pairs_;
        switch (why) {
            case Why::Possible:
            case Why::NoImage:
                return;
            case Why::Image:
                return add_pair(pairs.image(pair));
            case Why::ImageOwned:
                return add_others(data);
            case Why::Joined: {
                add(owners_.graph_.lines_at(pairs.vertex(pair))[data]);
                const Pair next = pairs.steps(pair)[data].next;
                if (next != kNone) add_pair(next);
                return;
            }
            case Why::Unlike:
                add(owners_.graph_.lines_at(pairs.vertex(pair))[data]);
                add(pairs.steps(pair)[data].image);
                return;
            case Why::Far:
                return add_around(pairs.centre(pair), search, kNone);
            case Why::Needed: {
                const auto& need = owners_.needs_[data];
                add_others(need.goal);
                return add_around(pairs.centre(need.goal), search, need.through);
            }
        }
    }

    /// Adds why the pair is the only possible one of its vertex.
    void add_others(Pair owner) {
        for (const Pair other : owners_.pairs_.of_vertex(owners_.pairs_.vertex(owner))) {
            if (other != owner) add_pair(other);
        }
    }

    /// Adds what ended a search that began when `search` pairs were impossible, and did not enter the pair `without`.
    void add_around(CentredOwners::Centre centre, std::uint32_t search, Pair without) {
        if (!explained_.emplace(centre, search, without).second) return;
        const CentredPairs& pairs = owners_.pairs_;
        const auto was_gone = [&](Pair pair) {
            return gone(pair).why != Why::Possible && gone(pair).stamp < search;
        };
        const Pair root = pairs.root(centre);
        if (root == kNone) return;
        if (was_gone(root)) return add_pair(root);
        std::vector<Pair> reached{root};
        is_reached_[root] = 1;
        const auto is_closed = [&](Pair pair, std::size_t k) {
            const auto& step = pairs.steps(pair)[k];
            return owners_.borders_[owners_.graph_.lines_at(pairs.vertex(pair))[k]] == Light::On ||
                   (step.image != kNone && owners_.borders_[step.image] == Light::On);
        };
        for (std::size_t i = 0; i < reached.size(); ++i) {
            const Pair pair = reached[i];
            for (std::size_t k = 0; k < pairs.steps(pair).size(); ++k) {
                const Pair next = pairs.steps(pair)[k].next;
                if (next == kNone || next == without || is_reached_[next] != 0 || is_closed(pair, k) ||
                    was_gone(next))
                    continue;
                is_reached_[next] = 1;
                reached.push_back(next);
            }
        }
        for (const Pair pair : reached) {
            for (std::size_t k = 0; k < pairs.steps(pair).size(); ++k) {
                const auto& step = pairs.steps(pair)[k];
                if (step.next == kNone || step.next == without || is_reached_[step.next] != 0) continue;
                const CentredOwners::Border line = owners_.graph_.lines_at(pairs.vertex(pair))[k];
                if (owners_.borders_[line] == Light::On)
                    add(line);
                else if (step.image != kNone && owners_.borders_[step.image] == Light::On)
                    add(step.image);
                else
                    add_pair(step.next);
            }
        }
        for (const Pair pair : reached) is_reached_[pair] = 0;
    }

    const CentredOwners& owners_;
    std::vector<std::uint8_t> is_because_;             // by border
    std::vector<std::uint8_t> is_noted_, is_reached_;  // by pair
    std::vector<Pair> open_;
    std::set<std::tuple<CentredOwners::Centre, std::uint32_t, Pair>> explained_;
};

CentredOwners::CentredOwners(const LineGraph& graph, const CentredPairs& pairs, const Lights& borders)
    : graph_(graph),
      pairs_(pairs),
      borders_(borders),
      gone_(pairs.size()),
      left_(graph.vertex_count(), 0),
      is_dirty_(pairs.centre_count(), 1),
      found_at_(pairs.size(), kNone),
      lowest_(pairs.size(), 0),
      goal_below_(pairs.size(), kNone) {
    for (Vertex vertex = 0; vertex < left_.size(); ++vertex) {
        left_[vertex] = static_cast<std::uint32_t>(pairs.of_vertex(vertex).size());
        if (left_[vertex] == 0) lost_ = vertex;
    }
    if (lost_ == kNone) run();
}

CentredOwners::Pair CentredOwners::owner(Vertex vertex) const {
    if (left_[vertex] != 1) return kNone;
    const auto own = pairs_.of_vertex(vertex);
    return *std::ranges::find_if(own, [&](Pair pair) { return is_possible(pair); });
}

bool CentredOwners::may_join(Pair pair, std::size_t k) const {
    const CentredPairs::Step& step = pairs_.steps(pair)[k];
    return is_possible(pair) && step.next != kNone && is_possible(step.next) &&
           borders_[graph_.lines_at(pairs_.vertex(pair))[k]] != Light::On &&
           (step.image == kNone || borders_[step.image] != Light::On);
}

std::vector<std::uint8_t> CentredOwners::reasons_of(std::vector<Pair> impossible,
                                                    std::vector<Border> known) const {
    OwnerReasons reasons(*this);
    for (const Border border : known) reasons.add(border);
    for (const Pair pair : impossible) reasons.add_pair(pair);
    return reasons.all();
}

void CentredOwners::run() {
    for (Pair pair = 0; pair < gone_.size() && lost_ == kNone; ++pair) look_at(pair);
    for (Vertex vertex = 0; vertex < left_.size() && lost_ == kNone; ++vertex) take_image(vertex);
    for (bool is_changed = true; is_changed && lost_ == kNone;) {
        while (!waiting_.empty() && lost_ == kNone) {
            const Pair pair = waiting_.back();
            waiting_.pop_back();
            look_at(pair);
        }
        is_changed = false;
        for (Centre centre = 0; centre < is_dirty_.size() && lost_ == kNone; ++centre) {
            if (std::exchange(is_dirty_[centre], 0) == 0) continue;
            search(centre);
            is_changed = true;
        }
    }
}

void CentredOwners::remove(Pair pair, Why why, std::uint32_t data, std::uint32_t search) {
    if (!is_possible(pair)) return;
    gone_[pair] = {why, data, removed_++, search};
    is_dirty_[pairs_.centre(pair)] = 1;
    const Vertex vertex = pairs_.vertex(pair);
    if (--left_[vertex] == 0) lost_ = vertex;
    if (lost_ != kNone) return;
    if (pairs_.image(pair) != kNone) waiting_.push_back(pairs_.image(pair));
    for (std::size_t k = 0; k < pairs_.steps(pair).size(); ++k) {
        const Pair next = pairs_.steps(pair)[k].next;
        if (next != kNone && borders_[graph_.lines_at(vertex)[k]] == Light::Off) waiting_.push_back(next);
    }
    take_image(vertex);
}

/// If the vertex has one pair left, its image has no other centre.
void CentredOwners::take_image(Vertex vertex) {
    const Pair own = owner(vertex);
    if (own == kNone) return;
    is_dirty_[pairs_.centre(own)] = 1;
    const Pair image = pairs_.image(own);
    if (image == kNone) return;
    for (const Pair other : pairs_.of_vertex(pairs_.vertex(image))) {
        if (other != image && lost_ == kNone) remove(other, Why::ImageOwned, own);
    }
}

void CentredOwners::look_at(Pair pair) {
    if (!is_possible(pair)) return;
    if (pairs_.image(pair) == kNone)
        remove(pair, Why::NoImage, 0);
    else if (!is_possible(pairs_.image(pair)))
        remove(pair, Why::Image, 0);
    else
        look_at_steps(pair);
}

void CentredOwners::look_at_steps(Pair pair) {
    const auto lines = graph_.lines_at(pairs_.vertex(pair));
    for (std::uint32_t k = 0; k < lines.size(); ++k) {
        const CentredPairs::Step& step = pairs_.steps(pair)[k];
        const Light light = borders_[lines[k]];
        if (light == Light::Open) continue;
        if (light == Light::Off && (step.next == kNone || !is_possible(step.next)))
            return remove(pair, Why::Joined, k);
        if (step.image != kNone && borders_[step.image] != Light::Open && borders_[step.image] != light)
            return remove(pair, Why::Unlike, k);
    }
}

void CentredOwners::search(Centre centre) {
    const Pair first = pairs_.first_of_centre(centre), end = pairs_.first_of_centre(centre + 1),
               root = pairs_.root(centre);
    const std::uint32_t began = removed_;
    struct Visit {
        Pair pair, from;
        std::size_t next_step;
    };
    std::vector<Visit> path;
    std::vector<Need> needs;
    std::uint32_t found = 0;
    const auto enter = [&](Pair pair, Pair from) {
        found_at_[pair] = lowest_[pair] = found++;
        goal_below_[pair] = left_[pairs_.vertex(pair)] == 1 ? pair : kNone;
        path.push_back({pair, from, 0});
    };
    std::fill(found_at_.begin() + first, found_at_.begin() + end, kNone);
    if (root != kNone && is_possible(root)) enter(root, kNone);
    while (!path.empty()) {
        Visit& visit = path.back();
        const Pair pair = visit.pair;
        if (visit.next_step < pairs_.steps(pair).size()) {
            const std::size_t k = visit.next_step++;
            if (!may_join(pair, k)) continue;
            const Pair next = pairs_.steps(pair)[k].next;
            if (found_at_[next] == kNone)
                enter(next, pair);
            else if (next != visit.from)
                lowest_[pair] = std::min(lowest_[pair], found_at_[next]);
            continue;
        }
        const Pair from = visit.from;
        path.pop_back();
        if (from == kNone) continue;
        lowest_[from] = std::min(lowest_[from], lowest_[pair]);
        if (goal_below_[pair] == kNone) continue;
        if (lowest_[pair] >= found_at_[from]) needs.push_back({from, goal_below_[pair]});
        if (goal_below_[from] == kNone) goal_below_[from] = goal_below_[pair];
    }
    for (Pair pair = first; pair < end && lost_ == kNone; ++pair) {
        if (is_possible(pair) && found_at_[pair] == kNone) remove(pair, Why::Far, 0, began);
    }
    for (const Need& need : needs) {
        const auto number = static_cast<std::uint32_t>(needs_.size());
        needs_.push_back(need);
        for (const Pair other : pairs_.of_vertex(pairs_.vertex(need.through))) {
            if (other != need.through && lost_ == kNone) remove(other, Why::Needed, number, began);
        }
    }
}

}  // namespace sator::propagators
