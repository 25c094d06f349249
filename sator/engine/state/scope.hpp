#pragma once

#include <cstdint>
#include <span>

#include "sator/engine/model/domain.hpp"
#include "sator/engine/state/store.hpp"

namespace sator {

/// The variables of one posted propagator, through which it prunes. Each change goes to the store, which
/// trails it and wakes the propagators that watch the variable. Every pruning call returns whether candidates
/// are left.
class Scope {
  public:
    Scope(Store& store, std::span<const VariableId> variables) : store_(&store), variables_(variables) {}

    std::size_t size() const { return variables_.size(); }
    Domain operator[](std::size_t position) const { return store_->domain(variables_[position]); }
    VariableId variable(std::size_t position) const { return variables_[position]; }
    /// Returns the scope of the first `size` positions, for a propagator that calls another one on them.
    Scope first(std::size_t size) const { return {*store_, variables_.first(size)}; }

    /// Divides a call into steps: the reasons of the changes from here on may name those made so far. The reason of a
    /// conflict names only what was there before the call.
    void begin_step() { store_->begin_step(); }

    /// Removes one value. Removing a value that is not a candidate changes nothing. An interval only loses
    /// its ends.
    [[nodiscard]] bool remove(std::size_t position, Value v) {
        return store_->remove(variables_[position], v);
    }
    /// Removes the values whose bits are not set in `mask`, which has as many words as the domain. Only for
    /// `Bits` domains.
    [[nodiscard]] bool keep(std::size_t position, std::span<const Word> mask) {
        return store_->keep(variables_[position], mask);
    }
    [[nodiscard]] bool assign(std::size_t position, Value v) {
        return store_->assign(variables_[position], v);
    }
    [[nodiscard]] bool at_most(std::size_t position, Value v) {
        return store_->at_most(variables_[position], v);
    }
    [[nodiscard]] bool at_least(std::size_t position, Value v) {
        return store_->at_least(variables_[position], v);
    }

  private:
    Store* store_;
    std::span<const VariableId> variables_;
};

}  // namespace sator
