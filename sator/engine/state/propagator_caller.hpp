#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// The protocol of one propagator call, which is the same for the search, for explanations and for tests: the
/// trail notes the cause, the queue does not wake the propagator for its own changes, the changes that it has
/// seen are forgotten, and an entailed propagator is disabled until its level is left.
///
/// Owns the memo words of all propagators of a model.
class PropagatorCaller {
  public:
    /// `store` must outlive this. Long calls check `watch`, which may be null; not owned.
    explicit PropagatorCaller(Store& store, LimitWatch* watch = nullptr);
    PropagatorCaller(const PropagatorCaller&) = delete;
    PropagatorCaller& operator=(const PropagatorCaller&) = delete;

    /// Runs a propagator that was taken out of the queue. The caller of this skips entailed ones
    /// (Store::is_entailed). On `Conflict` the store's newest level must be left.
    Propagation call(PropagatorId id);

    /// Forgets what propagators keep between calls. They may not depend on it: only tests and judges do this.
    void clear_memo();

  private:
    std::span<Word> memo(PropagatorId id) {
        return {memo_.data() + memo_offset_[id.index()], memo_.data() + memo_offset_[id.index() + 1]};
    }

    Store& store_;
    LimitWatch* watch_;
    std::vector<std::size_t> memo_offset_;  // of each propagator, and the end
    std::vector<Word> memo_;
};

}  // namespace sator::engine
