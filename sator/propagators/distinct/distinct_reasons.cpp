// Reasons of all-different propagators. Replays the propagation from the domains before, one removal at a
// time, and notes the antecedent of each removal; then walks back from the removals that are to be explained
// and collects the literals (as in conflict analysis on an implication graph). Costs groups × values, plus
// the replayed removals × the groups of a position.
#include "sator/propagators/distinct/distinct_reasons.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <numeric>

#include "sator/base/bits.hpp"

namespace sator::propagators {

/// One replay: propagates forward, then walks back along the antecedents.
class DistinctReplay {
  public:
    DistinctReplay(const DistinctReasons& reasons, const DomainsBefore& before)
        : reasons_(reasons), before_(before) {
        Word all = 0;
        for (std::uint32_t i = 0; i < before.size(); ++i) {
            domains_.push_back(before[i].word(0));
            all |= before.initial(i).word(0);
        }
        values_ = static_cast<std::size_t>(std::bit_width(all));
        antecedents_ = std::make_unique_for_overwrite<Antecedent[]>(before.size() * values_);
        seen_.resize(before.size());
        for (std::uint32_t g = 0; g < reasons.groups_.size(); ++g) queue_group(g);
    }

    std::optional<Reason> reason(std::span<const Literal> removals) {
        const auto is_derived = [&] {
            return !removals.empty() &&
                   std::ranges::all_of(removals, [this](const Literal& r) { return holds(r); });
        };
        while (!conflict_ && !is_derived() &&
               (propagate_naked_single() || propagate_hidden_single() || propagate_intersections())) {
        }
        if (removals.empty() != conflict_.has_value()) return std::nullopt;
        for (const Literal& removal : removals) {
            if (!explain_literal(removal)) return std::nullopt;
        }
        if (conflict_) explain_antecedent(*conflict_, kNoPosition);
        while (!pending_.empty()) {
            const auto [position, value] = pending_.back();
            pending_.pop_back();
            explain_antecedent(antecedents_[position * values_ + value], position);
        }
        return std::move(reason_);
    }

  private:
    /// The antecedent of a removal in this replay. Single: position `at` has the value as its only candidate.
    /// Hidden: the position is the value's only place in group `at`. Intersection: the intersection with
    /// index `at`. Empty and Missing are conflicts: a position without candidates, and a group without a
    /// place for a required value.
    struct Antecedent {
        enum class Kind : std::uint8_t { Single, Hidden, Intersection, Empty, Missing };
        Kind kind;
        std::uint8_t value;
        std::uint32_t at;
    };
    using Kind = Antecedent::Kind;
    struct Place {
        std::uint32_t group;
        std::uint8_t value;
    };

    static constexpr std::uint32_t kNoPosition = 0xFFFF'FFFF;

    /// Queues what the group can propagate at first: its fixed positions whose value other positions still
    /// have, and its required values with one place.
    void queue_group(std::uint32_t g) {
        const DistinctGroup& group = reasons_.groups_[g];
        Word once = 0, twice = 0;
        for (const std::uint32_t i : group.positions) {
            twice |= once & domains_[i];
            once |= domains_[i];
        }
        for (const std::uint32_t i : group.positions) {
            if (domains_[i] == 0 && !conflict_) conflict_ = {Kind::Empty, 0, i};
            if (is_single_bit(domains_[i]) && (domains_[i] & twice) != 0) singles_.push_back(i);
        }
        if (const Word missing = group.required & ~once; missing != 0 && !conflict_) {
            conflict_ = {Kind::Missing, static_cast<std::uint8_t>(std::countr_zero(missing)), g};
        }
        for (Word rest = group.required & once & ~twice; rest != 0; rest &= rest - 1) {
            places_.push_back({g, static_cast<std::uint8_t>(std::countr_zero(rest))});
        }
    }

    void remove(std::uint32_t position, std::uint8_t value, Antecedent antecedent) {
        if ((domains_[position] >> value & 1) == 0 || conflict_) return;
        domains_[position] &= ~(Word{1} << value);
        antecedents_[position * values_ + value] = antecedent;
        if (domains_[position] == 0) conflict_ = {Kind::Empty, 0, position};
        if (is_single_bit(domains_[position])) singles_.push_back(position);
        for (const std::uint32_t g : reasons_.groups_of(position)) {
            if ((reasons_.groups_[g].required >> value & 1) != 0) places_.push_back({g, value});
        }
    }

    bool propagate_naked_single() {
        if (singles_.empty()) return false;
        const std::uint32_t position = singles_.back();
        singles_.pop_back();
        const auto value = static_cast<std::uint8_t>(std::countr_zero(domains_[position]));
        for (const std::uint32_t g : reasons_.groups_of(position)) {
            for (const std::uint32_t other : reasons_.groups_[g].positions) {
                if (other != position) remove(other, value, {Kind::Single, value, position});
            }
        }
        return true;
    }

    /// Takes one pair from the queue `places_` and looks for the places that the value has left in the group.
    /// Returns false if the queue is empty.
    bool propagate_hidden_single() {
        if (places_.empty()) return false;
        const auto [group, value] = places_.back();
        places_.pop_back();
        std::uint32_t place = kNoPosition, count = 0;
        for (const std::uint32_t i : reasons_.groups_[group].positions) {
            if ((domains_[i] >> value & 1) == 0) continue;
            place = i;
            ++count;
        }
        if (count == 0) conflict_ = {Kind::Missing, value, group};
        if (count != 1) return true;
        for (Word rest = domains_[place] & ~(Word{1} << value); rest != 0; rest &= rest - 1) {
            remove(place, static_cast<std::uint8_t>(std::countr_zero(rest)), {Kind::Hidden, value, group});
        }
        return true;
    }

    /// Returns whether an intersection removed a value.
    bool propagate_intersections() {
        bool has_removed = false;
        for (std::uint32_t c = 0; c < reasons_.intersections_.size() && !conflict_; ++c) {
            const DistinctReasons::Intersection& intersection = reasons_.intersections_[c];
            Word leaves = reasons_.groups_[intersection.inner].required;
            reasons_.visit_rest(intersection.inner, intersection.outer,
                                [&](std::uint32_t i) { return (leaves &= ~domains_[i]) != 0; });
            if (leaves == 0) continue;
            reasons_.visit_rest(intersection.outer, intersection.inner, [&](std::uint32_t i) {
                for (Word rest = domains_[i] & leaves; rest != 0; rest &= rest - 1) {
                    const auto value = static_cast<std::uint8_t>(std::countr_zero(rest));
                    remove(i, value, {Kind::Intersection, value, c});
                    has_removed = true;
                }
                return true;
            });
        }
        return has_removed;
    }

    bool holds(const Literal& literal) const {
        return is_true(literal, Domain(&domains_[literal.position], 1, DomainKind::Bits));
    }

    /// Returns whether the literal holds after the replay; if it does, follows all removals that it states.
    bool explain_literal(const Literal& literal) {
        if (!holds(literal)) return false;
        for (std::size_t v = 0; v < values_; ++v) {
            const auto value = static_cast<std::uint8_t>(v);
            if (excludes(literal, value)) explain_removal(literal.position, value);
        }
        return true;
    }

    /// Follows one removal: if the position had lost the value before the replay, this is a literal of the
    /// reason, else its antecedent is followed.
    void explain_removal(std::uint32_t position, std::uint8_t value) {
        const Word bit = Word{1} << value;
        if ((before_.initial(position).word(0) & bit) == 0 || (seen_[position] & bit) != 0) return;
        seen_[position] |= bit;
        if ((before_[position].word(0) & bit) == 0) {
            reason_.push_back({position, Literal::Relation::NotEqual, value});
        } else {
            pending_.emplace_back(position, value);
        }
    }

    void explain_antecedent(Antecedent antecedent, std::uint32_t position) {
        switch (antecedent.kind) {
            case Kind::Empty:
            case Kind::Single:
                for (std::size_t v = 0; v < values_; ++v) {
                    if (antecedent.kind == Kind::Empty || v != antecedent.value)
                        explain_removal(antecedent.at, static_cast<std::uint8_t>(v));
                }
                break;
            case Kind::Missing:
            case Kind::Hidden:
                for (const std::uint32_t i : reasons_.groups_[antecedent.at].positions) {
                    if (antecedent.kind == Kind::Missing || i != position)
                        explain_removal(i, antecedent.value);
                }
                break;
            case Kind::Intersection: {
                const auto [inner, outer] = reasons_.intersections_[antecedent.at];
                reasons_.visit_rest(inner, outer, [&](std::uint32_t i) {
                    explain_removal(i, antecedent.value);
                    return true;
                });
                break;
            }
        }
    }

    const DistinctReasons& reasons_;
    const DomainsBefore& before_;
    std::vector<Word> domains_;
    std::size_t values_ = 0;
    std::unique_ptr<Antecedent[]> antecedents_;  // by position and value; set if the replay removed the value
    // fixed positions whose value is still to be removed from their groups
    std::vector<std::uint32_t> singles_;
    std::vector<Place> places_;  // pairs of a group and a required value that has lost a place
    std::optional<Antecedent> conflict_;
    std::vector<Word> seen_;  // by position: the values that were followed
    std::vector<std::pair<std::uint32_t, std::uint8_t>> pending_;
    Reason reason_;
};

DistinctReasons::DistinctReasons(std::size_t positions, std::vector<DistinctGroup> groups)
    : groups_(std::move(groups)), first_group_(positions + 1, 0) {
    for (DistinctGroup& group : groups_) {
        std::ranges::sort(group.positions);
        for (const std::uint32_t i : group.positions) ++first_group_[i + 1];
    }
    std::partial_sum(first_group_.begin(), first_group_.end(), first_group_.begin());
    groups_of_.resize(first_group_.back());
    std::vector<std::uint32_t> next(first_group_.begin(), first_group_.end() - 1);
    for (std::uint32_t g = 0; g < groups_.size(); ++g) {
        for (const std::uint32_t i : groups_[g].positions) groups_of_[next[i]++] = g;
    }
    find_intersections();
}

void DistinctReasons::find_intersections() {
    // how many positions each group shares with the inner one
    std::vector<std::uint32_t> shared(groups_.size());
    for (std::uint32_t inner = 0; inner < groups_.size(); ++inner) {
        if (groups_[inner].required == 0) continue;
        std::ranges::fill(shared, 0U);
        const auto& in = groups_[inner].positions;
        for (const std::uint32_t i : in) {
            for (const std::uint32_t g : groups_of(i)) ++shared[g];
        }
        for (std::uint32_t outer = 0; outer < groups_.size(); ++outer) {
            const auto& out = groups_[outer].positions;
            if (shared[outer] < 2 || shared[outer] == in.size() || shared[outer] == out.size()) continue;
            intersections_.push_back({inner, outer});
        }
    }
}

std::optional<std::uint32_t> DistinctReasons::holder_of(const Literal& removal,
                                                        const DomainsBefore& before) const {
    const Word single = Word{1} << removal.value;
    for (const std::uint32_t g : groups_of(removal.position)) {
        for (const std::uint32_t i : groups_[g].positions) {
            if (i != removal.position && before[i].word(0) == single) return i;
        }
    }
    return std::nullopt;
}

std::optional<Reason> DistinctReasons::reason(std::span<const Literal> removals,
                                              const DomainsBefore& before) const {
    const auto holder = [&](const Literal& removal) { return holder_of(removal, before); };
    if (auto reason = single_reason(removals, before, holder)) return reason;
    return longer_reason(removals, before);
}

std::optional<Reason> DistinctReasons::longer_reason(std::span<const Literal> removals,
                                                     const DomainsBefore& before) const {
    return DistinctReplay(*this, before).reason(removals);
}

}  // namespace sator::propagators
