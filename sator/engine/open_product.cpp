#include "sator/engine/open_product.hpp"

namespace sator {

void OpenProduct::begin(const Store& store, std::span<Value> values) {
    open_.clear();
    candidates_.clear();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Domain domain = store.domain(VariableId(i));
        values[i] = domain.min();
        if (domain.is_fixed()) continue;
        const auto first = static_cast<std::uint32_t>(candidates_.size());
        domain.for_each([&](Value v) { candidates_.push_back(v); });
        open_.push_back(
            {static_cast<std::uint32_t>(i), first, static_cast<std::uint32_t>(candidates_.size()), first});
    }
}

bool OpenProduct::next(std::span<Value> values) {
    for (std::size_t i = open_.size(); i-- > 0;) {
        OpenCell& open = open_[i];
        const bool has_next = ++open.at < open.end;
        if (!has_next) open.at = open.first;
        values[open.cell] = candidates_[open.at];
        if (has_next) return true;
    }
    return false;
}

void OpenProduct::move_to(std::span<const Value> solution, std::span<Value> values) {
    for (OpenCell& open : open_) {
        values[open.cell] = solution[open.cell];
        open.at = open.first;
        while (open.at + 1 < open.end && candidates_[open.at] != solution[open.cell]) ++open.at;
    }
}

}  // namespace sator
