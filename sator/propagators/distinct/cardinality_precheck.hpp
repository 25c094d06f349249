#pragma once

#include <optional>
#include <span>

#include "sator/base/bits.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/distinct/occurrence_bounds.hpp"

namespace sator {

/// Sees at once that nothing can be pruned where values occur at most once and few positions are open, as is
/// so most of the time in deep trials.
class CardinalityPrecheck {
  public:
    /// Of values that fit one word.
    explicit CardinalityPrecheck(std::span<const OccurrenceBounds> bounds);

    /// Fixpoint or Entailed where it sees that all values that are left have support; else nothing. Of a
    /// scope whose domains are one word each.
    std::optional<Propagation> quick_result(const Scope& scope) const;

  private:
    bool applies_ = false;
    Word once_ = 0;  // the values that may occur
    Word required_ = 0;
};

}  // namespace sator
