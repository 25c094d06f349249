#include "sator/engine/value_order.hpp"

#include <utility>

namespace sator {

void ValueOrder::reset() {
    forget();
    farthest_ = {};
    random_ = seed_ ? std::make_unique<std::mt19937_64>(*seed_) : nullptr;
}

void ValueOrder::restart() {
    if (!random_) random_ = std::make_unique<std::mt19937_64>();
}

void ValueOrder::remember(const Store& store, std::size_t first) {
    last_value_.resize(store.model().cell_count(), kNone);
    for (const Store::Change& change : store.trail().subspan(first)) {
        if (change.variable.index() >= last_value_.size()) continue;
        const Domain domain = store.domain(change.variable);
        if (!domain.is_empty() && domain.is_fixed()) last_value_[change.variable.index()] = domain.value();
    }
}

void ValueOrder::note_point(const Store& store) {
    if (store.trail().size() <= farthest_.changes) return;
    farthest_.changes = store.trail().size();
    farthest_.values.assign(store.model().cell_count(), kNone);
    for (std::size_t i = 0; i < farthest_.values.size(); ++i) {
        const Domain domain = store.domain(VariableId(i));
        if (!domain.is_empty() && domain.is_fixed()) farthest_.values[i] = domain.value();
    }
}

FarthestPoint ValueOrder::take_farthest() {
    return std::exchange(farthest_, {});
}

void ValueOrder::adopt(const FarthestPoint& point) {
    last_value_.resize(point.values.size(), kNone);
    for (std::size_t i = 0; i < point.values.size(); ++i) {
        if (point.values[i] != kNone) last_value_[i] = point.values[i];
    }
}

Value ValueOrder::choose(const Store& store, VariableId cell) {
    const Domain domain = store.domain(cell);
    if (!last_value_.empty() && domain.contains(last_value_[cell.index()])) return last_value_[cell.index()];
    if (!random_) return domain.min();
    std::size_t skipped = (*random_)() % domain.size();
    Value chosen = domain.min();
    domain.for_each([&](Value v) {
        if (skipped-- == 0) chosen = v;
    });
    return chosen;
}

}  // namespace sator
