#pragma once

#include <vector>

#include "sator/engine/model/propagator.hpp"
#include "sator/language/match/forbidden_repeats.hpp"

namespace sator {

/// Two positions that stand as a forbidden repeat says do not have the same one of some values. Decides;
/// what fixed positions say. Domains of kind `Bits`, all with as many words.
class NoRepeat final : public Propagator {
  public:
    /// `values`: those that may not be repeated; as many words as the domains have.
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

}  // namespace sator
