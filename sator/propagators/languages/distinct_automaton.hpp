#pragma once

#include <memory>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/languages/regular_dfa.hpp"

namespace sator::propagators {

/// A DFA accepts the values in the order of the scope, and all values differ, e.g. the clue of a skyscraper or a sandwich, whose
/// line is a permutation. GAC for the conjunction; a call costs at most 2^values × values × live states, and much less when the
/// domains are small. Domains of kind `Bits` with one word.
class DistinctAutomaton final : public Propagator {
  public:
    /// `values`: the values that the positions can have. Returns null if a call could take too long.
    static std::shared_ptr<const DistinctAutomaton> make(std::shared_ptr<const TransitionTable> table,
                                                         std::size_t positions, Word values);

    std::string_view name() const override { return "distinct_automaton"; }
    Cost cost() const override { return Cost::Heavy; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

    const TransitionTable& table() const { return *table_; }

  private:
    DistinctAutomaton(std::shared_ptr<const TransitionTable> table, Word values);

    std::shared_ptr<const TransitionTable> table_;
    std::vector<Value> values_;  // ascending; sets of them are written as bits by index
};

}  // namespace sator::propagators
