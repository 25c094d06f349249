#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/engine/counting/counter.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator {

/// What one question for a solution found.
struct FoundSolution {
    enum class Answer : std::uint8_t { Yes, No, Unknown };

    Answer answer = Answer::Unknown;
    std::vector<Value> values;  ///< Yes: of each cell
    Limit limit = Limit::Time;  ///< Unknown: what stopped it
};

/// Some parts of a puzzle, and rules beside them, made ready to be solved.
class PartModel {
  public:
    /// `parts` must outlive this; rule i of `added` posts behind all parts.
    PartModel(const PuzzleParts& parts, std::span<const PartId> present, const Limits& limits,
              std::span<const Rule* const> added = {});
    PartModel(const PartModel&) = delete;
    PartModel& operator=(const PartModel&) = delete;

    /// A solution; one that differs from `other_than` where that is not empty.
    FoundSolution find(std::span<const Value> other_than = {}, std::span<const FixedCell> fixed = {});
    /// Parts that cannot hold together, where propagation alone shows it; else none.
    std::vector<PartId> conflict() const;
    Outcome solve(std::span<const FixedCell> fixed, const Sink& sink);
    /// What the last search cost.
    std::uint64_t nodes() const { return search_.statistics().nodes; }
    Outcome count();

  private:
    const PuzzleParts& parts_;
    Limits limits_;
    std::optional<Limit> stopped_;  // where a limit kept the model from getting all its rules
    Model model_;
    std::optional<Model> augmented_model_;  // which is searched, where there is one
    Search search_;
};

/// Sets of parts that cannot hold together because of what their cells add up to: smaller sets first.
std::vector<std::vector<PartId>> impossible_sums(const PuzzleParts& parts, std::span<const PartId> present,
                                                 const Limits& limits);

/// Whether the parts alone have a solution: a PartModel asked once.
FoundSolution find_solution(const PuzzleParts& parts, std::span<const PartId> present, const Limits& limits,
                            std::span<const Value> other_than = {});

}  // namespace sator
