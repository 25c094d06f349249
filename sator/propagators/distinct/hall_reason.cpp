// Gives positions values along augmenting paths (Kuhn). Then searches from a value that was lost: to the
// positions that hold it, to their other candidates, and so on. If none of the values reached can be held
// once more, the positions reached use them all up: they form a Hall set, and their losses are the reason.
#include "sator/propagators/distinct/hall_reason.hpp"

#include <bit>
#include <vector>

#include "sator/base/bits.hpp"

namespace sator::propagators {

namespace {

class HallExplainer {
  public:
    HallExplainer(std::span<const OccurrenceBounds> bounds, const DomainsBefore& before)
        : bounds_(bounds), before_(before), holders_(bounds.size()) {}

    std::optional<Reason> reason(std::span<const Literal> removals) {
        for (std::uint32_t i = 0; i < before_.size(); ++i) {
            visited_ = 0;
            if (augment(i)) continue;
            if (!removals.empty()) return std::nullopt;
            add_hall_set(visited_);
            add_outside(i, visited_);
            return std::move(reason_);
        }
        if (removals.empty()) return std::nullopt;
        for (const Literal& removal : removals) {
            if (!explain_literal(removal)) return std::nullopt;
        }
        return std::move(reason_);
    }

  private:
    /// Kuhn's algorithm: finds a value for the position, moving other positions if necessary. Marks the
    /// values it reaches in `visited_`.
    bool augment(std::uint32_t position) {
        for (;;) {
            const Word fresh = before_[position].word(0) & ~visited_;
            if (fresh == 0) return false;
            const auto v = static_cast<std::size_t>(std::countr_zero(fresh));
            visited_ |= Word{1} << v;
            if (v >= bounds_.size() || bounds_[v].most == 0) continue;
            if (holders_[v].size() < bounds_[v].most) {
                holders_[v].push_back(position);
                return true;
            }
            // The value is visited, so no recursive call adds or removes a holder of it.
            for (std::uint32_t& holder : holders_[v]) {
                if (!augment(holder)) continue;
                holder = position;
                return true;
            }
        }
    }

    /// A value that the position had lost before is its own reason; any other is explained by a Hall set.
    bool explain_literal(const Literal& literal) {
        Word lost = 0;
        before_.initial(literal.position).for_each([&](Value v) {
            if (excludes(literal, v)) lost |= Word{1} << v;
        });
        const Word now = before_[literal.position].word(0);
        add_outside(literal.position, ~(lost & ~now));
        for (lost &= now; lost != 0; lost &= lost - 1) {
            if (!explain_removal(literal.position, static_cast<std::size_t>(std::countr_zero(lost))))
                return false;
        }
        return true;
    }

    /// Collects the values that can be reached from the lost one. The position itself must not hold one of
    /// them.
    bool explain_removal(std::uint32_t position, std::size_t value) {
        Word reached = Word{1} << value;
        for (Word rest = reached; rest != 0;) {
            const auto v = static_cast<std::size_t>(std::countr_zero(rest));
            rest &= rest - 1;
            if (v >= bounds_.size() || holders_[v].size() < bounds_[v].most) return false;
            for (const std::uint32_t holder : holders_[v]) {
                if (holder == position) return false;
                const Word fresh = before_[holder].word(0) & ~reached;
                reached |= fresh;
                rest |= fresh;
            }
        }
        add_hall_set(reached);
        return true;
    }

    /// Adds the reason: the holders of the values have no other candidates.
    void add_hall_set(Word values) {
        for (Word rest = values; rest != 0; rest &= rest - 1) {
            const auto v = static_cast<std::size_t>(std::countr_zero(rest));
            if (v >= bounds_.size()) continue;
            for (const std::uint32_t holder : holders_[v]) add_outside(holder, values);
        }
    }

    void add_outside(std::uint32_t position, Word values) {
        before_.initial(position).for_each([&](Value v) {
            if ((values >> v & 1) == 0) reason_.push_back({position, Literal::Relation::NotEqual, v});
        });
    }

    std::span<const OccurrenceBounds> bounds_;
    const DomainsBefore& before_;
    std::vector<std::vector<std::uint32_t>> holders_;  // by value: the positions that hold it
    Word visited_ = 0;
    Reason reason_;
};

}  // namespace

std::optional<Reason> hall_reason(std::span<const OccurrenceBounds> bounds, std::span<const Literal> removals,
                                  const DomainsBefore& before) {
    return HallExplainer(bounds, before).reason(removals);
}

}  // namespace sator::propagators
