#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/distinct/occurrence_bounds.hpp"

namespace sator::propagators {

/// The algorithm of GlobalCardinality if the values and the pool fit one word, and the positions another:
/// every set is one word.
class OneWordFlow {
  public:
    static constexpr std::size_t kMaxPositions = kWordBits, kMaxValues = kWordBits - 1;

    /// `chosen`: for each position, the value chosen at the last call plus one, or 0 for none.
    OneWordFlow(Scope& scope, std::span<const OccurrenceBounds> bounds, std::span<Word> chosen);

    /// Gives each position a value such that all bounds hold. Returns false if that is impossible.
    bool assign_all();
    /// Prunes the values that no such assignment uses; call it after `assign_all`. Returns false if a domain
    /// becomes empty, which can happen if a variable occurs twice.
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
    std::array<Word, kWordBits> domains_;         // by position
    std::array<Word, kWordBits> holders_;         // by value: the positions that have chosen it
    std::array<std::uint32_t, kWordBits> count_;  // by value: the number of these
    std::array<std::uint8_t, kWordBits> parent_;  // by value: the position through which a path reached it
    std::array<std::uint8_t, kWordBits> to_;      // by value: where that position is to move
    std::array<Word, kWordBits> edges_;           // by node; the pool is node `pool_`
    std::array<Word, kWordBits> component_;       // by node
    std::array<std::uint8_t, kWordBits> stack_;   // the open nodes
    std::array<std::uint32_t, kWordBits> order_;  // by node: when it was visited
};

}  // namespace sator::propagators
