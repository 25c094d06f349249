// Backtracking over the open cells in a fixed order (sum_plan.hpp), as in a program written for one puzzle.
// There is no propagation but this: a sum's last open cell gets what is left, and its last but one gets only
// values for which the last has a candidate. Both are operations on words of 64 candidates: the remainders of
// all candidates are the partner's candidates, reversed and shifted. A node takes some nanoseconds, about a
// thousandth of a node with propagation, so the endgame pays if there are few enough nodes below.
#include "sator/propagators/sums/sum_endgame.hpp"

#include <algorithm>
#include <bit>
#include <unordered_map>
#include <utility>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/propagators/sums/sum_plan.hpp"
#include "sator/propagators/sums/sumset.hpp"

namespace sator::propagators {

namespace {

/// The endgame begins if it is estimated to try at most this many values.
constexpr double kMaxTries = 20'000;
/// The same for a part of a count, which takes longer for a node than a search: it splits components and
/// compares them.
constexpr double kMaxTriesOfPart = 100'000;
/// The endgame is near if it is estimated to try at most this many values. To try them takes less time than
/// learning from conflicts would save.
constexpr double kMaxTriesNear = 100'000'000;
/// The most open cells for which a plan is made, because planning takes quadratic time.
constexpr std::size_t kMaxOpen = 100;
/// The number of random descents from which the size of the tree is estimated.
constexpr int kProbes = 8;
/// The number of values tried between two checks of the limits.
constexpr std::size_t kTriesBetweenPauses = 4096;
/// The most plans that are cached.
constexpr std::size_t kMaxPlans = 512;

Word bit(std::int64_t value) {
    return value >= 0 && value < static_cast<std::int64_t>(kWordBits) ? Word{1} << value : 0;
}

Word at_most(std::int64_t value) {
    constexpr auto kLast = static_cast<std::int64_t>(kWordBits) - 1;
    return value < 0 ? 0 : ~Word{0} >> (kLast - std::min(value, kLast));
}

/// Returns the v such that `sum` - v is in a set, given the set's bit reversal.
Word complements(Word reverse, std::int64_t sum) {
    constexpr auto kLast = static_cast<std::int64_t>(kWordBits) - 1;
    if (sum < 0 || sum > 2 * kLast) return 0;
    return sum <= kLast ? reverse >> (kLast - sum) : reverse << (sum - kLast);
}

class SumEndgame final : public Endgame {
  public:
    explicit SumEndgame(std::shared_ptr<const SumSystem> system)
        : system_(std::move(system)),
          is_open_(system_->cells),
          values_(system_->cells),
          domains_(system_->cells),
          remainders_(system_->sums.size()),
          used_(system_->groups.size()),
          all_differ_(std::ranges::any_of(
              system_->groups, [this](const auto& group) { return group.size() == system_->cells; })) {}

    std::unique_ptr<Endgame> copy() const override { return std::make_unique<SumEndgame>(system_); }

    bool is_near(const Store& store) override {
        read_all(store);
        if (!plan() || expected_tries() > kMaxTriesNear) return false;
        start();
        return knuth_estimate() <= kMaxTriesNear;
    }

    bool begin(const Store& store) override {
        read_all(store);
        return begin_here(kMaxTries);
    }

    bool begin_part(const Store& store, std::span<const VariableId> cells) override {
        read_part(store, cells);
        const bool begins = begin_here(kMaxTriesOfPart);
        is_near_here_ |= all_differ_ && !steps_.empty();
        return begins;
    }

    std::optional<VariableId> cell_to_decide() const override {
        if (!is_near_here_) return std::nullopt;
        return VariableId(steps_[0].cell);
    }

    Progress next(std::span<Value> solution) override {
        std::size_t depth = depth_;
        for (std::size_t tries = 0; tries < kTriesBetweenPauses; ++tries) {
            const Step& step = steps_[depth];
            Word& candidates = candidates_[depth];
            if (candidates == 0) {
                if (depth == 0) return Progress::Exhausted;
                unassign(steps_[--depth]);
                continue;
            }
            values_[step.cell] = std::countr_zero(candidates);
            candidates &= candidates - 1;
            if (depth + 1 == steps_.size()) {
                std::ranges::copy(values_, solution.begin());
                depth_ = depth;
                return Progress::Found;
            }
            assign(step);
            ++depth;
            candidates_[depth] = candidates_at(steps_[depth]);
        }
        depth_ = depth;
        return Progress::Paused;
    }

  private:
    using Step = SumPlan::Step;

    void read_all(const Store& store) {
        open_ = 0;
        for (std::size_t cell = 0; cell < system_->cells; ++cell) {
            domains_[cell] = store.domain(VariableId(cell)).word(0);
            is_open_[cell] = !is_single_bit(domains_[cell]);
            if (is_open_[cell]) ++open_;
        }
    }

    /// No constraint that may still fail connects the open cells of the part with other open cells. So these
    /// count as fixed to their least values.
    void read_part(const Store& store, std::span<const VariableId> cells) {
        is_open_.assign(is_open_.size(), false);
        for (std::size_t cell = 0; cell < system_->cells; ++cell)
            domains_[cell] = store.domain(VariableId(cell)).word(0);
        for (const VariableId cell : cells) is_open_[cell.index()] = true;
        open_ = cells.size();
    }

    /// The first estimate is cheap, but it is wrong if the sums depend on each other; the second samples the
    /// tree.
    bool begin_here(double most_tries) {
        is_near_here_ = false;
        if (!plan() || steps_.empty()) return false;
        const double tries = expected_tries();
        is_near_here_ = tries <= kMaxTriesNear;
        if (tries > most_tries) return false;
        start();
        if (knuth_estimate() > most_tries) return false;
        candidates_[0] = candidates_at(steps_[0]);
        return true;
    }

    /// Makes or finds the plan. Returns false if too many cells are open.
    bool plan() {
        steps_ = open_ > kMaxOpen ? std::span<const Step>() : plan_for_open_cells().steps();
        return open_ <= kMaxOpen;
    }

    const SumPlan& plan_for_open_cells() {
        if (const auto known = plans_.find(is_open_); known != plans_.end()) return known->second;
        if (plans_.size() >= kMaxPlans) plans_.clear();
        return plans_.emplace(is_open_, SumPlan(*system_, is_open_)).first->second;
    }

    /// Estimates the number of values tried, as if values were independent and uniform.
    double expected_tries() const {
        Word any = 0;
        for (const Step& step : steps_) any |= domains_[step.cell];
        const auto values = static_cast<double>(count_bits(any));
        double tries = 1, all = 0;
        for (const Step& step : steps_) {
            const double unused = std::max(1.0, values - step.earlier_peers) / values;
            tries *= static_cast<double>(count_bits(domains_[step.cell])) * unused;
            for (std::size_t i = 0; i < step.completed_sums.size(); ++i) tries /= values;
            for (const auto& [sum, partner, groups] : step.pairs)
                tries *= static_cast<double>(count_bits(domains_[partner])) * unused / values;
            all += tries;
        }
        return all;
    }

    void start() {
        candidates_.assign(steps_.size(), 0);
        for (std::size_t s = 0; s < remainders_.size(); ++s) remainders_[s] = system_->sums[s].value;
        for (std::size_t cell = 0; cell < system_->cells; ++cell) {
            if (is_open_[cell]) continue;
            values_[cell] = std::countr_zero(domains_[cell]);
            for (const std::uint32_t sum : system_->sums_of[cell]) remainders_[sum] -= values_[cell];
        }
        std::ranges::fill(used_, 0);
        depth_ = 0;
    }

    /// Estimates the number of values tried by a few random descents: the product of the numbers of
    /// candidates along a path is an unbiased estimate (D. E. Knuth, "Estimating the efficiency of backtrack
    /// programs", Mathematics of Computation 1975).
    double knuth_estimate() {
        double all = 0;
        std::uint32_t random = 1;
        for (int probe = 0; probe < kProbes; ++probe) {
            double tries = 1;
            for (depth_ = 0; depth_ < steps_.size(); ++depth_) {
                Word candidates = candidates_at(steps_[depth_]);
                const std::size_t size = count_bits(candidates);
                tries *= static_cast<double>(size);
                all += tries / kProbes;
                if (size == 0) break;
                random = random * 1'664'525 + 1'013'904'223;  // Numerical Recipes' generator
                for (std::size_t skip = (random >> 16) % size; skip > 0; --skip) candidates &= candidates - 1;
                values_[steps_[depth_].cell] = std::countr_zero(candidates);
                assign(steps_[depth_]);
            }
            while (depth_ > 0) unassign(steps_[--depth_]);
        }
        return all;
    }

    Word candidates_at(const Step& step) const {
        Word candidates = unused(step.cell, step.groups);
        for (const std::uint32_t sum : step.completed_sums) candidates &= bit(remainders_[sum]);
        if (candidates == 0) return 0;
        for (const auto& [sum, partner, groups] : step.pairs)
            candidates &= complements(bits_reversed(unused(partner, groups)), remainders_[sum]);
        for (const auto& [other, least, is_below] : step.bounds) {
            candidates &= is_below ? ~at_most(values_[other] + least - 1) : at_most(values_[other] - least);
        }
        return candidates;
    }

    /// Returns the candidates that are not yet assigned in one of the cell's groups.
    Word unused(std::uint32_t cell, std::span<const std::uint32_t> groups) const {
        Word used = 0;
        for (const std::uint32_t group : groups) used |= used_[group];
        return domains_[cell] & ~used;
    }

    void assign(const Step& step) {
        const Value value = values_[step.cell];
        for (const std::uint32_t sum : step.open_sums) remainders_[sum] -= value;
        for (const std::uint32_t group : step.groups) used_[group] |= Word{1} << value;
    }

    void unassign(const Step& step) {
        const Value value = values_[step.cell];
        for (const std::uint32_t sum : step.open_sums) remainders_[sum] += value;
        for (const std::uint32_t group : step.groups) used_[group] &= ~(Word{1} << value);
    }

    std::shared_ptr<const SumSystem> system_;
    std::unordered_map<std::vector<bool>, SumPlan> plans_;
    std::vector<bool> is_open_;     // by cell
    std::size_t open_ = 0;          // the number of open cells
    bool is_near_here_ = false;     // where it did not begin
    std::span<const Step> steps_;   // of the plan in use
    std::vector<Word> candidates_;  // by step: those not tried yet
    std::size_t depth_ = 0;
    std::vector<Value> values_;             // by cell
    std::vector<Word> domains_;             // by cell
    std::vector<std::int64_t> remainders_;  // by sum: what its open cells must add up to
    std::vector<Word> used_;                // by group: the values assigned so far
    /// Whether all cells differ. Parts of a count then hardly ever repeat, so that the plan's order is the best
    /// from the root on: it completes sums soon.
    bool all_differ_;
};

}  // namespace

std::unique_ptr<Endgame> make_sum_endgame(const Model& model, LimitWatch& watch) {
    const auto system = SumSystem::of(model, watch);
    return system ? std::make_unique<SumEndgame>(system) : nullptr;
}

}  // namespace sator::propagators
