#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// What the rules that rank solutions give one, together; nothing where none of them ranks. `values` are
/// those of all cells.
std::optional<std::int64_t> score_of(const RuleList& rules, std::span<const Value> values);

/// The best of the solutions handed to it, best first; of equal ones the earlier first. They are the best
/// that there are only once a search has handed over all.
class RankedSolutions {
  public:
    struct Ranked {
        std::int64_t score = 0;
        std::vector<Value> values;
    };

    /// Keeps so many (one or more).
    explicit RankedSolutions(std::size_t most) : most_(most) {}

    void add(std::int64_t score, std::span<const Value> values);
    std::span<const Ranked> best() const { return best_; }

  private:
    std::size_t most_;
    std::vector<Ranked> best_;
};

}  // namespace sator
