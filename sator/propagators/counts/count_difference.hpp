#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// The number of first positions that have a value of a set, minus that of the others, is at least `least` and at most
/// `most`, and no two exclusive positions have one, e.g. the stars of a region, if stars do not touch. Stronger than
/// `Among`, not GAC: the positions are parted into cliques of exclusive ones, each of which has at most one. A call
/// costs positions × cliques. The domains are of kind `Bits` and have the same number of words.
class CountDifference final : public Propagator {
  public:
    /// A set of positions is a word.
    static constexpr std::size_t kMaxPositions = kWordBits;

    /// `values`: the set, with as many words as the domains. The first `added` positions are added. `exclusive`: for
    /// each position, those that cannot have a value of the set if it has one; symmetric, without itself.
    CountDifference(std::vector<Word> values, std::size_t added, std::int32_t least, std::int32_t most,
                    std::vector<Word> exclusive);

    /// Parts of the added positions and of the subtracted ones into cliques.
    struct Cliques {
        std::vector<Word> added, subtracted;
    };
    /// The same with one partition of each side that the caller knows. Positions in no clique are not counted; they lose
    /// the set's values if one of these would exclude too many others. `added` are the first positions.
    CountDifference(std::vector<Word> values, Cliques cliques, std::int32_t least, std::int32_t most,
                    std::vector<Word> exclusive);

    std::string_view name() const override { return "count_difference"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

    std::size_t added() const { return added_; }
    std::int32_t least() const { return least_; }
    std::int32_t most() const { return most_; }

    /// Which positions can have a value of the set, and which must.
    struct Counted {
        Word may = 0, must = 0;
    };
    /// Returns what a call leaves of these sets; nullopt if it finds a conflict.
    std::optional<Counted> left_of(Counted now) const;

    /// Returns the least number of cliques that contain one of the positions, over some partitions.
    std::int32_t most_of_added(Word positions) const { return bound(sides_[0], positions); }
    std::int32_t most_of_subtracted(Word positions) const { return bound(sides_[1], positions); }

  private:
    friend class CountDeduction;

    /// Positions parted into cliques, in several ways.
    struct Side {
        Word members = 0;
        std::vector<std::vector<Word>> partitions;
    };
    /// The positions that can no longer have a value of the set, and those that must.
    struct Deduced {
        Word lost = 0, forced = 0;
        bool is_conflict = false;
    };

    void find_most_effect();
    template <class Domains>
    Counted counted(const Domains& domains) const;
    Deduced deduce(const Counted& now) const;
    std::int32_t bound(const Side& side, Word positions) const;
    /// The greatest and the least difference.
    std::int32_t greatest(const Counted& now) const;
    std::int32_t smallest(const Counted& now) const;
    bool is_possible(const Counted& now) const { return greatest(now) >= least_ && smallest(now) <= most_; }

    std::vector<Word> values_, others_;
    std::size_t added_;
    std::int32_t least_, most_;
    std::vector<Word> exclusive_;   // by position
    std::array<Side, 2> sides_;     // added, subtracted
    std::int32_t most_effect_ = 1;  // of one position on a bound
};

}  // namespace sator::propagators
