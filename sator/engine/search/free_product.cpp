#include "sator/engine/search/free_product.hpp"

namespace sator::engine {

void FreeProduct::begin(const Store& store, std::span<Value> values) {
    free_cells_.clear();
    candidates_.clear();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Domain domain = store.domain(VariableId(i));
        values[i] = domain.min();
        if (domain.is_fixed()) continue;
        const auto first = static_cast<std::uint32_t>(candidates_.size());
        domain.for_each([&](Value v) { candidates_.push_back(v); });
        free_cells_.push_back(
            {static_cast<std::uint32_t>(i), first, static_cast<std::uint32_t>(candidates_.size()), first});
    }
}

bool FreeProduct::next(std::span<Value> values) {
    for (std::size_t i = free_cells_.size(); i-- > 0;) {
        FreeCell& open = free_cells_[i];
        const bool has_next = ++open.at < open.end;
        if (!has_next) open.at = open.first;
        values[open.cell] = candidates_[open.at];
        if (has_next) return true;
    }
    return false;
}

void FreeProduct::move_to(std::span<const Value> solution, std::span<Value> values) {
    for (FreeCell& open : free_cells_) {
        values[open.cell] = solution[open.cell];
        open.at = open.first;
        while (open.at + 1 < open.end && candidates_[open.at] != solution[open.cell]) ++open.at;
    }
}

}  // namespace sator::engine
