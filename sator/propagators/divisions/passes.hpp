// A propagator that works in passes: each pass looks at all domains at once and finds which candidates go. Its reasons come from the
// same passes, made again on copies of the domains.
//
// A type `Pass` is made for the domains before a pass and has
//   using Finding                        what one position loses, or a conflict: `position` is an optional number
//   findings(changed)                    all findings, or at least those that are new if only the positions `changed` have changed since
//                                        there were none; a conflict is the last one
//   kept(finding)                        the values that the position keeps, as bits
//   explain_conflict(finding, initial, lost)   adds lost values from which the conflict follows
//   explain(position, values, initial, lost)   adds those from which it follows that the position has none of the values; returns false
//                                        if one pass does not find it
// `initial` has the candidates that need no reason.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/divisions/value_table.hpp"

namespace sator::propagators {

/// The positions that have changed since a pass found nothing.
using ChangedPositions = std::vector<std::uint32_t>;

/// Makes the passes on a scope until one finds nothing. `make_pass(candidates)` makes a pass.
template <class MakePass>
Propagation propagate_in_passes(Scope& scope, Changed changed, Scratch& scratch, MakePass make_pass) {
    ChangedPositions positions;
    changed.for_each(
        [&](std::size_t position) { positions.push_back(static_cast<std::uint32_t>(position)); });
    for (;;) {
        scope.begin_step();
        const ValueTable candidates = ValueTable::of(scope);
        auto pass = make_pass(candidates);
        for (const auto& finding : pass.findings(positions)) {
            if (!finding.position) return Propagation::Conflict;
            std::vector<Word> kept = pass.kept(finding);
            kept.resize(scope[*finding.position].word_count(), 0);
            if (!scope.keep(*finding.position, kept)) return Propagation::Conflict;
        }
        positions.clear();
        bool is_open = false;
        for (std::uint32_t i = 0; i < scope.size(); ++i) {
            const std::span<const Word> before = candidates[i].first(scope[i].word_count());
            if (!std::ranges::equal(scope[i].words(), before)) positions.push_back(i);
            is_open = is_open || count_bits(before) != 1;
        }
        if (positions.empty()) return is_open ? Propagation::Fixpoint : Propagation::Entailed;
        if (scratch.is_over(scope.size())) return Propagation::Fixpoint;
    }
}

/// Repeats the passes that led to a conflict, then explains it back to the domains before the first one.
template <class MakePass>
class ConflictTrace {
  public:
    ConflictTrace(const DomainsBefore& before, MakePass make_pass)
        : make_pass_(std::move(make_pass)),
          initial_(ValueTable::of_initial(before)),
          lost_(before.size(), initial_.width()) {
        states_.push_back(ValueTable::of(before));
    }

    const ValueTable& initial() const { return initial_; }

    /// Returns the lost values that the conflict follows from; nullopt if the passes end without one.
    std::optional<ValueTable> run() {
        if (!find_conflict()) return std::nullopt;
        for (std::size_t pass = states_.size() - 1; pass > 0; --pass) {
            if (!explain_in(states_[pass - 1])) return std::nullopt;
        }
        return std::move(lost_);
    }

  private:
    bool find_conflict() {
        ChangedPositions all(lost_.positions());
        for (std::uint32_t i = 0; i < all.size(); ++i) all[i] = i;
        for (;;) {
            const ValueTable state = states_.back();
            auto pass = make_pass_(state);
            const auto found = pass.findings(all);
            if (found.empty()) return false;
            if (!found.back().position) {
                pass.explain_conflict(found.back(), initial_, lost_);
                return true;
            }
            ValueTable after = state;
            for (const auto& finding : found) {
                const std::uint32_t position = *finding.position;
                after.keep(position, pass.kept(finding));
                if (!after.is_empty(position)) continue;
                // Each value must have a reason: in this pass, in an earlier one, or before all of them.
                std::ranges::copy(initial_[position], lost_[position].begin());
                states_.push_back(std::move(after));
                return true;
            }
            states_.push_back(std::move(after));
        }
    }

    /// Replaces the lost values that are candidates before a pass by the reasons of that pass.
    bool explain_in(const ValueTable& before) {
        auto pass = make_pass_(before);
        for (std::uint32_t i = 0; i < before.positions(); ++i) {
            std::vector<Value> removed;
            for (std::size_t word = 0; word < before.width(); ++word) {
                const std::array gone{lost_[i][word] & before[i][word]};
                for_each_bit(gone, [&](std::size_t bit) {
                    removed.push_back(static_cast<Value>(word * kWordBits + bit));
                });
                lost_[i][word] &= ~before[i][word];
            }
            if (!removed.empty() && !pass.explain(i, removed, initial_, lost_)) return false;
        }
        return true;
    }

    MakePass make_pass_;
    ValueTable initial_;
    ValueTable lost_;
    std::vector<ValueTable> states_;  // before each pass
};

/// Returns the lost values as literals, without those that need no reason.
inline Reason literals_of(const ValueTable& lost, const ValueTable& initial) {
    Reason reason;
    for (std::uint32_t i = 0; i < lost.positions(); ++i) {
        for_each_bit(lost[i], [&](std::size_t value) {
            if (initial.contains(i, static_cast<Value>(value)))
                reason.push_back({i, Literal::Relation::NotEqual, static_cast<Value>(value)});
        });
    }
    return reason;
}

/// Returns the reason of removals, or without any of a conflict; nullopt if the passes do not find it.
template <class MakePass>
std::optional<Reason> reason_in_passes(std::span<const Literal> removals, const DomainsBefore& before,
                                       MakePass make_pass) {
    if (removals.empty()) {
        ConflictTrace trace(before, make_pass);
        const auto lost = trace.run();
        return lost ? std::optional(literals_of(*lost, trace.initial())) : std::nullopt;
    }
    const ValueTable candidates = ValueTable::of(before), initial = ValueTable::of_initial(before);
    auto pass = make_pass(candidates);
    ValueTable lost(before.size(), initial.width());
    for (std::size_t i = 0; i < removals.size();) {
        const std::uint32_t position = removals[i].position;
        std::vector<Value> values;
        for (; i < removals.size() && removals[i].position == position; ++i) {
            if (removals[i].relation != Literal::Relation::NotEqual) return std::nullopt;
            values.push_back(removals[i].value);
        }
        if (!pass.explain(position, values, initial, lost)) return std::nullopt;
    }
    return literals_of(lost, initial);
}

}  // namespace sator::propagators
