#pragma once

#include <memory>
#include <utility>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// Half-reification: if the last variable of the scope, an auxiliary from 0 to 1, is 1, then `inner` holds of the others. Prunes
/// as `inner` does once the auxiliary is 1, and nothing before. The inner propagator must need no auxiliary of its own. A call
/// costs one of `inner`, which always sees all positions as changed.
class WhenTrue final : public Propagator {
  public:
    explicit WhenTrue(std::shared_ptr<const Propagator> inner) : inner_(std::move(inner)) {}

    std::string_view name() const override { return "when true"; }
    Cost cost() const override { return inner_->cost(); }
    std::size_t memo_words(std::size_t positions) const override { return inner_->memo_words(positions - 1); }
    std::size_t reversible_words(std::size_t positions) const override {
        return inner_->reversible_words(positions - 1);
    }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

  private:
    std::shared_ptr<const Propagator> inner_;
};

}  // namespace sator::propagators
