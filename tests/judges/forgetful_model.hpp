#pragma once

// Test only: a model whose propagators find their memos cleared at random. The results must be the same.

#include <algorithm>
#include <memory>
#include <random>

#include "tests/judges/wrapped_model.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// A propagator whose memo is cleared before one call in three, at random.
class Forgetful final : public WrappedPropagator {
  public:
    Forgetful(std::shared_ptr<const Propagator> inner, std::mt19937& random)
        : WrappedPropagator(std::move(inner)), random_(random) {}

    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override {
        if (random_() % 3 == 0) std::ranges::fill(scratch.memo, Word{0});
        return WrappedPropagator::propagate(scope, changed, scratch);
    }

  private:
    std::mt19937& random_;
};

/// Returns `model` with forgetful propagators. `random` must outlive it.
inline Model forgetful(const Model& model, std::mt19937& random) {
    return wrapped(model, [&](const std::shared_ptr<const Propagator>& inner) {
        return std::make_shared<const Forgetful>(inner, random);
    });
}

}  // namespace sator::tests
