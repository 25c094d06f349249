#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/languages/run_automaton.hpp"

namespace sator::propagators {

/// Which run each state of a line's automaton belongs to. "The state after a cells is at least s" is the same as
/// "the run of s starts at a - 1 - offset or before".
class RunChain {
  public:
    struct Place {
        std::uint32_t run, offset;  ///< offset: cells of the run that were read before
    };

    explicit RunChain(const RunAutomaton& states) : places_(states.count()), starts_(states.words(), 0) {
        std::uint32_t state = 1;
        for (std::uint32_t run = 0; run < states.lengths().size(); ++run) {
            set_bit(starts_, state);
            firsts_.push_back(state);
            for (std::uint32_t i = 0; i <= states.lengths()[run]; ++i) places_[state++] = {run, i};
        }
    }

    /// The run of a state that is not the first, or the run before a gap.
    Place place(std::size_t state) const { return places_[state]; }
    /// The state after a run's first cell.
    std::uint32_t first_state(std::size_t run) const { return firsts_[run]; }
    std::size_t runs() const { return firsts_.size(); }
    /// The first states of all runs.
    const std::vector<Word>& starts() const { return starts_; }

  private:
    std::vector<Place> places_;
    std::vector<std::uint32_t> firsts_;
    std::vector<Word> starts_;
};

}  // namespace sator::propagators
