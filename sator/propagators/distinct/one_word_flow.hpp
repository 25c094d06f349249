#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "sator/base/bits.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/distinct/occurrence_bounds.hpp"

namespace sator {

/// What GlobalCardinality does, where all values and the pool fit one word, and all positions another: the sets of
/// both are words.
class OneWordFlow {
  public:
    static constexpr std::size_t kMaxPositions = kWordBits, kMaxValues = kWordBits - 1;

    /// `chosen`: a word for each position, the value chosen at the last call plus one; 0 is none.
    OneWordFlow(Scope& scope, std::span<const OccurrenceBounds> bounds, std::span<Word> chosen);

    /// Gives each position a value so that all bounds are kept. False where that cannot be.
    bool assign_all();
    /// Prunes the values that no such assignment gives; after `assign_all`. False where a domain gets empty
    /// by that, as it can where a variable stands twice.
    bool prune();

  private:
    void assign(std::size_t position, std::size_t value);
    void unassign(std::size_t position);
    bool augment(std::size_t position);
    bool meet_lower_bound(std::size_t value);
    void build_residual_graph();
    std::uint32_t find_components_from(std::size_t node);

    Scope& scope_;
    std::span<const OccurrenceBounds> bounds_;
    std::span<Word> chosen_;
    std::size_t positions_, pool_;
    Word unsaturated_ = 0;           // the values that may occur once more
    Word unvisited_ = 0, open_ = 0;  // sets of nodes
    std::uint32_t visited_ = 0, open_count_ = 0;
    std::array<Word, kWordBits> domains_;         // of each position
    std::array<Word, kWordBits> holders_;         // of each value: the positions that have chosen it
    std::array<std::uint32_t, kWordBits> count_;  // of each value: how many these are
    std::array<std::uint8_t, kWordBits> parent_;  // of each value: the position by which a path came to it
    std::array<std::uint8_t, kWordBits> to_;      // of each value: where that position is to move
    std::array<Word, kWordBits> edges_;           // of each node; the pool is node `pool_`
    std::array<Word, kWordBits> component_;       // of each node
    std::array<std::uint8_t, kWordBits> stack_;   // of open nodes
    std::array<std::uint32_t, kWordBits> order_;  // of each node: when it was visited
};

}  // namespace sator
