#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/counting/counter.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"
#include "sator/explain/parts/satisfiability.hpp"

namespace sator::explain {

/// The answer to one question for a solution.
struct FoundSolution {
    using Answer = Satisfiability;

    Answer answer = Answer::Unknown;
    std::vector<Value> values;  ///< Yes: by cell
    Limit limit = Limit::Time;  ///< Unknown: the limit that was reached
};

/// A model of some of a puzzle's parts and of additional rules, ready to be searched.
class PartModel {
  public:
    /// `parts` must outlive this. Rules of `added` are posted after all parts.
    PartModel(const PuzzleParts& parts, std::span<const PartId> present, const Limits& limits,
              std::span<const Rule* const> added = {});
    PartModel(const PartModel&) = delete;
    PartModel& operator=(const PartModel&) = delete;

    /// Finds a solution; one that differs from `other_than` if that is not empty.
    FoundSolution find(std::span<const Value> other_than = {}, std::span<const FixedCell> fixed = {});
    /// Returns parts that cannot hold together if propagation alone shows this; otherwise none.
    std::vector<PartId> conflict() const;
    Outcome solve(std::span<const FixedCell> fixed, const Sink& sink);
    /// Returns the nodes of the last search.
    std::uint64_t nodes() const { return search_.statistics().nodes; }
    Outcome count();

  private:
    const PuzzleParts& parts_;
    Limits limits_;
    std::optional<Limit> stopped_;  // set if a limit ended the posting of the rules
    Model model_;
    std::optional<Model> augmented_model_;  // the model that is searched, if it has a value
    Search search_;
};

/// Returns sets of parts that cannot hold together because of the sums of their cells, smaller sets first.
std::vector<std::vector<PartId>> impossible_sums(const PuzzleParts& parts, std::span<const PartId> present,
                                                 const Limits& limits);

/// Returns whether the parts have a solution: asks a new PartModel one question.
FoundSolution find_solution(const PuzzleParts& parts, std::span<const PartId> present, const Limits& limits,
                            std::span<const Value> other_than = {});

}  // namespace sator::explain
