#pragma once

#include <optional>
#include <span>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/distinct/occurrence_bounds.hpp"

namespace sator::propagators {

/// Detects in short time that nothing can be pruned, if each value occurs at most once and few positions are
/// open. This is the common case deep in probing.
class CardinalityPrecheck {
  public:
    /// Applies to values that fit one word only.
    explicit CardinalityPrecheck(std::span<const OccurrenceBounds> bounds);

    /// Returns Fixpoint or Entailed if the test proves that all values left have a support, else nullopt. All
    /// domains of the scope must have one word.
    std::optional<Propagation> quick_result(const Scope& scope) const;

  private:
    bool applies_ = false;
    Word once_ = 0;  // the values that may occur
    Word required_ = 0;
};

}  // namespace sator::propagators
