#pragma once

#include <utility>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/satisfies.hpp"

namespace sator::propagators {

/// Reification: the last variable of the scope, an auxiliary from 0 to 1, is 1 if a predicate holds of the others, which are
/// cells, each at one position, and 0 if not. While the cells have more than Satisfies::kMaxCombinations combinations of
/// candidates it prunes nothing; then it tries all of them, so that it is GAC from there on.
class IsSatisfied final : public Propagator {
  public:
    explicit IsSatisfied(Satisfies::Predicate predicate) : predicate_(std::move(predicate)) {}

    std::string_view name() const override { return "is satisfied"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

  private:
    Satisfies::Predicate predicate_;
};

}  // namespace sator::propagators
