// Walks from the conclusion back through the premises of the steps that derive it (a slice of the
// explanation).
#include "sator/explain/explanation/refuting_steps.hpp"

#include <algorithm>
#include <set>

namespace sator::explain {

namespace {

/// Maps conclusions to the steps of an explanation, and steps to the earlier steps that they depend on.
class StepDependencies {
  public:
    StepDependencies(const PuzzleContext& context, std::span<const Given> givens,
                     const Explanation& explanation)
        : context_(context), explanation_(explanation) {
        for (const Given& given : givens) given_.insert({given.cell, given.value});
    }

    std::vector<Step> against(Candidate candidate) {
        need_gone(candidate, explanation_.steps.size());
        if (needed_.empty() && explanation_.end == ExplanationEnd::NoSolution)
            need(explanation_.steps.size() - 1);
        std::vector<Step> steps;
        for (const std::size_t i : needed_) steps.push_back(explanation_.steps[i]);
        return steps;
    }

  private:
    /// Marks the step before `time` that placed the value, unless it is given.
    void need_placed(Candidate placed, std::size_t time) {
        if (!given_.contains(placed)) need_step(placed, &Step::placed, time);
    }

    void need_gone(Candidate gone, std::size_t time) {
        for (const std::uint32_t r : context_.regions_of(gone.cell)) {
            for (const CellId cell : context_.regions()[r].cells) {
                if (cell != gone.cell && given_.contains({cell, gone.value})) return;
            }
        }
        for (std::size_t i = 0; i < time; ++i) {
            const Step& step = explanation_.steps[i];
            const bool removes = std::ranges::find(step.removed, gone) != step.removed.end();
            const bool places =
                std::ranges::any_of(step.placed, [&](Candidate c) { return rules_out(c, gone); });
            if (removes || places) return need(i);
        }
    }

    /// Returns true if the placed value excludes the candidate: it is in the same cell, or the same value in
    /// a common region.
    bool rules_out(Candidate placed, Candidate gone) const {
        if (placed.cell == gone.cell) return placed.value != gone.value;
        if (placed.value != gone.value) return false;
        return std::ranges::any_of(context_.regions_of(gone.cell), [&](std::uint32_t r) {
            const auto& cells = context_.regions()[r].cells;
            return std::ranges::find(cells, placed.cell) != cells.end();
        });
    }

    void need_step(Candidate candidate, std::vector<Candidate> Step::*said, std::size_t time) {
        for (std::size_t i = 0; i < time; ++i) {
            const auto& list = explanation_.steps[i].*said;
            if (std::ranges::find(list, candidate) != list.end()) return need(i);
        }
    }

    void need(std::size_t i) {
        if (!needed_.insert(i).second) return;
        for (const StepPremise& premise : explanation_.steps[i].premises) {
            for (const ValueId v : premise.values) {
                if (premise.is_placed) {
                    need_placed({premise.cell, v}, i);
                } else {
                    need_gone({premise.cell, v}, i);
                }
            }
        }
    }

    const PuzzleContext& context_;
    const Explanation& explanation_;
    std::set<Candidate> given_;
    std::set<std::size_t> needed_;
};

}  // namespace

std::vector<Step> refuting_steps(const PuzzleContext& context, std::span<const Given> givens,
                                 const Explanation& explanation, Candidate candidate) {
    return StepDependencies(context, givens, explanation).against(candidate);
}

}  // namespace sator::explain
