#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "sator/engine/learning/shared_nogoods.hpp"
#include "sator/engine/search/value_order.hpp"

namespace sator {

class Search;

/// What others do at certain moments of a search: split it, tell it solutions, exchange nogoods and phases
/// with it. Every hook may be left out. The search calls them in its own thread.
class SearchHooks {
  public:
    virtual ~SearchHooks() = default;

    /// The search begins a question, or a part of one.
    virtual void at_begin(Search& /*search*/) {}
    /// Everything below the newest decision is done, or the search has jumped back over decisions. The place
    /// for Search::split_subtree and Search::set_known_solutions.
    virtual void at_dead_end(Search& /*search*/) {}

    /// The search has learnt a nogood of a small LBD, which holds in the whole question.
    virtual void publish(const SharedNogood& /*nogood*/) {}
    /// At a restart: returns what other searches have published since the last call.
    virtual std::vector<SharedNogood> collect() { return {}; }

    /// Whether exchange_phases does anything: best phases are only computed then.
    virtual bool shares_phases() const { return false; }
    /// At a restart: takes the phases of the run's deepest point. Returns those of another search's run that
    /// got deeper.
    virtual std::optional<BestPhases> exchange_phases(BestPhases /*own*/) { return std::nullopt; }
};

}  // namespace sator
