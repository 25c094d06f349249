#include "sator/engine/search/solution_prefetch.hpp"

#include <algorithm>
#include <mutex>
#include <variant>

namespace sator::engine {

namespace {

/// The most values of solutions that are stored: 4 MB.
constexpr std::size_t kMostValues = 1 << 20;

}  // namespace

bool SolutionPrefetch::pays_off(std::uint64_t conflicts, const BigCount& found) const {
    return found.approximate() * static_cast<double>(options_.prefetch_rarity) <
           static_cast<double>(conflicts);
}

std::shared_ptr<const KnownSolutions> SolutionPrefetch::find_all(std::uint64_t nodes) {
    const std::lock_guard lock(mutex_);
    if (!known_ && !has_given_up_) run(nodes);
    return known_;
}

void SolutionPrefetch::pass_known_to(Search& search) {
    if (!mutex_.try_lock()) return;
    const std::lock_guard lock(mutex_, std::adopt_lock);
    if (known_) search.tell_known_solutions(known_);
}

SearchStatistics SolutionPrefetch::statistics() const {
    const std::lock_guard lock(mutex_);
    return statistics_;
}

void SolutionPrefetch::find_all_for(Search& search) {
    if (!mutex_.try_lock()) return;
    const std::lock_guard lock(mutex_, std::adopt_lock);
    const SearchStatistics& own = search.statistics();
    if (!known_ && !has_given_up_ && pays_off(own.conflicts, search.found())) run(own.nodes);
    if (known_) search.tell_known_solutions(known_);
}

void PrefetchHooks::at_begin(Search& search) {
    next_at_ = prefetch_.options().prefetch_after;
    prefetch_.pass_known_to(search);
}

void PrefetchHooks::at_dead_end(Search& search) {
    if (search.knows_solutions() || !search.has_fixed_weights()) return;
    if (search.statistics().conflicts < next_at_) return;
    prefetch_.find_all_for(search);
    next_at_ = 2 * search.statistics().conflicts;
}

/// Uses at most half of the memory that is left, because the search that calls it needs memory, too.
void SolutionPrefetch::run(std::uint64_t nodes) {
    Limits limits = limits_;
    limits.nodes = std::min(limits.nodes, nodes);
    limits.memory_bytes -= limits.memory_left() / 2;
    Search search(model_, limits,
                  {.options = options_, .endgame = endgame_ != nullptr ? endgame_->copy() : nullptr});
    auto found = std::make_shared<KnownSolutions>();
    const std::size_t most = std::min<std::size_t>(
        options_.prefetch_solutions, kMostValues / std::max<std::size_t>(1, model_.cell_count()));
    const SearchQuestion question{.fixed = asked_.fixed,
                                  .excluded = asked_.excluded,
                                  .redundant = RedundantPropagators::WhenHard,
                                  .learn = Learn::ForAllSolutions,
                                  .stop_flag = asked_.stop_flag};
    const Outcome outcome = search.solve(question, [&](std::span<const Value> solution) {
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

}  // namespace sator::engine
