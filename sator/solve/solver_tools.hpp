#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/engine/threads/parallel_counter.hpp"
#include "sator/engine/threads/parallel_search.hpp"
#include "sator/solve/search_model.hpp"
#include "sator/solve/solver_question.hpp"

namespace sator::solve {

/// What tools are made for. They serve all questions with the same needs.
struct ToolNeeds {
    Limits limits;
    std::size_t threads = 1;
    SearchOptions search = {};
};

/// The answer to a question with at most one solution that a search of a few nodes has found.
struct EasyAnswer {
    std::optional<std::vector<Value>> solution;  ///< nullopt: there is none
    SearchStatistics statistics;
};

/// What answers questions: the searched model, the searches on it, and the counter. Each is made by the first question that
/// needs it and serves the next ones with the same needs, because making it takes longer than many a question.
class SolverTools {
  public:
    /// `model` must outlive this.
    SolverTools(SearchModel& model, const ToolNeeds& needs) : model_(model), needs_(needs) {}

    /// Whether they serve questions with these needs. Limits cannot be compared: a question with limits of its own needs
    /// tools of its own.
    bool serve(const ToolNeeds& needs) const {
        return needs.threads == needs_.threads && needs.search == needs_.search;
    }

    /// Chooses the searched model for a question: derived sums and counts, and leftovers, are added only if it is not easy.
    /// Returns the answer if it is easy and has at most one solution.
    std::optional<EasyAnswer> choose_model(const SolverQuestion& question);
    /// The model that was chosen last.
    const Model& searched() const { return *searched_; }
    /// The search over the model.
    ParallelSearch& search();
    /// The counter.
    ParallelCounter& counter();
    const ToolNeeds& needs() const { return needs_; }

  private:
    /// The answer of a search of a few nodes.
    struct Trial {
        bool is_easy = false;
        std::optional<EasyAnswer> answer = {};
    };
    Trial try_easy(const SolverQuestion& question);

    SearchModel& model_;
    ToolNeeds needs_;
    const Model* searched_ = nullptr;
    bool has_all_added_ = false;              // searched_ has all additions, for later questions, too
    std::unique_ptr<Search> trial_;           // of a few nodes, on searched_; null if that has all additions
    std::unique_ptr<ParallelSearch> search_;  // on searched_
    std::unique_ptr<ParallelCounter> counter_;
};

}  // namespace sator::solve
