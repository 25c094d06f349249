#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/language/match/forbidden_repeats.hpp"

namespace sator::propagators {

/// Two positions in the relation of a forbidden repeat do not both have the same one of some values. Prunes
/// from fixed positions only, as a network of not-equals; checks complete assignments. A call costs fixed
/// positions × positions. The domains are of kind `Bits` and have the same number of words.
class NoRepeat final : public Propagator {
  public:
    /// `values`: those that must not repeat. Has the same number of words as the domains.
    NoRepeat(LengthRange before, LengthRange between, std::vector<Word> values)
        : before_(before), between_(between), values_(std::move(values)) {}

    std::string_view name() const override { return "no_repeat"; }
    Cost cost() const override { return Cost::Linear; }
    WakeOn wake_on() const override { return WakeOn::Fixed; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

    bool is_forbidden(std::size_t first, std::size_t second) const {
        return first < second && before_.contains(first) && between_.contains(second - first - 1);
    }

  private:
    LengthRange before_, between_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
