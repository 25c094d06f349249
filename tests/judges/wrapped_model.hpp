#pragma once

// Test only: models whose propagators are wrapped in others, which observe or disturb their calls.

#include <memory>
#include <utility>

#include "sator/engine/model/model.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// A propagator that forwards everything to another one. Derived classes override `propagate`.
class WrappedPropagator : public Propagator {
  public:
    explicit WrappedPropagator(std::shared_ptr<const Propagator> inner) : inner_(std::move(inner)) {}

    std::string_view name() const override { return inner_->name(); }
    Cost cost() const override { return inner_->cost(); }
    WakeOn wake_on() const override { return inner_->wake_on(); }
    std::size_t memo_words(std::size_t positions) const override { return inner_->memo_words(positions); }
    std::size_t reversible_words(std::size_t positions) const override {
        return inner_->reversible_words(positions);
    }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override {
        return inner_->propagate(scope, changed, scratch);
    }
    Reason explain(std::optional<Literal> removal, const DomainsBefore& before) const override {
        return inner_->explain(removal, before);
    }
    void residual(const Scope& scope, Residual& residual) const override {
        inner_->residual(scope, residual);
    }
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override {
        inner_->refine_value_classes(scope, classes);
    }
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override {
        inner_->neighbours(positions, neighbours);
    }

  private:
    std::shared_ptr<const Propagator> inner_;
};

/// Returns `model` with `wrap(propagator)` in place of each propagator.
template <class Wrap>
Model wrapped(const Model& model, Wrap wrap) {
    Model copy = model.without_propagators();
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const Model::Posted& posted = model.propagators()[p];
        copy.begin_rule(posted.rule);
        const std::shared_ptr<const Propagator> other = wrap(posted.propagator);
        const auto scope = model.scope_of(PropagatorId(p));
        if (posted.is_redundant) {
            copy.post_redundant(other, scope);
        } else {
            copy.post(other, scope);
        }
    }
    return copy;
}

}  // namespace sator::tests
