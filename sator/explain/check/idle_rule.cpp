// Decides whether a rule is idle in three steps. Most rules are broken by one of a few fillings: all cells
// alike, or random values. If there are few fillings, all are tried. Otherwise the fillings that keep the
// rule are counted as solutions are, and compared with the number of all fillings; because the counter caches
// components, a clue's automaton is enough to count its language.
#include "sator/explain/check/idle_rule.hpp"

#include <algorithm>
#include <random>
#include <variant>

#include "sator/base/big_count.hpp"
#include "sator/engine/counting/counter.hpp"
#include "sator/explain/check/fix_other_cells.hpp"

namespace sator::explain {

namespace {

/// The number of random fillings tried, and the largest number of fillings that are all tried.
constexpr std::size_t kRandomFillings = 200;
constexpr std::uint64_t kMaxIdleFillings = 5000;
/// The node limit of the count.
constexpr std::uint64_t kMaxIdleNodes = 20'000;

class Fillings {
  public:
    Fillings(const Rule& rule, const Model& frame) : rule_(rule), frame_(frame) {
        const auto slot = rule.cells();
        cells_.assign(slot.begin(), slot.end());
        std::ranges::sort(cells_);
        const auto repeated = std::ranges::unique(cells_);
        cells_.erase(repeated.begin(), repeated.end());
        for (const CellId cell : cells_) {
            auto& range = ranges_.emplace_back();
            for_each_value(frame.initial_domain(variable_of(cell)).words(),
                           [&](ValueId v) { range.push_back(value_of(v)); });
            all_ *= BigCount(range.size());
        }
        for (const CellId cell : slot) {
            const auto at = std::ranges::lower_bound(cells_, cell) - cells_.begin();
            places_.push_back(static_cast<std::size_t>(at));
        }
        values_.resize(slot.size());
    }

    const BigCount& count() const { return all_; }

    /// Returns true if a filling breaks the rule. Tries the i-th value in each cell for each i (cyclic in
    /// shorter ranges), then random fillings.
    bool some_breaks() {
        std::size_t longest = 0;
        for (const auto& range : ranges_) longest = std::max(longest, range.size());
        for (std::size_t i = 0; i < longest; ++i) {
            if (!keeps([&](std::size_t cell) { return i % ranges_[cell].size(); })) return true;
        }
        std::mt19937 random;
        for (std::size_t i = 0; i < kRandomFillings; ++i) {
            if (!keeps([&](std::size_t cell) { return random() % ranges_[cell].size(); })) return true;
        }
        return false;
    }

    bool all_keep() {
        std::vector<std::size_t> at(cells_.size(), 0);
        for (std::size_t cell = 0; cell < at.size();) {
            if (!keeps([&](std::size_t i) { return at[i]; })) return false;
            for (cell = 0; cell < at.size() && ++at[cell] == ranges_[cell].size(); ++cell) at[cell] = 0;
        }
        return true;
    }

    /// Returns true if the count of fillings that keep the rule is the number of all fillings.
    bool count_proves_idle(const Limits& limits) const {
        Model model = frame_;
        rule_.post(model);
        Limits own = limits;
        own.nodes = kMaxIdleNodes;
        const Outcome outcome = Counter(model, own).count({.fixed = fix_other_cells(frame_, cells_)});
        const auto* solved = std::get_if<Solved>(&outcome);
        return solved != nullptr && solved->complete && solved->count == all_;
    }

  private:
    template <class Choice>
    bool keeps(const Choice& choice) {
        std::vector<Value> own;
        for (std::size_t cell = 0; cell < cells_.size(); ++cell) own.push_back(ranges_[cell][choice(cell)]);
        for (std::size_t i = 0; i < places_.size(); ++i) values_[i] = own[places_[i]];
        return rule_.holds(values_);
    }

    const Rule& rule_;
    const Model& frame_;
    std::vector<CellId> cells_;               // the rule's cells, each once
    std::vector<std::vector<Value>> ranges_;  // by index in cells_
    std::vector<std::size_t> places_;         // by position in the rule's list: index in cells_
    std::vector<Value> values_;
    BigCount all_ = 1;
};

}  // namespace

bool is_idle(const Rule& rule, const Model& frame, const Limits& limits) {
    Fillings fillings(rule, frame);
    if (fillings.count().is_zero() || fillings.some_breaks()) return false;
    if (fillings.count() <= BigCount(kMaxIdleFillings)) return fillings.all_keep();
    return fillings.count_proves_idle(limits);
}

}  // namespace sator::explain
