#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/part_model.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator::explain {

/// Answers whether some parts of a puzzle can hold together. It caches the solutions found and the sets
/// refuted before: they answer many questions without a search.
class PartOracle {
  public:
    using Answer = FoundSolution::Answer;
    /// A set of parts, as a bit for each part.
    using Members = std::vector<bool>;
    static constexpr std::uint64_t kNoBudget = std::numeric_limits<std::uint64_t>::max();

    /// `parts` must outlive this.
    PartOracle(const PuzzleParts& parts, const Limits& limits) : parts_(parts), limits_(limits) {}

    /// Returns whether the parts have a solution; Unknown after `nodes` nodes.
    Answer ask(std::span<const PartId> present, std::uint64_t nodes = kNoBudget);
    /// The same as `ask` if `present` and `broken` are known to be unsatisfiable together. If a short search
    /// does not decide, the negation cases of `broken` (see NegationCases) are searched first.
    Answer ask_negated(std::span<const PartId> present, PartId broken, std::uint64_t nodes);
    /// Returns whether `present` has a solution in which `broken` is broken in one of its negation cases.
    /// Searches the cases one after the other, each for at most `nodes` nodes; gives up after a few that are
    /// not decided.
    Answer ask_negation_cases(std::span<const PartId> present, PartId broken, std::uint64_t nodes);
    /// Returns the nodes of the last search.
    std::uint64_t nodes() const { return nodes_; }
    /// Returns the nodes of all searches.
    std::uint64_t all_nodes() const { return all_nodes_; }

    /// Returns the number of questions that took a search.
    std::uint64_t searches() const { return searches_; }
    /// By solution, in the order of finding: the parts that it keeps.
    std::span<const Members> kept() const { return kept_; }
    /// Among the solutions found that keep `present`, returns the parts, ascending, that the one keeping the
    /// most parts keeps; returns `present` if there is no such solution.
    std::vector<PartId> kept_beside(std::span<const PartId> present) const;

  private:
    Members members_of(std::span<const PartId> parts) const;
    static bool keeps_all(const Members& kept, std::span<const PartId> present);
    /// Returns the answer that follows from solutions found and sets refuted before.
    Answer known(std::span<const PartId> present) const;
    Answer search(std::span<const PartId> present, std::uint64_t nodes, std::span<const Rule* const> added);
    void refute(std::span<const PartId> present);

    const PuzzleParts& parts_;
    Limits limits_;
    std::vector<Members> kept_;     // by solution found: the parts that it keeps
    std::vector<Members> refuted_;  // unsatisfiable sets, only minimal ones
    std::uint64_t nodes_ = 0, all_nodes_ = 0, searches_ = 0;
};

}  // namespace sator::explain
