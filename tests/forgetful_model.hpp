#pragma once

// Test only: a model whose propagators find their memos cleared at random. The same is to come of it.

#include <algorithm>
#include <memory>
#include <random>

#include "sator/engine/model.hpp"

namespace sator {

/// A propagator whose memo is cleared before one call in three.
class Forgetful final : public Propagator {
  public:
    Forgetful(std::shared_ptr<const Propagator> inner, std::mt19937& random)
        : inner_(std::move(inner)), random_(random) {}

    std::string_view name() const override { return inner_->name(); }
    Cost cost() const override { return inner_->cost(); }
    WakeOn wake_on() const override { return inner_->wake_on(); }
    std::size_t memo_words(std::size_t positions) const override { return inner_->memo_words(positions); }
    std::size_t reversible_words(std::size_t positions) const override {
        return inner_->reversible_words(positions);
    }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override {
        if (random_() % 3 == 0) std::ranges::fill(scratch.memo, Word{0});
        return inner_->propagate(scope, changed, scratch);
    }
    Reason explain(std::optional<Literal> removal, const DomainsBefore& before) const override {
        return inner_->explain(removal, before);
    }
    void residual(const Scope& scope, Residual& residual) const override {
        inner_->residual(scope, residual);
    }
    void tell_apart(const Scope& scope, ValueClasses& classes) const override {
        inner_->tell_apart(scope, classes);
    }

  private:
    std::shared_ptr<const Propagator> inner_;
    std::mt19937& random_;
};

/// `model` with forgetful propagators. `random` must outlive it.
inline Model forgetful(const Model& model, std::mt19937& random) {
    Model copy = model.without_propagators();
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const Model::Posted& posted = model.propagators()[p];
        copy.begin_rule(posted.rule);
        const auto wrapped = std::make_shared<const Forgetful>(posted.propagator, random);
        const auto scope = model.scope_of(PropagatorId(p));
        if (posted.is_strengthening) {
            copy.strengthen(wrapped, scope);
        } else {
            copy.post(wrapped, scope);
        }
    }
    return copy;
}

}  // namespace sator
