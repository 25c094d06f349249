#include "sator/engine/search/value_conflicts.hpp"

#include <algorithm>

namespace sator::engine {

namespace {

/// A value stands out if it has more than this many times the conflicts of the value with the fewest.
constexpr double kLeastSpread = 1.5;

}  // namespace

void ValueConflicts::count(Value value) {
    const auto index = static_cast<std::size_t>(value);
    if (index >= conflicts_.size()) conflicts_.resize(index + 1);
    conflicts_[index] += 1;
}

/// Values without a conflict do not count as the fewest, because many of them may be no candidate anywhere.
std::optional<ValueConflicts::Worst> ValueConflicts::worst() const {
    if (conflicts_.empty()) return std::nullopt;
    const auto most = std::ranges::max_element(conflicts_);
    double fewest = *most;
    for (const double conflicts : conflicts_) {
        if (conflicts > 0) fewest = std::min(fewest, conflicts);
    }
    if (*most < static_cast<double>(conflicts_.size()) || *most <= kLeastSpread * fewest) return std::nullopt;
    return Worst{static_cast<Value>(most - conflicts_.begin()), *most};
}

}  // namespace sator::engine
