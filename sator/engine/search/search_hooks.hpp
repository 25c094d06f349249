#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/learning/shared_nogoods.hpp"
#include "sator/engine/search/value_order.hpp"

namespace sator::engine {

class Search;

/// The interface that a search calls at certain moments, so that others can split it, pass known solutions to
/// it, and exchange nogoods and phases with it. Every hook is optional. The search calls them in its own
/// thread.
class SearchHooks {
  public:
    virtual ~SearchHooks() = default;

    /// Called when the search begins a question, or a part of one.
    virtual void at_begin(Search& /*search*/) {}
    /// Called when everything below the newest decision is done, or after a backjump. Here
    /// Search::split_subtree and Search::set_known_solutions may be called.
    virtual void at_dead_end(Search& /*search*/) {}

    /// Called for a learnt nogood with a small LBD that holds in the whole question.
    virtual void publish(const SharedNogood& /*nogood*/) {}
    /// At a restart: returns what other searches have published since the last call.
    virtual std::vector<SharedNogood> collect() { return {}; }

    /// Returns whether exchange_phases does anything. If not, the search does not compute its best phases.
    virtual bool shares_phases() const { return false; }
    /// At a restart: takes the phases of the run's deepest point. Returns those of another search's run that
    /// got deeper.
    virtual std::optional<BestPhases> exchange_phases(BestPhases /*own*/) { return std::nullopt; }
};

}  // namespace sator::engine
