#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "sator/base/bits.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/distinct/occurrence_bounds.hpp"

namespace sator {

/// What GlobalCardinality does, for any number of values and positions: sets are words in its memo.
class MultiWordFlow {
  public:
    /// How many words that takes.
    static std::size_t memo_words(std::size_t positions, std::size_t values);

    /// `memo`: which values were chosen at the last call stands at its beginning; the rest is working space.
    MultiWordFlow(Scope& scope, std::span<const OccurrenceBounds> bounds, std::span<Word> memo);

    /// Gives each position a value so that all bounds are kept. False where that cannot be.
    bool assign_all();
    /// Prunes the values that no such assignment gives; after `assign_all`. False where a domain gets empty
    /// by that, as it can where a variable stands twice.
    bool prune();

  private:
    /// What stands in the memo. `chosen` survives from call to call; the rest is working space. Entries that
    /// name a value or a position are one more than it; zero is none. Node `values` is the pool.
    struct Workspace {
        std::size_t values, node_words;
        std::span<Word> chosen;  // of each position: its value
        std::span<Word> count;   // of each value: how many positions have chosen it
        std::span<Word> parent;  // of each value: the position by which a path came to it
        std::span<Word>
            row;  // of each node: which set of `edges` is its own, from 1; values that nobody chose have none
        std::span<Word> queue;  // nodes, breadth first, or the path, depth first
        std::span<Word> open;   // nodes of components not closed yet, in the order in which they were entered
        std::span<Word> lowlink;  // of each node: the earliest place in `open` that it reaches
        std::span<Word>
            next_edge_word;       // of each set of `edges`: how many of its first words have been followed
        std::span<Word> reached;  // set of nodes
        std::span<Word> is_open;  // set of nodes
        std::span<Word> edges;    // sets of nodes

        Workspace(std::span<Word> memo, std::size_t positions, std::size_t value_count);
        std::span<Word> edges_of(std::size_t node) const {
            return edges.subspan((row[node] - 1) * node_words, node_words);
        }
    };

    void restore_assignment();
    void assign(std::size_t position, std::size_t value);
    bool augment(std::size_t position);
    std::optional<std::size_t> expand(std::size_t position, std::size_t& end);
    bool augment_along(std::size_t value);
    bool meet_lower_bound(std::size_t value);
    bool shift_along(std::size_t from, std::size_t value);
    void build_residual_graph();
    void find_components_from(std::size_t root);
    std::size_t push_node(std::size_t node);
    bool has_edge_to_pool(std::size_t value) const;
    std::optional<std::size_t> unreached_neighbour(std::size_t node) const;
    void update_lowlink(std::size_t node);
    void pop_component(std::size_t first);

    Scope& scope_;
    std::span<const OccurrenceBounds> bounds_;
    Workspace work_;
    std::size_t open_count_ = 0;
};

}  // namespace sator
