// A removal has one of three reasons: no neighbour may have the value before; no neighbour may have the value after; or only one
// neighbour is left for both. If a neighbour needs a value at a position, because no other position may have it, all other values of the
// position are removed.
#include "sator/propagators/graphs/chain_reasons.hpp"

#include <algorithm>
#include <vector>

#include "sator/engine/state/domains_before.hpp"
#include "sator/propagators/graphs/chain_domains.hpp"
#include "sator/propagators/graphs/chain_sweep.hpp"

namespace sator::propagators {

namespace {

using Vertex = PositionGraph::Vertex;

/// States that a position does not have a value.
struct Absence {
    Vertex position;
    Value value;
};

/// Finds the absences from which a step followed. `is_absent(position, value)` returns whether an absence was known at that time.
template <class IsAbsent>
class ChainStep {
  public:
    ChainStep(const ChainedValues& chain, const DomainsBefore& before, IsAbsent is_absent)
        : chain_(chain), before_(before), is_absent_(is_absent) {}

    /// Returns whether the neighbours of `position` do not support `v`, and adds the absences that show it.
    template <class Add>
    bool unsupported(Vertex position, Value v, Add add) const {
        for (const Value wanted : {v - 1, v + 1}) {
            const bool is_wanted = chain_.is_in_chain(wanted);
            if (is_wanted && all_lack(position, {wanted}, std::nullopt, add)) return true;
        }
        if (v == chain_.first() || v == chain_.last()) return false;
        for (const Vertex beside : chain_.graph().beside(position)) {
            if (is_absent_(beside, v - 1) && is_absent_(beside, v + 1)) continue;
            return all_lack(position, {v - 1, v + 1}, beside, add);
        }
        return false;
    }

    /// Returns whether `by` is fixed and needs `needed` at `position`, and adds the absences that show it.
    template <class Add>
    bool needed(Vertex position, Vertex by, Value needed, Add add) const {
        std::optional<Value> own;
        std::vector<Value> others;
        before_.initial(by).for_each([&](Value v) {
            if (is_absent_(by, v))
                others.push_back(v);
            else
                own = own ? chain_.last() + 2 : v;
        });
        if (!own || (*own != needed - 1 && *own != needed + 1)) return false;
        if (!all_lack(by, {needed}, position, add)) return false;
        for (const Value v : others) add(by, v);
        return true;
    }

  private:
    /// Returns whether all neighbours but `except` lack the values, and adds these absences.
    template <class Add>
    bool all_lack(Vertex position, std::initializer_list<Value> values, std::optional<Vertex> except,
                  Add add) const {
        const auto beside = chain_.graph().beside(position);
        const bool is_so = std::ranges::all_of(beside, [&](Vertex v) {
            return v == except ||
                   std::ranges::all_of(values, [&](Value value) { return is_absent_(v, value); });
        });
        for (const Vertex v : beside) {
            for (const Value value : values) {
                if (is_so && v != except) add(v, value);
            }
        }
        return is_so;
    }

    const ChainedValues& chain_;
    const DomainsBefore& before_;
    IsAbsent is_absent_;
};

/// Collects the literals of a reason, each once.
class Absences {
  public:
    Absences(const DomainsBefore& before, Reason& reason) : before_(before), reason_(reason) {}

    void add(Vertex position, Value v) {
        const Literal literal{position, Literal::Relation::NotEqual, v};
        if (before_.initial(position).contains(v)) reason_.push_back(literal);
    }
    void finish() {
        const auto key = [](const Literal& literal) { return std::pair(literal.position, literal.value); };
        std::ranges::sort(reason_, {}, key);
        const auto repeated = std::ranges::unique(reason_, {}, key);
        reason_.erase(repeated.begin(), repeated.end());
    }

  private:
    const DomainsBefore& before_;
    Reason& reason_;
};

/// Records the steps of a sweep that ends in a conflict: the time and the cause of each removal.
class ChainHistory {
  public:
    ChainHistory(const ChainedValues& chain, const DomainsBefore& before)
        : chain_(chain), before_(before), domains_(chain, before) {
        values_ = before.size() == 0 ? 0 : domains_.of(0).size() * kWordBits;
        removed_at_.resize(before.size() * values_, 0);
    }

    /// Returns the position that lost all its candidates, or nullopt.
    std::optional<Vertex> run() {
        ChainSweep sweep(chain_, domains_);
        for (Vertex v = 0; v < before_.size(); ++v) sweep.wake(v);
        std::optional<Vertex> last;
        const bool is_consistent =
            sweep.run([&](Vertex position, std::span<const Word> mask, const ChainCause& cause) {
                causes_.push_back(cause);
                for (std::size_t v = 0; v < values_; ++v) {
                    if (domains_.may_be(position, static_cast<Value>(v)) && !has_bit(mask, v))
                        removed_at_[position * values_ + v] = static_cast<std::uint32_t>(causes_.size());
                }
                last = position;
                return true;
            });
        return is_consistent ? std::nullopt : last;
    }

    /// Returns the absences, known before the sweep, from which it follows that `lost` has no candidate.
    Reason go_back_from(Vertex lost) const {
        Reason reason;
        Absences absences(before_, reason);
        std::vector<std::uint8_t> is_seen(removed_at_.size(), 0);
        std::vector<Absence> open;
        const auto ask = [&](Vertex position, Value v) {
            if (!before_[position].contains(v)) return absences.add(position, v);
            if (std::exchange(is_seen[index(position, v)], 1) == 0) open.push_back({position, v});
        };
        before_.initial(lost).for_each([&](Value v) { ask(lost, v); });
        while (!open.empty()) {
            const Absence absence = open.back();
            open.pop_back();
            explain_step(absence, ask);
        }
        absences.finish();
        return reason;
    }

  private:
    std::size_t index(Vertex position, Value v) const {
        return position * values_ + static_cast<std::size_t>(v);
    }

    template <class Ask>
    void explain_step(const Absence& absence, Ask ask) const {
        const std::uint32_t time = removed_at_[index(absence.position, absence.value)];
        const ChainCause& cause = causes_[time - 1];
        const auto was_absent = [&](Vertex position, Value v) {
            if (!before_[position].contains(v)) return true;
            const std::uint32_t removed = removed_at_[index(position, v)];
            return removed != 0 && removed < time;
        };
        const ChainStep step(chain_, before_, was_absent);
        if (cause.by)
            step.needed(absence.position, *cause.by, cause.needed, ask);
        else
            step.unsupported(absence.position, absence.value, ask);
    }

    const ChainedValues& chain_;
    const DomainsBefore& before_;
    ChainDomains domains_;
    std::size_t values_ = 0;
    std::vector<std::uint32_t> removed_at_;  // by position and value: the number of the step; 0: not removed
    std::vector<ChainCause> causes_;         // by step
};

/// Adds the reason of a position that got the value that a fixed neighbour needs. Returns whether there is such a neighbour.
template <class Step>
bool explain_assigned(const ChainedValues& chain, const DomainsBefore& before, const Step& step,
                      Vertex position, Absences& absences) {
    const auto add = [&](Vertex at, Value value) { absences.add(at, value); };
    for (const Vertex by : chain.graph().beside(position)) {
        if (!before[by].is_fixed()) continue;
        const Value own = before[by].min();
        for (const Value needed : {own - 1, own + 1}) {
            const bool is_open = chain.is_in_chain(needed) && before[position].contains(needed);
            if (is_open && chain.is_in_chain(own) && step.needed(position, by, needed, add)) return true;
        }
    }
    return false;
}

}  // namespace

/// A bound also rests on the values beyond it that the position had lost before.
std::optional<Reason> reason_in_chain(const ChainedValues& chain, std::span<const Literal> removals,
                                      const DomainsBefore& before) {
    const auto is_absent = [&](Vertex position, Value v) { return !before[position].contains(v); };
    const ChainStep step(chain, before, is_absent);
    Reason reason;
    Absences absences(before, reason);
    const auto add = [&](Vertex at, Value value) { absences.add(at, value); };
    std::optional<Vertex> assigned;
    bool is_explained = true;
    for (const Literal& removal : removals) {
        const Vertex position = removal.position;
        before.initial(position).for_each([&](Value v) {
            if (!excludes(removal, v) || !is_explained) return;
            if (is_absent(position, v)) return absences.add(position, v);
            if (assigned == position || (chain.is_in_chain(v) && step.unsupported(position, v, add))) return;
            is_explained = explain_assigned(chain, before, step, position, absences);
            assigned = position;
        });
    }
    absences.finish();
    return is_explained ? std::optional(std::move(reason)) : std::nullopt;
}

std::optional<Reason> conflict_in_chain(const ChainedValues& chain, const DomainsBefore& before) {
    ChainHistory history(chain, before);
    const auto lost = history.run();
    return lost ? std::optional(history.go_back_from(*lost)) : std::nullopt;
}

}  // namespace sator::propagators
