#include "sator/engine/value_order.hpp"

namespace sator {

namespace {

constexpr Value kNone = -1;

}  // namespace

void ValueOrder::reset() {
    forget();
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
