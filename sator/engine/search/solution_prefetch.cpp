#include "sator/engine/search/solution_prefetch.hpp"

#include <algorithm>
#include <variant>

namespace sator {

namespace {

/// Solutions are far between where there are so many conflicts for each.
constexpr double kConflictsOfASolution = 100;
/// More solutions, or values of solutions, are not looked for: a listing finds its way among so many.
constexpr std::size_t kMostSolutions = 1000, kMostValues = 1 << 20;

}  // namespace

bool SolutionPrefetch::is_worth(std::uint64_t conflicts, const BigCount& found) {
    return found.approximate() * kConflictsOfASolution < static_cast<double>(conflicts);
}

std::shared_ptr<const KnownSolutions> SolutionPrefetch::find_all(std::uint64_t nodes) {
    const std::lock_guard lock(mutex_);
    if (!known_ && !has_given_up_) run(nodes);
    return known_;
}

void SolutionPrefetch::attach_to(Search& search, std::uint64_t conflicts_before) {
    search.set_prefetch_hook(conflicts_before, [this](Search& asking) { return on_request(asking); });
}

void SolutionPrefetch::pass_known_to(Search& search) {
    const std::unique_lock lock(mutex_, std::try_to_lock);
    if (lock.owns_lock() && known_) search.set_known_solutions(known_);
}

SearchStatistics SolutionPrefetch::statistics() const {
    const std::lock_guard lock(mutex_);
    return statistics_;
}

/// Answers from how many conflicts on it is to be asked again. While one thread looks, others do not wait.
std::uint64_t SolutionPrefetch::on_request(Search& search) {
    if (const std::unique_lock lock(mutex_, std::try_to_lock); lock.owns_lock()) {
        const SearchStatistics& own = search.statistics();
        if (!known_ && !has_given_up_ && is_worth(own.conflicts, search.found())) run(own.nodes);
        if (known_) search.set_known_solutions(known_);
    }
    return 2 * search.statistics().conflicts;
}

/// With half of the memory that is left, so that those who ask do not run out of theirs.
void SolutionPrefetch::run(std::uint64_t nodes) {
    Limits limits = limits_;
    limits.nodes = std::min(limits.nodes, nodes);
    limits.memory_bytes -= limits.memory_left() / 2;
    Search search(model_, limits, Branching::Activity, RedundantPropagators::WhenHard);
    search.set_learning(Learn::ForAllSolutions);
    search.set_endgame(endgame_ != nullptr ? endgame_->copy() : nullptr);
    search.set_stop_flag(stop_flag_);
    auto found = std::make_shared<KnownSolutions>();
    const std::size_t most =
        std::min(kMostSolutions, kMostValues / std::max<std::size_t>(1, model_.cell_count()));
    const Outcome outcome = search.solve(fixed_, [&](std::span<const Value> solution) {
        if (found_one_.empty()) found_one_.assign(solution.begin(), solution.end());
        has_given_up_ = found->size() >= most;
        if (!has_given_up_) found->emplace_back(solution.begin(), solution.end());
        return !has_given_up_;
    });
    statistics_ += search.statistics();
    const auto* const solved = std::get_if<Solved>(&outcome);
    if (std::holds_alternative<Unsatisfiable>(outcome) || (solved != nullptr && solved->complete))
        known_ = std::move(found);
}

}  // namespace sator
