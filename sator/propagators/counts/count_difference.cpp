// The greatest count of a side is the least number of cliques with a position that can have a value of the set, over
// several partitions, which are fixed, so that smaller domains never have a larger bound. Each open position is tried
// with a value of the set (its exclusive positions have none then), and without: if the bounds exclude one, the other
// follows.
#include "sator/propagators/counts/count_difference.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/counts/clique_partitions.hpp"

namespace sator::propagators {

namespace {

bool has_value_of(const Domain& domain, std::span<const Word> values) {
    for (std::size_t w = 0; w < values.size(); ++w) {
        if ((domain.word(w) & values[w]) != 0) return true;
    }
    return false;
}

std::int32_t size_of(Word set) {
    return std::popcount(set);
}

Word one(std::size_t position) {
    return Word{1} << position;
}

}  // namespace

CountDifference::CountDifference(std::vector<Word> values, std::size_t added, std::int32_t least,
                                 std::int32_t most, std::vector<Word> exclusive)
    : values_(std::move(values)),
      added_(added),
      least_(least),
      most_(most),
      exclusive_(std::move(exclusive)) {
    for (const Word word : values_) others_.push_back(~word);
    for (std::size_t i = 0; i < exclusive_.size(); ++i) sides_[i < added_ ? 0 : 1].members |= one(i);
    for (Side& side : sides_) side.partitions = clique_partitions(side.members, exclusive_);
    find_most_effect();
}

CountDifference::CountDifference(std::vector<Word> values, Cliques cliques, std::int32_t least,
                                 std::int32_t most, std::vector<Word> exclusive)
    : values_(std::move(values)), added_(0), least_(least), most_(most), exclusive_(std::move(exclusive)) {
    for (const Word word : values_) others_.push_back(~word);
    sides_[0].partitions.push_back(std::move(cliques.added));
    sides_[1].partitions.push_back(std::move(cliques.subtracted));
    for (Side& side : sides_) {
        for (const Word clique : side.partitions[0]) side.members |= clique;
    }
    added_ = static_cast<std::size_t>(std::popcount(sides_[0].members));
    find_most_effect();
}

void CountDifference::find_most_effect() {
    for (const Side& side : sides_) {
        for (const std::vector<Word>& partition : side.partitions) {
            for (const Word others : exclusive_) {
                const auto met =
                    std::ranges::count_if(partition, [&](Word clique) { return (clique & others) != 0; });
                most_effect_ = std::max(most_effect_, static_cast<std::int32_t>(met) + 1);
            }
        }
    }
}

template <class Domains>
CountDifference::Counted CountDifference::counted(const Domains& domains) const {
    Counted now;
    for (std::size_t i = 0; i < domains.size(); ++i) {
        if (!has_value_of(domains[i], values_)) continue;
        now.may |= one(i);
        if (!has_value_of(domains[i], others_)) now.must |= one(i);
    }
    return now;
}

std::int32_t CountDifference::bound(const Side& side, Word positions) const {
    std::int32_t least = size_of(positions & side.members);
    for (const std::vector<Word>& partition : side.partitions) {
        std::int32_t met = 0;
        for (const Word clique : partition) met += (clique & positions) != 0 ? 1 : 0;
        least = std::min(least, met);
    }
    return least;
}

std::int32_t CountDifference::greatest(const Counted& now) const {
    return bound(sides_[0], now.may) - size_of(now.must & sides_[1].members);
}

std::int32_t CountDifference::smallest(const Counted& now) const {
    return size_of(now.must & sides_[0].members) - bound(sides_[1], now.may);
}

CountDifference::Deduced CountDifference::deduce(const Counted& now) const {
    Deduced deduced;
    for (Word rest = now.must; rest != 0; rest &= rest - 1)
        deduced.lost |= exclusive_[static_cast<std::size_t>(std::countr_zero(rest))] & now.may;
    deduced.is_conflict = (deduced.lost & now.must) != 0 || !is_possible(now);
    if (deduced.is_conflict || deduced.lost != 0) return deduced;
    if (greatest(now) - most_effect_ >= least_ && smallest(now) + most_effect_ <= most_) return deduced;
    for (Word rest = now.may & ~now.must; rest != 0; rest &= rest - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(rest));
        if (!is_possible({now.may & ~exclusive_[i], now.must | one(i)}))
            deduced.lost |= one(i);
        else if (!is_possible({now.may & ~one(i), now.must}))
            deduced.forced |= one(i);
    }
    return deduced;
}

std::optional<CountDifference::Counted> CountDifference::left_of(Counted now) const {
    for (;;) {
        const Deduced deduced = deduce(now);
        if (deduced.is_conflict) return std::nullopt;
        if ((deduced.lost | deduced.forced) == 0) return now;
        now.may &= ~deduced.lost;
        now.must |= deduced.forced;
    }
}

Propagation CountDifference::propagate(Scope& scope, Changed, Scratch&) const {
    for (;;) {
        const Counted now = counted(scope);
        const Deduced deduced = deduce(now);
        if (deduced.is_conflict) return Propagation::Conflict;
        if ((deduced.lost | deduced.forced) == 0)
            return now.may == now.must ? Propagation::Entailed : Propagation::Fixpoint;
        for (std::size_t i = 0; i < scope.size(); ++i) {
            if (has_bit({&deduced.lost, 1}, i) && !scope.keep(i, others_)) return Propagation::Conflict;
            if (has_bit({&deduced.forced, 1}, i) && !scope.keep(i, values_)) return Propagation::Conflict;
        }
    }
}

/// Repeats a call on sets and notes for each deduction the positions that it rests on: those that could not have a value of
/// the set before the call, and those that had to.
class CountDeduction {
  public:
    using Counted = CountDifference::Counted;
    using Deduced = CountDifference::Deduced;
    struct Basis {
        Word cannot = 0, must = 0;

        Basis& operator|=(const Basis& other) {
            cannot |= other.cannot;
            must |= other.must;
            return *this;
        }
    };

    CountDeduction(const CountDifference& of, const Counted& before) : of_(of), now_(before) {
        for (std::size_t i = 0; i < of.exclusive_.size(); ++i) {
            lost_.push_back({one(i), 0});
            forced_.push_back({0, one(i)});
        }
    }

    /// Returns why there is a conflict, or nullopt if there is none.
    std::optional<Basis> run() {
        for (;;) {
            const Deduced deduced = of_.deduce(now_);
            if (deduced.is_conflict) return why_conflict();
            if ((deduced.lost | deduced.forced) == 0) return std::nullopt;
            std::vector<Basis> lost = lost_, forced = forced_;
            for (std::size_t i = 0; i < lost.size(); ++i) {
                if (has_bit({&deduced.lost, 1}, i)) lost[i] = why_lost(i);
                if (has_bit({&deduced.forced, 1}, i)) forced[i] = why_forced(i);
            }
            lost_ = std::move(lost);
            forced_ = std::move(forced);
            now_.may &= ~deduced.lost;
            now_.must |= deduced.forced;
        }
    }

    /// Returns why a position cannot have a value of the set, or must have one; nullopt if the call does not show it.
    std::optional<Basis> why(std::size_t i, bool is_counted) const {
        const bool is_found = is_counted ? has_bit({&now_.must, 1}, i) : !has_bit({&now_.may, 1}, i);
        return is_found ? std::optional((is_counted ? forced_ : lost_)[i]) : std::nullopt;
    }

  private:
    Basis traced(Word cannot, Word must) const {
        Basis all;
        for (std::size_t i = 0; i < lost_.size(); ++i) {
            if (has_bit({&cannot, 1}, i)) all |= lost_[i];
            if (has_bit({&must, 1}, i)) all |= forced_[i];
        }
        return all;
    }

    Basis why_lost(std::size_t i) const {
        if (const Word excluding = of_.exclusive_[i] & now_.must; excluding != 0)
            return traced(0, excluding & -excluding);
        return why_impossible({now_.may & ~of_.exclusive_[i], now_.must | one(i)}, of_.exclusive_[i], one(i));
    }
    Basis why_forced(std::size_t i) const {
        return why_impossible({now_.may & ~one(i), now_.must}, one(i), 0);
    }
    Basis why_conflict() const {
        for (std::size_t i = 0; i < of_.exclusive_.size(); ++i) {
            const Word excluding = of_.exclusive_[i] & now_.must;
            if (has_bit({&now_.must, 1}, i) && excluding != 0)
                return traced(0, one(i) | (excluding & -excluding));
        }
        return why_impossible(now_, 0, 0);
    }

    /// Why the bounds exclude these sets, if the positions `without` are assumed to be lost, and `with` to be counted.
    Basis why_impossible(const Counted& assumed, Word without, Word with) const {
        const std::int32_t too_few = of_.least_ - of_.greatest(assumed);
        const bool is_too_small = too_few > 0;
        const auto& many = of_.sides_[is_too_small ? 0 : 1];
        const auto& few = of_.sides_[is_too_small ? 1 : 0];
        std::int32_t spare = is_too_small ? too_few - 1 : of_.smallest(assumed) - of_.most_ - 1;
        Word must = 0;
        for (Word rest = assumed.must & few.members & ~with; rest != 0; rest &= rest - 1) {
            if (spare-- <= 0) must |= rest & -rest;
        }
        spare = std::max(spare, 0);
        return traced(empty_cliques(many, assumed.may, without, spare), must);
    }

    /// The positions of the cliques that have none of `may`, but for `spare` cliques, in the partition with the fewest
    /// cliques that have one.
    Word empty_cliques(const CountDifference::Side& side, Word may, Word without, std::int32_t spare) const {
        const auto least = of_.bound(side, may);
        if (least == size_of(may & side.members)) {
            Word cannot = 0;
            for (Word rest = side.members & ~may & ~without; rest != 0; rest &= rest - 1) {
                if (spare-- <= 0) cannot |= rest & -rest;
            }
            return cannot;
        }
        for (const std::vector<Word>& partition : side.partitions) {
            Word cannot = 0;
            std::int32_t met = 0, left = spare;
            for (const Word clique : partition) {
                if ((clique & may) != 0)
                    ++met;
                else if (left-- <= 0)
                    cannot |= clique & ~without;
            }
            if (met == least) return cannot;
        }
        return side.members & ~without;
    }

    const CountDifference& of_;
    Counted now_;
    std::vector<Basis> lost_, forced_;  // by position
};

Reason CountDifference::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    CountDeduction deduction(*this, counted(before));
    const auto conflict = deduction.run();
    if (removals.empty() != conflict.has_value()) return Propagator::quick_reason(removals, before);
    CountDeduction::Basis all = conflict.value_or(CountDeduction::Basis{});
    for (const Literal& removal : removals) {
        const bool is_counted = has_bit(values_, static_cast<std::size_t>(removal.value));
        const auto basis = deduction.why(removal.position, !is_counted);
        if (!basis || removal.relation != Literal::Relation::NotEqual)
            return Propagator::quick_reason(removals, before);
        all |= *basis;
    }
    Reason reason;
    const auto add = [&](Word positions, std::span<const Word> lost) {
        for_each_bit({&positions, 1}, [&](std::size_t i) {
            before.initial(i).for_each([&](Value v) {
                if (has_bit(lost, static_cast<std::size_t>(v)))
                    reason.push_back({static_cast<std::uint32_t>(i), Literal::Relation::NotEqual, v});
            });
        });
    };
    add(all.cannot, values_);
    add(all.must, others_);
    return reason;
}

}  // namespace sator::propagators
