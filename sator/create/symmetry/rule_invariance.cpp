// A rule is tried on the solution, which it allows, on fillings in which one or two cells differ from it, and on other orders of its
// values, which many rules of lines allow, too. A change that leaves
// the verdict on all of them as it is counts as one that leaves the meaning as it is.

#include "sator/create/symmetry/rule_invariance.hpp"

#include <algorithm>
#include <numeric>

#include "sator/create/requests/random_source.hpp"

namespace sator::create {

namespace {

/// Fillings besides the solution. Most of them break the rule, so that more tell little.
constexpr std::size_t kOtherFillings = 6;
/// Random orders of a line's values: enough to see that e.g. a skyscraper's clue differs from its mirror image.
constexpr std::size_t kShuffles = 24;
/// Random renamings of the values, besides the swaps of neighbouring values.
constexpr std::size_t kRenamings = 8;

}  // namespace

RuleInvariance::RuleInvariance(const Rule& rule, std::span<const Value> solution, std::size_t values)
    : rule_(rule), values_(values) {
    std::vector<Value> own;
    for (const CellId cell : rule.cells()) own.push_back(solution[cell.index()]);
    add(near_, own);
    RandomSource random(own.size());
    for (std::size_t i = 0; i < kOtherFillings && !own.empty(); ++i) {
        std::vector<Value> other = own;
        if (i % 2 == 0)
            std::swap(random.pick(other), random.pick(other));
        else
            random.pick(other) = solution[random.below(solution.size())];
        add(near_, std::move(other));
    }
    for (std::size_t i = 0; i < kShuffles; ++i) {
        std::vector<Value> other = own;
        random.shuffle(other);
        add(shuffled_, std::move(other));
    }
    ignores_order_ = allows_swaps();
}

void RuleInvariance::add(std::vector<Filling>& fillings, std::vector<Value> values) const {
    const bool holds = rule_.holds(values);
    fillings.push_back({std::move(values), holds});
}

bool RuleInvariance::is_same(const Filling& filling, const std::vector<Value>& changed) const {
    return filling.holds == rule_.holds(changed);
}

/// Whether neighbouring positions may be swapped: these swaps generate all orders.
bool RuleInvariance::allows_swaps() const {
    if (!std::ranges::all_of(shuffled_, [&](const Filling& other) { return other.holds == near_[0].holds; }))
        return false;
    return std::ranges::all_of(near_, [&](const Filling& filling) {
        std::vector<Value> changed = filling.values;
        for (std::size_t i = 0; i + 1 < changed.size(); ++i) {
            std::swap(changed[i], changed[i + 1]);
            if (!is_same(filling, changed)) return false;
            std::swap(changed[i], changed[i + 1]);
        }
        return true;
    });
}

bool RuleInvariance::allows(const std::vector<std::size_t>& order) {
    if (ignores_order_) return true;
    const auto [entry, is_new] = allowed_.try_emplace(order, false);
    if (!is_new) return entry->second;
    const auto is_allowed = [&](const Filling& filling) {
        std::vector<Value> changed;
        for (const std::size_t from : order) changed.push_back(filling.values[from]);
        return is_same(filling, changed);
    };
    entry->second = std::ranges::all_of(near_, is_allowed) && std::ranges::all_of(shuffled_, is_allowed);
    return entry->second;
}

bool RuleInvariance::ignores_names() const {
    std::vector<Value> names(values_);
    std::iota(names.begin(), names.end(), Value{0});
    const auto ignores = [&] {
        return std::ranges::all_of(near_, [&](const Filling& filling) {
            std::vector<Value> changed;
            for (const Value value : filling.values)
                changed.push_back(names[static_cast<std::size_t>(value)]);
            return is_same(filling, changed);
        });
    };
    for (std::size_t i = 0; i + 1 < values_; ++i) {
        std::swap(names[i], names[i + 1]);
        if (!ignores()) return false;
        std::swap(names[i], names[i + 1]);
    }
    RandomSource random(values_);
    for (std::size_t i = 0; i < kRenamings; ++i) {
        random.shuffle(names);
        if (!ignores()) return false;
    }
    return true;
}

}  // namespace sator::create
