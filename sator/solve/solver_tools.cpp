#include "sator/solve/solver_tools.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "sator/propagators/sums/sum_endgame.hpp"
#include "sator/solve/endgames.hpp"

namespace sator::solve {

namespace {

/// A question is easy if a search needs at most this number of nodes.
constexpr std::uint64_t kEasyNodes = 40;
/// And if it has fewer solutions than this: free cells make any number of them at one node.
constexpr std::uint64_t kEasySolutions = 1000;

/// Additions to the model that cost little.
AddedPropagators cheap_additions(const SearchOptions& options) {
    return {.set_families = options.families != 0,
            .clique_sums = options.clique_sums != 0,
            .run_starts = static_cast<std::size_t>(options.run_starts)};
}

AddedPropagators all_additions(const SearchOptions& options) {
    AddedPropagators all = cheap_additions(options);
    all.derived_sums = options.derived_sums;
    all.derived_counts = options.derived_counts;
    all.leftovers = options.leftovers;
    return all;
}

}  // namespace

std::optional<EasyAnswer> SolverTools::choose_model(const SolverQuestion& question) {
    if (has_all_added_) return std::nullopt;
    LimitWatch watch(needs_.limits);
    const AddedPropagators cheap = cheap_additions(needs_.search);
    searched_ = &model_.searched(cheap, watch);
    const AddedPropagators all = model_.possible(all_additions(needs_.search));
    if (all == cheap) return std::nullopt;
    Trial trial = try_easy(question);
    if (trial.is_easy) return std::move(trial.answer);
    search_.reset();
    trial_.reset();  // they refer to the other form
    searched_ = &model_.searched(all, watch);
    has_all_added_ = true;
    return std::nullopt;
}

/// A question is easy if a search of a few nodes answers it, whatever it asks for. To derive what rules imply together
/// takes longer than that.
SolverTools::Trial SolverTools::try_easy(const SolverQuestion& question) {
    if (trial_ == nullptr) {
        Limits few = needs_.limits;
        few.nodes = std::min(few.nodes, kEasyNodes);
        trial_ = std::make_unique<Search>(*searched_, few, SearchSetup{.options = needs_.search});
    }
    EasyAnswer answer;
    const SearchQuestion asked{
        .fixed = question.givens, .excluded = question.excluded, .redundant = RedundantPropagators::WhenHard};
    const Outcome outcome = trial_->solve(asked, [&](std::span<const Value> values) {
        if (!answer.solution) answer.solution.emplace(values.begin(), values.end());
        return trial_->found() < kEasySolutions;
    });
    const auto* const solved = std::get_if<Solved>(&outcome);
    if (std::holds_alternative<Stopped>(outcome) || (solved != nullptr && !solved->complete)) return {};
    if (trial_->found() > 1) return {.is_easy = true};
    answer.statistics = trial_->statistics();
    return {.is_easy = true, .answer = std::move(answer)};
}

ParallelSearch& SolverTools::search() {
    if (search_ == nullptr) {
        LimitWatch watch(needs_.limits);
        search_ = std::make_unique<ParallelSearch>(
            *searched_, needs_.limits, needs_.threads, needs_.search,
            needs_.search.endgame != 0 ? make_endgame(*searched_, watch) : nullptr);
    }
    return *search_;
}

ParallelCounter& SolverTools::counter() {
    if (counter_ == nullptr) {
        const Model& model = model_.counted();
        LimitWatch watch(needs_.limits);
        counter_ = std::make_unique<ParallelCounter>(
            model, needs_.limits, needs_.threads, needs_.search,
            needs_.search.endgame != 0 ? make_sum_endgame(model, watch) : nullptr);
    }
    return *counter_;
}

}  // namespace sator::solve
