// The default of Propagator::explain: deletion-based minimisation, the simple ancestor of QuickXplain. It
// starts from the quick reason, relaxes whole positions, then one side of a domain, then single values, and
// keeps each relaxation under which the propagator alone still makes the removal. What cannot be relaxed is
// the reason. The result is minimal for the propagator's own strength; each trial is one run of the
// propagator.
#include <algorithm>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/isolated_propagator.hpp"

namespace sator {

using namespace engine;

namespace {

/// This number of positions of a scope counts as one step when limits are checked.
constexpr std::size_t kPositionsOfAReason = 16;

/// Adds what a position has lost, as literals.
void add_losses(std::uint32_t position, const Domain& initial, const Domain& now, Reason& reason) {
    if (now.kind() == DomainKind::Interval) {
        if (now.min() > initial.min()) reason.push_back({position, Literal::Relation::AtLeast, now.min()});
        if (now.max() < initial.max()) reason.push_back({position, Literal::Relation::AtMost, now.max()});
        return;
    }
    initial.for_each([&](Value v) {
        if (!now.contains(v)) reason.push_back({position, Literal::Relation::NotEqual, v});
    });
}

Reason all_losses(const DomainsBefore& before) {
    Reason reason;
    for (std::uint32_t i = 0; i < before.size(); ++i) add_losses(i, before.initial(i), before[i], reason);
    return reason;
}

class Relaxation {
  public:
    Relaxation(const Propagator& propagator, const DomainsBefore& before, std::span<const Literal> removals)
        : before_(before), removals_(removals), isolated_(propagator, before) {
        isolated_.relax_to(before, propagator.quick_reason(removals, before));
        // The quick reason may rest on more than one call of the propagator finds.
        if (!isolated_.forces(removals)) isolated_.relax_to(before, all_losses(before));
    }

    Reason minimal() {
        // A trial visits the whole scope.
        const std::size_t steps = 1 + isolated_.size() / kPositionsOfAReason;
        for (std::size_t i = 0; i < isolated_.size() && !before_.is_over(steps); ++i) {
            if (isolated_.first_position(i) != i) continue;
            const auto initial = before_.initial(i).words();
            if (try_words(i, {initial.begin(), initial.end()})) continue;
            if (isolated_.kind(i) == DomainKind::Interval) {
                relax_interval(i);
            } else {
                relax_sides(i);
                relax_values(i);
            }
        }
        return literals();
    }

  private:
    /// Sets the position's words if the removal still follows. Returns whether it does.
    bool try_words(std::size_t position, const std::vector<Word>& words) {
        const auto now = isolated_.words(position);
        const std::vector<Word> old(now.begin(), now.end());
        if (std::ranges::equal(old, words)) return true;
        std::ranges::copy(words, now.begin());
        const bool follows = isolated_.forces(removals_);
        if (!follows) std::ranges::copy(old, now.begin());
        return follows;
    }

    void relax_interval(std::size_t position) {
        const auto now = isolated_.words(position);
        const Domain initial = before_.initial(position);
        if (!try_words(position, {static_cast<Word>(initial.min()), now[1]})) {
            try_words(position, {now[0], static_cast<Word>(initial.max())});
        }
    }

    /// Relaxes all values above the greatest, then all below the least candidate.
    void relax_sides(std::size_t position) {
        const Domain before = before_[position];
        if (before.is_empty()) return;
        const Value least = before.min(), greatest = before.max();
        give_back(position, [&](Value v) { return v > greatest; });
        give_back(position, [&](Value v) { return v < least; });
    }

    void relax_values(std::size_t position) {
        before_.initial(position).for_each([&](Value v) {
            if (!isolated_.domain(position).contains(v)) give_back(position, [&](Value w) { return w == v; });
        });
    }

    template <class Wanted>
    void give_back(std::size_t position, Wanted wanted) {
        const auto now = isolated_.words(position);
        std::vector<Word> words(now.begin(), now.end());
        before_.initial(position).for_each([&](Value v) {
            if (wanted(v)) set_bit(words, static_cast<std::size_t>(v));
        });
        try_words(position, words);
    }

    Reason literals() const {
        Reason reason;
        for (std::uint32_t i = 0; i < isolated_.size(); ++i) {
            if (isolated_.first_position(i) == i)
                add_losses(i, before_.initial(i), isolated_.domain(i), reason);
        }
        return reason;
    }

    const DomainsBefore& before_;
    std::span<const Literal> removals_;
    IsolatedPropagator isolated_;
};

}  // namespace

Reason Propagator::explain(std::optional<Literal> removal, const DomainsBefore& before) const {
    const auto removals = removal ? std::span<const Literal>(&*removal, 1) : std::span<const Literal>();
    return Relaxation(*this, before, removals).minimal();
}

Reason Propagator::quick_reason(std::span<const Literal> /*removals*/, const DomainsBefore& before) const {
    return all_losses(before);
}

}  // namespace sator
