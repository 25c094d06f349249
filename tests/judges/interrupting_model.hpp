#pragma once

// Test only: a model whose propagators set an interrupt flag at a call that the test chooses, so that it is
// the same moment on every machine.

#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>

#include "sator/base/limits.hpp"
#include "tests/judges/wrapped_model.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// Counts the calls of propagators and sets the flag at one of them.
struct Interruption {
    std::uint64_t calls = 0;
    std::uint64_t at = std::numeric_limits<std::uint64_t>::max();
    std::atomic<bool> flag = false;

    /// Restarts the count; the flag will be set at the call with this number, counted from 1.
    void wait_for(std::uint64_t call) {
        calls = 0;
        at = call;
        flag = false;
    }
    void count_call() {
        if (++calls == at) flag = true;
    }
    Limits limits() const { return {.interrupted = &flag}; }
};

class Interrupting final : public WrappedPropagator {
  public:
    Interrupting(std::shared_ptr<const Propagator> inner, Interruption& interruption)
        : WrappedPropagator(std::move(inner)), interruption_(interruption) {}

    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override {
        interruption_.count_call();
        return WrappedPropagator::propagate(scope, changed, scratch);
    }
    /// Runs the propagator through this wrapper, so that these calls are counted too.
    Reason explain(std::optional<Literal> removal, const DomainsBefore& before) const override {
        return Propagator::explain(removal, before);  // NOLINT(bugprone-parent-virtual-call)
    }

  private:
    Interruption& interruption_;
};

/// Returns `model` with interrupting propagators. `interruption` must outlive it.
inline Model interrupting(const Model& model, Interruption& interruption) {
    return wrapped(model, [&](const std::shared_ptr<const Propagator>& inner) {
        return std::make_shared<const Interrupting>(inner, interruption);
    });
}

}  // namespace sator::tests
