#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "sator/explain/parts/part_model.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator {

/// Questions whether some parts of a puzzle can hold together. Solutions found before, and sets refuted
/// before, answer many of them without a search.
class PartOracle {
  public:
    using Answer = FoundSolution::Answer;
    /// A set of parts, by index.
    using Members = std::vector<bool>;
    static constexpr std::uint64_t kNoBudget = std::numeric_limits<std::uint64_t>::max();

    /// `parts` must outlive this.
    PartOracle(const PuzzleParts& parts, const Limits& limits) : parts_(parts), limits_(limits) {}

    /// `nodes`: what the search may cost; beyond, the answer is Unknown.
    Answer ask(std::span<const PartId> present, std::uint64_t nodes = kNoBudget);
    /// As `ask`, where it is known that `broken` cannot hold beside `present`: where that is not seen at once
    /// and `broken` can be broken in ways that can be named, each of them is asked first.
    Answer ask_negated(std::span<const PartId> present, PartId broken, std::uint64_t nodes);
    /// Whether `present` holds with `broken` being broken in one of these ways, asked one after the other,
    /// each for so many nodes. Unknown after a few that are not decided.
    Answer ask_negation_cases(std::span<const PartId> present, PartId broken, std::uint64_t nodes);
    /// What the last search cost.
    std::uint64_t nodes() const { return nodes_; }
    /// What all searches cost.
    std::uint64_t all_nodes() const { return all_nodes_; }

    /// How many questions took a search.
    std::uint64_t searches() const { return searches_; }
    /// Of each solution found, in the order of finding: the parts that it keeps.
    std::span<const Members> kept() const { return kept_; }
    /// The parts, ascending, that the solution found keeps that keeps `present` and the most parts beside;
    /// `present` where there is none.
    std::vector<PartId> kept_beside(std::span<const PartId> present) const;

  private:
    Members members_of(std::span<const PartId> parts) const;
    static bool keeps_all(const Members& kept, std::span<const PartId> present);
    /// The answer of solutions and refuted sets that are known.
    Answer known(std::span<const PartId> present) const;
    Answer search(std::span<const PartId> present, std::uint64_t nodes, std::span<const Rule* const> added);
    void refute(std::span<const PartId> present);

    const PuzzleParts& parts_;
    Limits limits_;
    std::vector<Members> kept_;     // of each solution found: the parts that it keeps
    std::vector<Members> refuted_;  // sets that have none; of two of which one holds the other, the smaller
    std::uint64_t nodes_ = 0, all_nodes_ = 0, searches_ = 0;
};

}  // namespace sator
