// The assignment and the graph of global_cardinality.cpp, with every set in one word.
#include "sator/propagators/distinct/one_word_flow.hpp"

#include <algorithm>
#include <bit>

namespace sator::propagators {

namespace {

std::size_t lowest(Word set) {
    return static_cast<std::size_t>(std::countr_zero(set));
}
Word bit(std::size_t i) {
    return Word{1} << i;
}

}  // namespace

OneWordFlow::OneWordFlow(Scope& scope, std::span<const OccurrenceBounds> bounds, std::span<Word> chosen)
    : scope_(scope), bounds_(bounds), chosen_(chosen), positions_(scope.size()), pool_(bounds.size()) {
    for (std::size_t i = 0; i < positions_; ++i) domains_[i] = scope[i].word(0);
    for (std::size_t v = 0; v < pool_; ++v) {
        holders_[v] = 0;
        count_[v] = 0;
        unsaturated_ |= Word{bounds[v].most > 0} << v;
    }
}

void OneWordFlow::assign(std::size_t position, std::size_t value) {
    chosen_[position] = value + 1;
    holders_[value] |= bit(position);
    if (++count_[value] == bounds_[value].most) unsaturated_ &= ~bit(value);
}

void OneWordFlow::unassign(std::size_t position) {
    const std::size_t value = chosen_[position] - 1;
    holders_[value] &= ~bit(position);
    --count_[value];
    unsaturated_ |= bit(value);
}

bool OneWordFlow::assign_all() {
    Word open = 0;
    for (std::size_t i = 0; i < positions_; ++i) {
        const Word old = chosen_[i];
        if (old != 0 && (domains_[i] & unsaturated_ & bit(old - 1)) != 0) {
            assign(i, old - 1);
        } else {
            open |= bit(i);
        }
    }
    for (; open != 0; open &= open - 1) {
        if (!augment(lowest(open))) return false;
    }
    for (std::size_t v = 0; v < pool_; ++v) {
        while (count_[v] < bounds_[v].least) {
            if (!meet_lower_bound(v)) return false;
        }
    }
    return true;
}

/// Gives the position a value; other positions may have to move to make room. Breadth first over values.
bool OneWordFlow::augment(std::size_t position) {
    Word reached = domains_[position], fresh = reached;
    for (Word rest = fresh; rest != 0; rest &= rest - 1)
        parent_[lowest(rest)] = static_cast<std::uint8_t>(position);
    while ((reached & unsaturated_) == 0) {
        if (fresh == 0) return false;
        const std::size_t value = lowest(fresh);
        fresh &= fresh - 1;
        for (Word holders = holders_[value]; holders != 0; holders &= holders - 1) {
            const std::size_t holder = lowest(holders);
            const Word found = domains_[holder] & ~reached;
            for (Word rest = found; rest != 0; rest &= rest - 1)
                parent_[lowest(rest)] = static_cast<std::uint8_t>(holder);
            reached |= found;
            fresh |= found;
        }
    }
    for (std::size_t value = lowest(reached & unsaturated_);;) {
        const std::size_t mover = parent_[value];
        const Word left = mover == position ? 0 : chosen_[mover];
        if (left != 0) unassign(mover);
        assign(mover, value);
        if (left == 0) return true;
        value = left - 1;
    }
}

/// Moves a position to `value`, which occurs too rarely, from a value that can spare it, perhaps through
/// other values. Breadth first over values.
bool OneWordFlow::meet_lower_bound(std::size_t value) {
    Word reached = bit(value), fresh = reached;
    for (; fresh != 0;) {
        const std::size_t to = lowest(fresh);
        fresh &= fresh - 1;
        for (std::size_t i = 0; i < positions_; ++i) {
            std::size_t from = chosen_[i] - 1;
            if ((reached & bit(from)) != 0 || (domains_[i] & bit(to)) == 0) continue;
            reached |= bit(from);
            fresh |= bit(from);
            parent_[from] = static_cast<std::uint8_t>(i);
            to_[from] = static_cast<std::uint8_t>(to);
            if (count_[from] <= bounds_[from].least) continue;
            while (from != value) {
                const std::size_t mover = parent_[from], next = to_[from];
                unassign(mover);
                assign(mover, next);
                from = next;
            }
            return true;
        }
    }
    return false;
}

void OneWordFlow::build_residual_graph() {
    edges_[pool_] = 0;
    for (std::size_t v = 0; v < pool_; ++v) {
        edges_[v] = (unsaturated_ >> v & 1) << pool_;
        edges_[pool_] |= Word{count_[v] > bounds_[v].least} << v;
    }
    for (std::size_t i = 0; i < positions_; ++i) edges_[chosen_[i] - 1] |= domains_[i];
}

/// Tarjan's algorithm for strongly connected components. Returns the earliest visit among the open nodes that
/// `node` reaches.
std::uint32_t OneWordFlow::find_components_from(std::size_t node) {
    const std::uint32_t order = visited_++, bottom = open_count_;
    order_[node] = order;
    unvisited_ &= ~bit(node);
    open_ |= bit(node);
    stack_[open_count_++] = static_cast<std::uint8_t>(node);
    std::uint32_t low = order;
    for (Word next = edges_[node] & unvisited_; next != 0; next = edges_[node] & unvisited_) {
        low = std::min(low, find_components_from(lowest(next)));
    }
    for (Word rest = edges_[node] & open_; rest != 0; rest &= rest - 1)
        low = std::min(low, order_[lowest(rest)]);
    if (low < order) return low;
    Word component = 0;
    for (std::uint32_t k = bottom; k < open_count_; ++k) component |= bit(stack_[k]);
    for (std::uint32_t k = bottom; k < open_count_; ++k) component_[stack_[k]] = component;
    open_ &= ~component;
    open_count_ = bottom;
    return low;
}

bool OneWordFlow::prune() {
    build_residual_graph();
    unvisited_ = ~Word{0};
    for (std::size_t i = 0; i < positions_; ++i) {
        const std::size_t value = chosen_[i] - 1;
        if ((unvisited_ & bit(value)) != 0) find_components_from(value);
    }
    for (std::size_t i = 0; i < positions_; ++i) {
        const Word kept = domains_[i] & component_[chosen_[i] - 1];
        if (kept != domains_[i] && !scope_.keep(i, {&kept, 1})) return false;
    }
    return true;
}

}  // namespace sator::propagators
