#include "sator/engine/search/value_order.hpp"

#include <utility>

namespace sator::engine {

void ValueOrder::begin(std::optional<std::uint64_t> seed) {
    clear_phases();
    best_phases_ = {};
    random_ = seed ? std::make_unique<std::mt19937_64>(*seed) : nullptr;
}

void ValueOrder::restart() {
    if (!random_) random_ = std::make_unique<std::mt19937_64>();
}

void ValueOrder::save_phases(const Store& store, std::size_t first) {
    saved_phases_.resize(store.model().cell_count(), kNone);
    for (const Store::Change& change : store.trail().subspan(first)) {
        if (change.variable.index() >= saved_phases_.size()) continue;
        const Domain domain = store.domain(change.variable);
        if (!domain.is_empty() && domain.is_fixed()) saved_phases_[change.variable.index()] = domain.value();
    }
}

void ValueOrder::update_best_phases(const Store& store) {
    if (store.trail().size() <= best_phases_.trail_size) return;
    best_phases_.trail_size = store.trail().size();
    best_phases_.values.assign(store.model().cell_count(), kNone);
    for (std::size_t i = 0; i < best_phases_.values.size(); ++i) {
        const Domain domain = store.domain(VariableId(i));
        if (!domain.is_empty() && domain.is_fixed()) best_phases_.values[i] = domain.value();
    }
}

BestPhases ValueOrder::take_best_phases() {
    return std::exchange(best_phases_, {});
}

void ValueOrder::import_phases(const BestPhases& point) {
    saved_phases_.resize(point.values.size(), kNone);
    for (std::size_t i = 0; i < point.values.size(); ++i) {
        if (point.values[i] != kNone) saved_phases_[i] = point.values[i];
    }
}

Value ValueOrder::choose(const Store& store, VariableId cell, std::span<const Word> determined) {
    const Domain domain = store.domain(cell);
    if (determined.empty()) return choose_from(domain, cell);
    std::vector<Word> words;
    for (std::size_t i = 0; i < domain.word_count(); ++i) words.push_back(domain.word(i) & ~determined[i]);
    const Domain decided(words.data(), static_cast<std::uint32_t>(words.size()), domain.kind());
    return choose_from(decided.is_empty() ? domain : decided, cell);
}

Value ValueOrder::choose_from(const Domain& domain, VariableId cell) {
    if (!saved_phases_.empty() && domain.contains(saved_phases_[cell.index()]))
        return saved_phases_[cell.index()];
    if (!random_) return domain.min();
    std::size_t skipped = (*random_)() % domain.size();
    Value chosen = domain.min();
    domain.for_each([&](Value v) {
        if (skipped-- == 0) chosen = v;
    });
    return chosen;
}

}  // namespace sator::engine
