#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::solve {

/// The score of a solution: what the rules that rank solutions give it, added up. Returns nullopt if no rule
/// ranks. `values` are those of all cells.
std::optional<std::int64_t> score_of(std::span<const std::unique_ptr<Rule>> rules,
                                     std::span<const Value> values);

/// Keeps the best of the solutions handed to it, best first; of two with the same score, the earlier comes
/// first. They are the puzzle's best only after a search has handed over all solutions.
class RankedSolutions {
  public:
    struct Ranked {
        std::int64_t score = 0;
        std::vector<Value> values;
    };

    /// Keeps `most` solutions, at least one.
    explicit RankedSolutions(std::size_t most) : most_(most) {}

    void add(std::int64_t score, std::span<const Value> values);
    std::span<const Ranked> best() const { return best_; }

  private:
    std::size_t most_;
    std::vector<Ranked> best_;
};

}  // namespace sator::solve
