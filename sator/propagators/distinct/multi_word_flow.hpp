#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/distinct/occurrence_bounds.hpp"

namespace sator::propagators {

/// The algorithm of GlobalCardinality for any number of values and positions: sets have several words, in the
/// memo.
class MultiWordFlow {
  public:
    /// Returns the number of words of the memo.
    static std::size_t memo_words(std::size_t positions, std::size_t values);

    /// `memo` begins with the values chosen at the last call; the rest is workspace.
    MultiWordFlow(Scope& scope, std::span<const OccurrenceBounds> bounds, std::span<Word> memo);

    /// Gives each position a value such that all bounds hold. Returns false if that is impossible.
    bool assign_all();
    /// Prunes the values that no such assignment uses; call it after `assign_all`. Returns false if a domain
    /// becomes empty, which can happen if a variable occurs twice.
    bool prune();

  private:
    /// The parts of the memo. `chosen` survives from call to call; the rest is workspace. An entry that names
    /// a value or a position is its index plus one; 0 is none. Node `values` is the pool.
    struct Workspace {
        std::size_t values, node_words;
        std::span<Word> chosen;  // by position: its value
        std::span<Word> count;   // by value: how many positions have chosen it
        std::span<Word> parent;  // by value: the position through which a path reached it
        std::span<Word>
            // by node: which set of `edges` belongs to it, from 1; values that no position has chosen have
            // none
            row;
        std::span<Word> queue;  // nodes of the breadth-first search, or the path of the depth-first search
        // nodes of components that are not closed yet, in the order in which they were entered
        std::span<Word> open;
        std::span<Word> lowlink;         // by node: the smallest index in `open` that it reaches
        std::span<Word> next_edge_word;  // by set of `edges`: how many of its first words have been followed
        std::span<Word> reached;         // set of nodes
        std::span<Word> is_open;         // set of nodes
        std::span<Word> edges;           // sets of nodes

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

}  // namespace sator::propagators
