#pragma once

#include <cstddef>
#include <functional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// A predicate holds of the values. It is for constraints that have no propagator of their own: while the open positions have
/// more than `kMaxCombinations` combinations of candidates it prunes nothing; then it tries all of them, so that it is GAC from
/// there on, forward checking included. A call costs combinations × the predicate. For domains of kind `Bits`; each variable
/// is at one position only.
class Satisfies final : public Propagator {
  public:
    /// A value for each position; must return the same each time.
    using Predicate = std::function<bool(std::span<const Value>)>;
    static constexpr std::size_t kMaxCombinations = 1000;

    explicit Satisfies(Predicate predicate) : predicate_(std::move(predicate)) {}

    std::string_view name() const override { return "satisfies"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

  private:
    Predicate predicate_;
};

}  // namespace sator::propagators
