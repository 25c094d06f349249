// The assignment and the graph of global_cardinality.cpp, with sets of several words. The assignment found is
// remembered and repaired at the next call. A call costs positions × values in words, plus for each chosen
// value the edges of its component.
#include "sator/propagators/distinct/multi_word_flow.hpp"

#include <algorithm>

namespace sator::propagators {

std::size_t MultiWordFlow::memo_words(std::size_t positions, std::size_t values) {
    return 2 * positions + 1 + 2 * values + 4 * (values + 1) + (positions + 3) * words_for(values + 1);
}

MultiWordFlow::Workspace::Workspace(std::span<Word> memo, std::size_t positions, std::size_t value_count)
    : values(value_count), node_words(words_for(value_count + 1)) {
    const auto take = [&](std::size_t words) {
        const auto taken = memo.first(words);
        memo = memo.subspan(words);
        return taken;
    };
    chosen = take(positions);
    count = take(values);
    parent = take(values);
    row = take(values + 1);
    queue = take(values + 1);
    open = take(values + 1);
    lowlink = take(values + 1);
    next_edge_word = take(positions + 1);
    reached = take(node_words);
    is_open = take(node_words);
    edges = take((positions + 1) * node_words);
}

MultiWordFlow::MultiWordFlow(Scope& scope, std::span<const OccurrenceBounds> bounds, std::span<Word> memo)
    : scope_(scope), bounds_(bounds), work_(memo, scope.size(), bounds.size()) {}

bool MultiWordFlow::assign_all() {
    restore_assignment();
    for (std::size_t i = 0; i < scope_.size(); ++i) {
        if (work_.chosen[i] == 0 && !augment(i)) return false;
    }
    for (std::size_t v = 0; v < work_.values; ++v) {
        while (work_.count[v] < bounds_[v].least) {
            if (!meet_lower_bound(v)) return false;
        }
    }
    return true;
}

bool MultiWordFlow::prune() {
    build_residual_graph();
    std::ranges::fill(work_.reached, Word{0});
    std::ranges::fill(work_.is_open, Word{0});
    for (std::size_t i = 0; i < scope_.size(); ++i) {
        if (!has_bit(work_.reached, work_.chosen[i] - 1)) find_components_from(work_.chosen[i] - 1);
    }
    for (std::size_t i = 0; i < scope_.size(); ++i) {
        const auto component = work_.edges_of(work_.chosen[i] - 1);
        if (!scope_.keep(i, component.first(scope_[i].word_count()))) return false;
    }
    return true;
}

void MultiWordFlow::restore_assignment() {
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

void MultiWordFlow::assign(std::size_t position, std::size_t value) {
    if (work_.chosen[position] != 0) --work_.count[work_.chosen[position] - 1];
    work_.chosen[position] = value + 1;
    ++work_.count[value];
}

/// Gives the position a value; other positions may have to move to make room. Breadth first over values.
bool MultiWordFlow::augment(std::size_t position) {
    std::size_t end = 0;
    std::ranges::fill(work_.reached, Word{0});
    if (const auto room = expand(position, end)) return augment_along(*room);
    for (std::size_t next = 0; next < end; ++next) {
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            if (work_.chosen[i] != work_.queue[next] + 1) continue;
            if (const auto room = expand(i, end)) return augment_along(*room);
        }
    }
    return false;
}

/// Adds the values that the position can have to those reached. Returns the first of them that has room, plus
/// one.
std::optional<std::size_t> MultiWordFlow::expand(std::size_t position, std::size_t& end) {
    const auto domain = scope_[position].words();
    for (std::size_t w = 0; w < domain.size(); ++w) {
        for (Word rest = domain[w] & ~work_.reached[w]; rest != 0; rest &= rest - 1) {
            const std::size_t v = w * kWordBits + static_cast<std::size_t>(std::countr_zero(rest));
            set_bit(work_.reached, v);
            work_.parent[v] = position + 1;
            if (work_.count[v] < bounds_[v].most) return v;
            work_.queue[end++] = v;
        }
    }
    return std::nullopt;
}

/// Moves each position on the path to `value` to the next value of the path.
bool MultiWordFlow::augment_along(std::size_t value) {
    for (;;) {
        const std::size_t position = work_.parent[value] - 1;
        const Word left = work_.chosen[position];
        assign(position, value);
        if (left == 0) return true;
        value = left - 1;
    }
}

/// Moves a position to `value`, which occurs too rarely, from a value that can spare it, perhaps through
/// other values. Breadth first over values.
bool MultiWordFlow::meet_lower_bound(std::size_t value) {
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
            work_.parent[from] = i + 1;
            work_.lowlink[from] = to;
            if (work_.count[from] > bounds_[from].least) return shift_along(from, value);
            work_.queue[end++] = from;
        }
    }
    return false;
}

bool MultiWordFlow::shift_along(std::size_t from, std::size_t value) {
    while (from != value) {
        const std::size_t to = work_.lowlink[from];
        assign(work_.parent[from] - 1, to);
        from = to;
    }
    return true;
}

void MultiWordFlow::build_residual_graph() {
    std::ranges::fill(work_.edges, Word{0});
    std::ranges::fill(work_.row, Word{0});
    std::ranges::fill(work_.next_edge_word, Word{0});
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

/// Tarjan's algorithm for strongly connected components, without recursion.
void MultiWordFlow::find_components_from(std::size_t root) {
    std::size_t depth = 0;
    work_.queue[depth++] = push_node(root);
    while (depth > 0) {
        const std::size_t node = work_.queue[depth - 1];
        if (const auto next = unreached_neighbour(node)) {
            work_.queue[depth++] = push_node(*next);
            continue;
        }
        --depth;
        update_lowlink(node);
        if (work_.open[work_.lowlink[node]] == node) pop_component(work_.lowlink[node]);
    }
}

std::size_t MultiWordFlow::push_node(std::size_t node) {
    set_bit(work_.reached, node);
    set_bit(work_.is_open, node);
    work_.lowlink[node] = open_count_;
    work_.open[open_count_++] = node;
    return node;
}

bool MultiWordFlow::has_edge_to_pool(std::size_t value) const {
    return bounds_[value].most > 0;
}

std::optional<std::size_t> MultiWordFlow::unreached_neighbour(std::size_t node) const {
    const std::size_t pool = work_.values;
    if (work_.row[node] == 0) {
        if (!has_edge_to_pool(node) || has_bit(work_.reached, pool)) return std::nullopt;
        return pool;
    }
    const auto edges = work_.edges_of(node);
    for (Word& w = work_.next_edge_word[work_.row[node] - 1]; w < edges.size(); ++w) {
        const Word next = edges[w] & ~work_.reached[w];
        if (next != 0) return w * kWordBits + static_cast<std::size_t>(std::countr_zero(next));
    }
    return std::nullopt;
}

void MultiWordFlow::update_lowlink(std::size_t node) {
    Word& lowlink = work_.lowlink[node];
    if (work_.row[node] == 0) {
        const std::size_t pool = work_.values;
        if (has_edge_to_pool(node) && has_bit(work_.is_open, pool))
            lowlink = std::min(lowlink, work_.lowlink[pool]);
        return;
    }
    const auto edges = work_.edges_of(node);
    for (std::size_t w = 0; w < edges.size(); ++w) {
        for (Word rest = edges[w] & work_.is_open[w]; rest != 0; rest &= rest - 1) {
            lowlink = std::min(
                lowlink, work_.lowlink[w * kWordBits + static_cast<std::size_t>(std::countr_zero(rest))]);
        }
    }
}

/// Closes the component of the open nodes from index `first` on: the edge sets of its chosen values become
/// the component.
void MultiWordFlow::pop_component(std::size_t first) {
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

}  // namespace sator::propagators
