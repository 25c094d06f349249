#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/explain/hitting_set.hpp"
#include "sator/explain/part_questions.hpp"

namespace sator {

/// Looks for the clash of the fewest parts among some that clash.
class FewestParts {
  public:
    /// `among` is ascending; `questions` must outlive this. Solutions that they found before are used.
    FewestParts(std::vector<PartId> among, PartQuestions& questions, const Limits& limits)
        : among_(std::move(among)),
          questions_(questions),
          limits_(limits),
          broken_(among_.empty() ? 0 : among_.back().index() + 1) {}

    /// A clash of fewer parts than `clash`, which is one; none is smaller. None where there is none or where
    /// that costs more than `cost`: see `least`.
    std::optional<std::vector<PartId>> fewer_than(const std::vector<PartId>& clash, std::uint64_t cost);
    /// No clash has fewer parts, proven.
    std::size_t least() const { return least_; }

  private:
    using Answer = PartQuestions::Answer;

    /// Takes over what solutions found since the last time break.
    void learn();
    /// Finds a solution that keeps `present` and as many more of the parts as come easily, those of `clash`
    /// last.
    void grow(const std::vector<PartId>& present, const std::vector<PartId>& clash);
    void grow_by(std::vector<PartId>& present, std::span<const PartId> more);
    Answer ask(std::span<const PartId> present, std::uint64_t nodes);

    std::vector<PartId> among_;
    PartQuestions& questions_;
    Limits limits_;
    HittingSets broken_;  // of each solution: the parts that it breaks
    std::size_t learnt_ = 0, least_ = 0;
    std::uint64_t cost_left_ = 0;
};

}  // namespace sator
