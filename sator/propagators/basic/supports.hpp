#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

/// Tries all combinations of the candidates, and collects the values that occur in a wanted one.
class Supports {
  public:
    using Predicate = std::function<bool(std::span<const Value>)>;

    Supports(const Scope& scope, const Predicate& is_wanted);

    /// The values of the position that a wanted combination has.
    const std::vector<Word>& of(std::size_t position) const { return supported_[position]; }
    bool are_all_wanted() const { return wanted_ == tried_; }
    bool is_any_wanted() const { return wanted_ > 0; }

    /// Returns whether the scope has at most this number of combinations of candidates.
    static bool has_at_most(const Scope& scope, std::size_t most);

  private:
    void try_from(std::size_t position);

    const Scope& scope_;
    const Predicate& is_wanted_;
    std::vector<Value> values_;
    std::vector<std::vector<Word>> supported_;
    std::size_t tried_ = 0, wanted_ = 0;
};

}  // namespace sator::propagators
