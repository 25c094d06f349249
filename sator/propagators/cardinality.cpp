// Finds an assignment of values to positions that keeps all bounds, by augmenting paths; then a position may
// move from its value to another where the move lies on a cycle of such moves: where both values are in one
// strongly connected component. The graph has values as nodes, and one more, the pool: a value that may occur
// once more has an edge to it, a value that may occur once less an edge from it. GAC. J.-C. Régin,
// "Generalized arc consistency for global cardinality constraint", AAAI 1996. An assignment found is
// remembered and mended at the next call. Positions times values, in words, and for each chosen value the
// edges of its component.
#include "sator/propagators/cardinality.hpp"

#include <algorithm>
#include <optional>
#include <span>

#include "sator/base/words.hpp"
#include "sator/engine/demand_outline.hpp"
#include "sator/engine/residual.hpp"
#include "sator/engine/scope.hpp"
#include "sator/engine/value_classes.hpp"
#include "sator/propagators/hall_reason.hpp"
#include "sator/propagators/small_flow.hpp"

namespace sator {

namespace {

/// What stands in the memo. `chosen` survives from call to call; the rest is working space. Entries that name
/// a value or a position are one more than it; zero is none. Node `values` is the pool.
struct Workspace {
    std::size_t values, node_words;
    std::span<Word> chosen;  // of each position: its value
    std::span<Word> count;   // of each value: how many positions have chosen it
    std::span<Word> via;     // of each value: the position by which a path came to it
    std::span<Word>
        row;  // of each node: which set of `edges` is its own, from 1; values that nobody chose have none
    std::span<Word> queue;    // nodes, breadth first, or the path, depth first
    std::span<Word> open;     // nodes of components not closed yet, in the order in which they were entered
    std::span<Word> low;      // of each node: the earliest place in `open` that it reaches
    std::span<Word> looked;   // of each set of `edges`: how many of its first words have been followed
    std::span<Word> reached;  // set of nodes
    std::span<Word> is_open;  // set of nodes
    std::span<Word> edges;    // sets of nodes

    static std::size_t size(std::size_t positions, std::size_t values) {
        return 2 * positions + 1 + 2 * values + 4 * (values + 1) + (positions + 3) * words_for(values + 1);
    }
    Workspace(std::span<Word> memo, std::size_t positions, std::size_t value_count)
        : values(value_count), node_words(words_for(value_count + 1)) {
        const auto take = [&](std::size_t words) {
            const auto taken = memo.first(words);
            memo = memo.subspan(words);
            return taken;
        };
        chosen = take(positions);
        count = take(values);
        via = take(values);
        row = take(values + 1);
        queue = take(values + 1);
        open = take(values + 1);
        low = take(values + 1);
        looked = take(positions + 1);
        reached = take(node_words);
        is_open = take(node_words);
        edges = take((positions + 1) * node_words);
    }
    std::span<Word> edges_of(std::size_t node) const {
        return edges.subspan((row[node] - 1) * node_words, node_words);
    }
};

class Flow {
  public:
    Flow(Scope& scope, std::span<const Occurrences> bounds, std::span<Word> memo)
        : scope_(scope), bounds_(bounds), work_(memo, scope.size(), bounds.size()) {}

    bool assign_all() {
        take_up_old_choices();
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            if (work_.chosen[i] == 0 && !choose(i)) return false;
        }
        for (std::size_t v = 0; v < work_.values; ++v) {
            while (work_.count[v] < bounds_[v].least) {
                if (!fill(v)) return false;
            }
        }
        return true;
    }

    bool prune() {
        draw_edges();
        std::ranges::fill(work_.reached, Word{0});
        std::ranges::fill(work_.is_open, Word{0});
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            if (!has_bit(work_.reached, work_.chosen[i] - 1)) close_components_from(work_.chosen[i] - 1);
        }
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            const auto component = work_.edges_of(work_.chosen[i] - 1);
            if (!scope_.keep(i, component.first(scope_[i].word_count()))) return false;
        }
        return true;
    }

  private:
    void take_up_old_choices() {
        std::ranges::fill(work_.count, Word{0});
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            Word& chosen = work_.chosen[i];
            if (chosen == 0) continue;
            const std::size_t v = chosen - 1;
            if (!scope_[i].contains(static_cast<Value>(v)) || work_.count[v] == bounds_[v].most) {
                chosen = 0;
            } else {
                ++work_.count[v];
            }
        }
    }

    void give(std::size_t position, std::size_t value) {
        if (work_.chosen[position] != 0) --work_.count[work_.chosen[position] - 1];
        work_.chosen[position] = value + 1;
        ++work_.count[value];
    }

    /// Gives the position a value; others may have to move to make room. Breadth first over values.
    bool choose(std::size_t position) {
        std::size_t end = 0;
        std::ranges::fill(work_.reached, Word{0});
        if (const auto room = spread(position, end)) return move_along(*room);
        for (std::size_t next = 0; next < end; ++next) {
            for (std::size_t i = 0; i < scope_.size(); ++i) {
                if (work_.chosen[i] != work_.queue[next] + 1) continue;
                if (const auto room = spread(i, end)) return move_along(*room);
            }
        }
        return false;
    }

    /// Reaches the values that the position can have. Answers the first that has room, plus one.
    std::optional<std::size_t> spread(std::size_t position, std::size_t& end) {
        const auto domain = scope_[position].words();
        for (std::size_t w = 0; w < domain.size(); ++w) {
            for (Word rest = domain[w] & ~work_.reached[w]; rest != 0; rest &= rest - 1) {
                const std::size_t v = w * kWordBits + static_cast<std::size_t>(std::countr_zero(rest));
                set_bit(work_.reached, v);
                work_.via[v] = position + 1;
                if (work_.count[v] < bounds_[v].most) return v;
                work_.queue[end++] = v;
            }
        }
        return std::nullopt;
    }

    /// Moves each position on the path to `value` one value on.
    bool move_along(std::size_t value) {
        for (;;) {
            const std::size_t position = work_.via[value] - 1;
            const Word left = work_.chosen[position];
            give(position, value);
            if (left == 0) return true;
            value = left - 1;
        }
    }

    /// Moves a position to `value`, which has too few, from one that has enough, perhaps by way of others.
    /// Breadth first over values.
    bool fill(std::size_t value) {
        std::size_t end = 0;
        std::ranges::fill(work_.reached, Word{0});
        set_bit(work_.reached, value);
        work_.queue[end++] = value;
        for (std::size_t next = 0; next < end; ++next) {
            const std::size_t to = work_.queue[next];
            for (std::size_t i = 0; i < scope_.size(); ++i) {
                const std::size_t from = work_.chosen[i] - 1;
                if (has_bit(work_.reached, from) || !scope_[i].contains(static_cast<Value>(to))) continue;
                set_bit(work_.reached, from);
                work_.via[from] = i + 1;
                work_.low[from] = to;
                if (work_.count[from] > bounds_[from].least) return hand_over(from, value);
                work_.queue[end++] = from;
            }
        }
        return false;
    }

    bool hand_over(std::size_t from, std::size_t value) {
        while (from != value) {
            const std::size_t to = work_.low[from];
            give(work_.via[from] - 1, to);
            from = to;
        }
        return true;
    }

    void draw_edges() {
        std::ranges::fill(work_.edges, Word{0});
        std::ranges::fill(work_.row, Word{0});
        std::ranges::fill(work_.looked, Word{0});
        const std::size_t pool = work_.values;
        Word rows = 0;
        work_.row[pool] = ++rows;
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            const std::size_t v = work_.chosen[i] - 1;
            if (work_.row[v] == 0) {
                work_.row[v] = ++rows;
                if (work_.count[v] < bounds_[v].most) set_bit(work_.edges_of(v), pool);
                if (work_.count[v] > bounds_[v].least) set_bit(work_.edges_of(pool), v);
            }
            const auto domain = scope_[i].words();
            const auto edges = work_.edges_of(v);
            for (std::size_t w = 0; w < domain.size(); ++w) edges[w] |= domain[w];
        }
    }

    /// Tarjan's algorithm without recursion.
    void close_components_from(std::size_t root) {
        std::size_t depth = 0;
        work_.queue[depth++] = enter(root);
        while (depth > 0) {
            const std::size_t node = work_.queue[depth - 1];
            if (const auto next = unreached_neighbour(node)) {
                work_.queue[depth++] = enter(*next);
                continue;
            }
            --depth;
            lower(node);
            if (work_.open[work_.low[node]] == node) close(work_.low[node]);
        }
    }

    std::size_t enter(std::size_t node) {
        set_bit(work_.reached, node);
        set_bit(work_.is_open, node);
        work_.low[node] = open_count_;
        work_.open[open_count_++] = node;
        return node;
    }

    bool leads_to_pool(std::size_t value) const { return bounds_[value].most > 0; }

    std::optional<std::size_t> unreached_neighbour(std::size_t node) const {
        const std::size_t pool = work_.values;
        if (work_.row[node] == 0) {
            if (!leads_to_pool(node) || has_bit(work_.reached, pool)) return std::nullopt;
            return pool;
        }
        const auto edges = work_.edges_of(node);
        for (Word& w = work_.looked[work_.row[node] - 1]; w < edges.size(); ++w) {
            const Word next = edges[w] & ~work_.reached[w];
            if (next != 0) return w * kWordBits + static_cast<std::size_t>(std::countr_zero(next));
        }
        return std::nullopt;
    }

    void lower(std::size_t node) {
        Word& low = work_.low[node];
        if (work_.row[node] == 0) {
            const std::size_t pool = work_.values;
            if (leads_to_pool(node) && has_bit(work_.is_open, pool)) low = std::min(low, work_.low[pool]);
            return;
        }
        const auto edges = work_.edges_of(node);
        for (std::size_t w = 0; w < edges.size(); ++w) {
            for (Word rest = edges[w] & work_.is_open[w]; rest != 0; rest &= rest - 1) {
                low = std::min(low,
                               work_.low[w * kWordBits + static_cast<std::size_t>(std::countr_zero(rest))]);
            }
        }
    }

    /// Closes the component of the open nodes from place `first` on: its chosen values' edges become the
    /// component.
    void close(std::size_t first) {
        std::span<Word> component;
        for (std::size_t k = first; k < open_count_; ++k) {
            const std::size_t node = work_.open[k];
            work_.is_open[node / kWordBits] &= ~(Word{1} << node % kWordBits);
            if (component.empty() && work_.row[node] != 0) component = work_.edges_of(node);
        }
        if (!component.empty()) {
            std::ranges::fill(component, Word{0});
            for (std::size_t k = first; k < open_count_; ++k) set_bit(component, work_.open[k]);
            for (std::size_t k = first; k < open_count_; ++k) {
                if (work_.row[work_.open[k]] != 0)
                    std::ranges::copy(component, work_.edges_of(work_.open[k]).begin());
            }
        }
        open_count_ = first;
    }

    Scope& scope_;
    std::span<const Occurrences> bounds_;
    Workspace work_;
    std::size_t open_count_ = 0;
};

}  // namespace

Cardinality::Cardinality(std::vector<Occurrences> bounds) : bounds_(std::move(bounds)), few_open_(bounds_) {}

std::size_t Cardinality::memo_words(std::size_t positions) const {
    return Workspace::size(positions, bounds_.size());
}

Propagation Cardinality::propagate(Scope& scope, Changed, Scratch& scratch) const {
    const auto run = [](auto flow) { return flow.assign_all() && flow.prune(); };
    const bool is_small =
        bounds_.size() <= SmallFlow::kMostValues && scope.size() <= SmallFlow::kMostPositions;
    if (const auto seen = is_small ? few_open_.judge(scope) : std::nullopt) return *seen;
    const bool is_consistent = is_small ? run(SmallFlow(scope, bounds_, scratch.memo.first(scope.size())))
                                        : run(Flow(scope, bounds_, scratch.memo));
    if (!is_consistent) return Propagation::Conflict;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope[i].is_fixed()) return Propagation::Fixpoint;
    }
    return Propagation::Entailed;
}

/// What the fixed positions leave of each value's bounds.
Reason Cardinality::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    std::optional<Reason> reason;
    if (before.size() > 0 && before[0].word_count() == 1) reason = hall_reason(bounds_, removals, before);
    return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
}

std::vector<Occurrences> Cardinality::open_bounds(const Scope& scope) const {
    std::vector<Occurrences> left = bounds_;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope[i].is_fixed()) continue;
        Occurrences& bounds = left[static_cast<std::size_t>(scope[i].value())];
        if (bounds.least > 0) --bounds.least;
        if (bounds.most > 0) --bounds.most;
    }
    return left;
}

/// The bounds left that all values of the open positions share; none where they differ.
std::optional<Occurrences> Cardinality::common_bounds(const Scope& scope, std::span<const Occurrences> left) {
    std::optional<Occurrences> common;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed()) continue;
        bool is_same = true;
        scope[i].for_each([&](Value v) {
            const Occurrences& bounds = left[static_cast<std::size_t>(v)];
            if (!common) common = bounds;
            is_same = is_same && bounds == *common;
        });
        if (!is_same) return std::nullopt;
    }
    return common;
}

void Cardinality::residual(const Scope& scope, Residual& residual) const {
    const std::vector<Occurrences> left = open_bounds(scope);
    const auto common = common_bounds(scope, left);
    for (const auto [least, most] : common ? std::span<const Occurrences>(&*common, 1) : left) {
        residual.add(least);
        residual.add(most);
    }
}

/// Values with the same bounds left are alike.
void Cardinality::tell_apart(const Scope& scope, ValueClasses& classes) const {
    const std::vector<Occurrences> left = open_bounds(scope);
    if (common_bounds(scope, left)) return;
    std::vector<Word> same(words_for(left.size()));
    std::vector<Word> is_done(same.size(), 0);
    for (std::size_t v = 0; v < left.size() && !classes.all_apart(); ++v) {
        if (has_bit(is_done, v)) continue;
        std::ranges::fill(same, Word{0});
        for (std::size_t other = v; other < left.size(); ++other) {
            if (left[other] == left[v]) set_bit(same, other);
        }
        for (std::size_t w = 0; w < same.size(); ++w) is_done[w] |= same[w];
        classes.split(same);
    }
}

void Cardinality::outline(std::size_t positions, DemandOutline& outline) const {
    Residual demand;
    for (const auto [least, most] : bounds_) {
        demand.add(least);
        demand.add(most);
    }
    outline.begin(name(), demand);
    outline.add_alike(positions);
}

}  // namespace sator
