// Greedy: the next cell is the one whose sums have the fewest open cells left. A sum's last cell is then
// determined right after its last but one, without trying values. If the sums depend on each other, many
// cells are determined.
#include "sator/propagators/sums/sum_plan.hpp"

#include <algorithm>

namespace sator::propagators {

namespace {

/// Returns the weight of a sum with `left` open cells in the priority of each of them. One open cell less
/// makes it eight times as large, so a sum outweighs seven sums with one more open cell.
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

    /// Adds the steps in order, then sets their spans: the vectors they point into grow until then.
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
        for (const std::uint32_t i : system_.orders_of[cell]) add_bound(system_.orders[i], cell, plan);
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

    /// Adds a bound if the other cell is decided before. Fixed cells need none, because propagation has
    /// already put their bounds into the domains.
    void add_bound(const SumSystem::Precedence& order, std::uint32_t cell, SumPlan& plan) {
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
    std::vector<std::uint32_t> left_;  // by sum: the number of its cells that are still open
    std::vector<Ends> ends_;
};

SumPlan::SumPlan(const SumSystem& system, const std::vector<bool>& is_open) {
    Builder(system, is_open).make(*this);
}

}  // namespace sator::propagators
