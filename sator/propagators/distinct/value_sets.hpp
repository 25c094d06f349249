#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// The first positions differ, and the set of their values is one of a family, e.g. the sets with the sum of a cage, or the windows
/// of consecutive values of a renban line. The positions outside see some of them. A value that is in all sets left is at one of
/// its places inside, so that it leaves each position outside that sees them all. If positions outside are the rest of a
/// permutation, a set is given up when the rest cannot take what it leaves. Stronger than GAC on the first positions alone in this
/// respect, and weaker within them, because Hall sets are not looked for. A call costs sets × positions. Domains of kind `Bits`
/// with one word.
class ValueSets final : public Propagator {
  public:
    /// The positions outside that, with those inside, hold each value once.
    struct Rest {
        std::vector<std::uint32_t> positions;
        Word values = 0;  ///< of the inside and the rest together
    };

    /// `sets`: sets of `inside` values each. `sees`: for each position outside, which of those inside it differs from.
    ValueSets(std::size_t inside, std::vector<Word> sets, std::vector<Word> sees, std::vector<Rest> rests)
        : inside_(inside), sets_(std::move(sets)), sees_(std::move(sees)), rests_(std::move(rests)) {}

    std::string_view name() const override { return "value_sets"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

  private:
    /// The conclusions from the sets that are left.
    struct Values {
        Word possible = 0, shared = ~Word{0};
    };

    // `Domains`: Scope or DomainsBefore.
    template <class Domains>
    Values left(const Domains& domains) const;
    template <class Domains>
    bool is_possible(const Domains& domains, Word set, Word all) const;
    std::vector<std::uint32_t> emptied_outside(const DomainsBefore& before) const;
    bool keep_inside(Scope& scope, const Values& values, bool& moved) const;
    bool keep_outside(Scope& scope, Word shared, bool& moved) const;

    std::size_t inside_;
    std::vector<Word> sets_, sees_;
    std::vector<Rest> rests_;
};

}  // namespace sator::propagators
