#include "sator/explain/techniques/near_solutions.hpp"

#include <algorithm>

#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator::explain {

namespace {

/// The most near solutions that are kept, because looking at more would take as long as a search; and the
/// most values of cells in all of them together: 32 MB.
constexpr std::size_t kMax = 4096, kMaxValues = std::size_t{1} << 22;

}  // namespace

void NearSolutions::keep(std::span<const Value> values) {
    if (kept_.size() == kMax || (kept_.size() + 1) * values.size() > kMaxValues) return;
    NearSolution& near = kept_.emplace_back();
    near.values.assign(values.begin(), values.end());
    for (const auto& rule : context_->rules()) near.is_broken.push_back(keeps(*rule, values) ? 0 : 1);
}

bool NearSolutions::allow(std::span<const std::uint8_t> is_dropped, const Candidates& premises,
                          Candidate candidate) const {
    const auto is_allowed = [&](const NearSolution& near) {
        if (value_id(near.values[candidate.cell.index()]) != candidate.value) return false;
        for (std::size_t rule = 0; rule < is_dropped.size(); ++rule) {
            if (is_dropped[rule] == 0 && near.is_broken[rule] != 0) return false;
        }
        for (std::size_t i = 0; i < near.values.size(); ++i) {
            if (!premises.contains({CellId(i), value_id(near.values[i])})) return false;
        }
        return true;
    };
    return std::ranges::any_of(kept_, is_allowed);
}

}  // namespace sator::explain
