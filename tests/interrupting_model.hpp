#pragma once

// Test only: a model whose propagators set an interrupt flag at a call of the test's choice: the same moment
// on every machine.

#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>

#include "sator/base/limits.hpp"
#include "sator/engine/model.hpp"

namespace sator {

/// Counts the calls of propagators and sets the flag at one of them.
struct Interruption {
    std::uint64_t calls = 0;
    std::uint64_t at = std::numeric_limits<std::uint64_t>::max();
    std::atomic<bool> flag = false;

    /// From here on the flag is to be set at the call with this number, from 1.
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

class Interrupting final : public Propagator {
  public:
    Interrupting(std::shared_ptr<const Propagator> inner, Interruption& interruption)
        : inner_(std::move(inner)), interruption_(interruption) {}

    std::string_view name() const override { return inner_->name(); }
    Cost cost() const override { return inner_->cost(); }
    WakeOn wake_on() const override { return inner_->wake_on(); }
    std::size_t memo_words(std::size_t positions) const override { return inner_->memo_words(positions); }
    std::size_t reversible_words(std::size_t positions) const override {
        return inner_->reversible_words(positions);
    }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override {
        interruption_.count_call();
        return inner_->propagate(scope, changed, scratch);
    }

  private:
    std::shared_ptr<const Propagator> inner_;
    Interruption& interruption_;
};

/// `model` with interrupting propagators. `interruption` must outlive it.
inline Model interrupting(const Model& model, Interruption& interruption) {
    Model copy = model.without_propagators();
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const Model::Posted& posted = model.propagators()[p];
        copy.begin_rule(posted.rule);
        const auto wrapped = std::make_shared<const Interrupting>(posted.propagator, interruption);
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
