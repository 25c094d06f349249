#include "sator/propagators/basic/when_true.hpp"

#include <vector>

#include "sator/base/bits.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

Propagation WhenTrue::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    const std::size_t positions = scope.size() - 1;
    const Domain truth = scope[positions];
    if (!truth.is_fixed()) return Propagation::Fixpoint;
    if (truth.min() == 0) return Propagation::Entailed;
    // Earlier calls did not pass changes on, so that all positions may have changed.
    std::vector<Word> all(words_for(positions), 0);
    for (std::size_t i = 0; i < positions; ++i) set_bit(all, i);
    Scope inner = scope.first(positions);
    return inner_->propagate(inner, Changed(all.data(), positions), scratch);
}

}  // namespace sator::propagators
