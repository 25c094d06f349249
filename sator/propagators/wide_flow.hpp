#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "sator/base/words.hpp"
#include "sator/engine/scope.hpp"
#include "sator/propagators/occurrences.hpp"

namespace sator {

/// What Cardinality does, for any number of values and positions: sets are words in its memo.
class WideFlow {
  public:
    /// How many words that takes.
    static std::size_t memo_words(std::size_t positions, std::size_t values);

    /// `memo`: which values were chosen at the last call stands at its beginning; the rest is working space.
    WideFlow(Scope& scope, std::span<const Occurrences> bounds, std::span<Word> memo);

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
        std::span<Word> via;     // of each value: the position by which a path came to it
        std::span<Word>
            row;  // of each node: which set of `edges` is its own, from 1; values that nobody chose have none
        std::span<Word> queue;  // nodes, breadth first, or the path, depth first
        std::span<Word> open;   // nodes of components not closed yet, in the order in which they were entered
        std::span<Word> low;    // of each node: the earliest place in `open` that it reaches
        std::span<Word> looked;   // of each set of `edges`: how many of its first words have been followed
        std::span<Word> reached;  // set of nodes
        std::span<Word> is_open;  // set of nodes
        std::span<Word> edges;    // sets of nodes

        Workspace(std::span<Word> memo, std::size_t positions, std::size_t value_count);
        std::span<Word> edges_of(std::size_t node) const {
            return edges.subspan((row[node] - 1) * node_words, node_words);
        }
    };

    void take_up_old_choices();
    void give(std::size_t position, std::size_t value);
    bool choose(std::size_t position);
    std::optional<std::size_t> spread(std::size_t position, std::size_t& end);
    bool move_along(std::size_t value);
    bool fill(std::size_t value);
    bool hand_over(std::size_t from, std::size_t value);
    void draw_edges();
    void close_components_from(std::size_t root);
    std::size_t enter(std::size_t node);
    bool leads_to_pool(std::size_t value) const;
    std::optional<std::size_t> unreached_neighbour(std::size_t node) const;
    void lower(std::size_t node);
    void close(std::size_t first);

    Scope& scope_;
    std::span<const Occurrences> bounds_;
    Workspace work_;
    std::size_t open_count_ = 0;
};

}  // namespace sator
