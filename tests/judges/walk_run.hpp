#pragma once

#include <vector>

#include "sator/engine/model/model.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/propagator_caller.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/state/store.hpp"
#include "tests/judges/walk_space.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// A propagator on domains of its own, called as the search calls it.
class WalkRun {
  public:
    WalkRun(const Propagator& propagator, const WalkSpace& space, const WalkDomains& domains);

    static Model model_of(const Propagator& propagator, const WalkSpace& space, const WalkDomains& domains);

    /// Runs until the queue is empty. Returns false on a conflict.
    bool run();
    /// Runs once more with everything marked as changed and no memo.
    bool run_again();
    void clear_memo() { caller_.clear_memo(); }
    Scope scope() { return Scope(store_, model_.scope_of(PropagatorId(0))); }
    bool is_entailed() const { return store_.is_entailed(PropagatorId(0)); }
    Store& store() { return store_; }

    WalkDomains domains() const;
    static std::vector<Value> values_of(const Domain& domain);

  private:
    const WalkSpace& space_;
    Model model_;
    Store store_;
    PropagatorCaller caller_;
};

}  // namespace sator::tests
