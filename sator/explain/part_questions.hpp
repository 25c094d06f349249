#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "sator/explain/part_model.hpp"
#include "sator/explain/puzzle_parts.hpp"

namespace sator {

/// Questions whether some parts of a puzzle can hold together. Solutions found before, and sets refuted
/// before, answer many of them without a search.
class PartQuestions {
  public:
    using Answer = FoundSolution::Answer;
    static constexpr std::uint64_t kNoBudget = std::numeric_limits<std::uint64_t>::max();

    /// `parts` must outlive this.
    PartQuestions(const PuzzleParts& parts, const Limits& limits) : parts_(parts), limits_(limits) {}

    /// `nodes`: what the search may cost; beyond, the answer is Unknown.
    Answer ask(std::span<const PartId> present, std::uint64_t nodes = kNoBudget);
    /// What the last search cost.
    std::uint64_t nodes() const { return nodes_; }
    /// What all searches cost.
    std::uint64_t all_nodes() const { return all_nodes_; }

  private:
    /// A set of parts, by index.
    using Members = std::vector<bool>;

    Members members_of(std::span<const PartId> parts) const;

    const PuzzleParts& parts_;
    Limits limits_;
    std::vector<Members> kept_;     // of each solution found: the parts that it keeps
    std::vector<Members> refuted_;  // sets that have none; of two of which one holds the other, the smaller
    std::uint64_t nodes_ = 0, all_nodes_ = 0;
};

}  // namespace sator
