#pragma once

#include <optional>
#include <vector>

#include "sator/engine/model/domain.hpp"

namespace sator::engine {

/// How often the decision that a cell has a value led to a conflict, by value. If one value stands out, cells that may have
/// it are decided sooner: then the search deals with one value after the other, as the places of one value exclude each
/// other.
class ValueConflicts {
  public:
    struct Worst {
        Value value = 0;
        double conflicts = 0;
    };

    void count(Value value);
    /// Returns the value with the most conflicts, or nullopt if it has hardly more than others, or if there are too few.
    std::optional<Worst> worst() const;
    void reset() { conflicts_.clear(); }

  private:
    std::vector<double> conflicts_;  // by value
};

}  // namespace sator::engine
