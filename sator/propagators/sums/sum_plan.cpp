// Greedy: next comes the cell whose sums have the fewest open cells left. A sum's last cell is then not tried
// at all but follows, right after the last but one, and where the sums depend on each other, many cells do.
#include "sator/propagators/sums/sum_plan.hpp"

#include <algorithm>

namespace sator {

namespace {

/// How much a sum that has so many open cells speaks for each of them: more than seven of one cell more do.
std::uint64_t weight(std::size_t left) {
    constexpr std::size_t kEach = 3, kMax = 20;
    return std::uint64_t{1} << kEach * (kMax - std::min(left, kMax));
}

}  // namespace

class SumPlan::Builder {
  public:
    Builder(const SumSystem& system, const std::vector<bool>& is_open)
        : system_(system), is_open_(is_open), left_(system.sums.size()) {
        for (std::uint32_t cell = 0; cell < system.cells; ++cell) {
            if (!is_open[cell]) continue;
            open_.push_back(cell);
            for (const std::uint32_t sum : system.sums_of[cell]) ++left_[sum];
        }
    }

    /// Steps without what they point to, which is still to grow: how much of each list is theirs.
    void make(SumPlan& plan) {
        while (!open_.empty()) {
            const auto best =
                std::ranges::max_element(open_, {}, [&](std::uint32_t cell) { return priority(cell); });
            const std::uint32_t cell = *best;
            open_.erase(best);
            is_open_[cell] = false;
            add_step(cell, plan);
        }
        set_spans(plan);
    }

  private:
    struct Ends {
        std::size_t completed_sums, open_sums, pairs, bounds;
    };

    std::uint64_t priority(std::uint32_t cell) const {
        std::uint64_t sum_of_weights = 0;
        for (const std::uint32_t sum : system_.sums_of[cell]) sum_of_weights += weight(left_[sum]);
        return sum_of_weights;
    }

    void add_step(std::uint32_t cell, SumPlan& plan) {
        plan.steps_.push_back({.cell = cell,
                               .groups = system_.groups_of[cell],
                               .earlier_peers = earlier_peers(cell, plan),
                               .completed_sums = {},
                               .pairs = {},
                               .open_sums = {},
                               .bounds = {}});
        for (const std::uint32_t sum : system_.sums_of[cell]) {
            if (--left_[sum] == 0) plan.sums_.push_back(sum);
        }
        const std::size_t completed_sums = plan.sums_.size();
        for (const std::uint32_t sum : system_.sums_of[cell]) {
            if (left_[sum] == 0) continue;
            plan.sums_.push_back(sum);
            if (left_[sum] != 1) continue;
            const std::uint32_t last = partner(sum);
            plan.pairs_.push_back({sum, last, system_.groups_of[last]});
        }
        for (const std::uint32_t i : system_.orders_of[cell]) bound(system_.orders[i], cell, plan);
        ends_.push_back({completed_sums, plan.sums_.size(), plan.pairs_.size(), plan.bounds_.size()});
    }

    std::uint32_t earlier_peers(std::uint32_t cell, const SumPlan& plan) const {
        const auto differs = [&](const Step& step) {
            return std::ranges::find_first_of(system_.groups_of[cell], system_.groups_of[step.cell]) !=
                   system_.groups_of[cell].end();
        };
        return static_cast<std::uint32_t>(std::ranges::count_if(plan.steps_, differs));
    }

    std::uint32_t partner(std::uint32_t sum) const {
        return *std::ranges::find_if(system_.sums[sum].cells,
                                     [&](std::uint32_t cell) { return is_open_[cell]; });
    }

    /// What fixed cells bound the domains say already.
    void bound(const SumSystem::Precedence& order, std::uint32_t cell, SumPlan& plan) {
        const bool is_below = order.greater == cell;
        const std::uint32_t other = is_below ? order.lesser : order.greater;
        if (is_open_[other]) return;
        plan.bounds_.push_back({other, order.step, is_below});
    }

    void set_spans(SumPlan& plan) const {
        Ends at{};
        for (std::size_t i = 0; i < ends_.size(); ++i) {
            const Ends& end = ends_[i];
            Step& step = plan.steps_[i];
            const std::span<const std::uint32_t> sums = plan.sums_;
            step.completed_sums = sums.subspan(at.open_sums, end.completed_sums - at.open_sums);
            step.open_sums = sums.subspan(end.completed_sums, end.open_sums - end.completed_sums);
            step.pairs = std::span<const Pair>(plan.pairs_).subspan(at.pairs, end.pairs - at.pairs);
            step.bounds = std::span<const Bound>(plan.bounds_).subspan(at.bounds, end.bounds - at.bounds);
            at = end;
        }
    }

    const SumSystem& system_;
    std::vector<bool> is_open_;
    std::vector<std::uint32_t> open_;
    std::vector<std::uint32_t> left_;  // by sum: its cells that are open still
    std::vector<Ends> ends_;
};

SumPlan::SumPlan(const SumSystem& system, const std::vector<bool>& is_open) {
    Builder(system, is_open).make(*this);
}

}  // namespace sator
