// Naked and hidden singles of all groups, and what two groups share: where a required value has its places in
// one group only in cells of another, it leaves the rest of that other ("pointing", "claiming"). Decides;
// prunes at least as much as AllDifferent on each group alone.
//
// The candidates are kept turned round: for each value the set of cells that can have it, laid out in fields
// (distinct_fields.hpp). Then a fixed cell takes its value from all its peers at once, all naked singles come
// out of one addition over the values, and all groups' hidden singles of a value out of two subtractions.
// Values times words a round; values whose places did not change are skipped.
#include "sator/propagators/distinct_network.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "sator/base/check.hpp"
#include "sator/engine/couplings.hpp"
#include "sator/engine/demand_outline.hpp"
#include "sator/engine/scope.hpp"
#include "sator/propagators/distinct_layout.hpp"
#include "sator/propagators/distinct_reason.hpp"

namespace sator {

namespace {

/// One call: the candidates of all cells, turned round, until nothing more follows.
template <std::size_t B, std::size_t N>
class Board {
  public:
    using Base = CellSet<B>;
    using Cells = CellSet<N>;

    static std::size_t reversible_words(std::size_t values) { return 1 + N * (1 + values); }

    Board(const DistinctLayout<B, N>& layout, std::span<const Word> kept)
        : layout_(layout), values_(layout.values) {
        if (kept[0] == 0) {
            start();
        } else {
            take(kept);
        }
    }

    /// Takes in that the cell's candidates are these.
    void narrow(std::size_t cell, Word candidates) {
        for (Word lost = ~candidates & mask_; lost != 0; lost &= lost - 1) {
            places_[static_cast<std::size_t>(std::countr_zero(lost))] -= layout_.itself[cell];
        }
    }

    bool to_fixpoint() {
        for (std::size_t v = 0; v < values_; ++v) before_[v] = base(v);
        do {
            do {
                if (!fix_naked()) return false;
            } while (place_hidden());
        } while (!has_conflict_ && cross_groups());
        return !has_conflict_;
    }

    /// Narrows the variables as the cells are.
    bool write_back(Scope& scope) const {
        Base changed{};
        for (std::size_t v = 0; v < values_; ++v) changed |= before_[v] - base(v);
        std::array<Word, B * kWordBits> candidates;  // of the changed cells
        changed.for_each([&](std::size_t bit) { candidates[bit] = 0; });
        for (std::size_t v = 0; v < values_; ++v) {
            (base(v) & changed).for_each([&](std::size_t bit) { candidates[bit] |= Word{1} << v; });
        }
        bool is_open = true;
        changed.for_each([&](std::size_t bit) {
            is_open = is_open && scope.keep(layout_.cell_at[bit], {&candidates[bit], 1});
        });
        return is_open;
    }

    void keep(std::span<Word> kept) const {
        kept[0] = 1;
        Word* to = std::ranges::copy(done_.words, kept.data() + 1).out;
        for (std::size_t v = 0; v < values_; ++v) to = std::ranges::copy(places_[v].words, to).out;
    }

    bool is_done() const { return done_.template first<B>() == layout_.all; }

  private:
    void start() {
        done_ = {};
        for (std::size_t v = 0; v < values_; ++v) {
            places_[v] = layout_.everywhere;
            scanned_[v].words.fill(~Word{0});  // no set of places: spare bits are never members
            crossed_[v].words.fill(~Word{0});
        }
    }

    void take(std::span<const Word> kept) {
        const Word* from = kept.data() + 1;
        const auto fetch = [&from](Cells& cells) {
            std::copy_n(from, N, cells.words.begin());
            from += N;
        };
        fetch(done_);
        for (std::size_t v = 0; v < values_; ++v) {
            fetch(places_[v]);
            crossed_[v] = places_[v];
            scanned_[v] = base(v);
        }
    }

    Base base(std::size_t v) const { return places_[v].template first<B>(); }

    // Of fields named by their spare bits, all words at once:
    /// the set without the first member of each;
    Cells without_first(const Cells& set, const Cells& fields) const {
        Cells found;
        for (std::size_t i = 0; i < N; ++i) {
            const Word spares = fields.words[i];
            found.words[i] = set.words[i] & ((set.words[i] | spares) - (spares >> layout_.width));
        }
        return found;
    }
    /// those that have a member.
    Cells not_empty(const Cells& set, const Cells& fields) const {
        Cells found;
        for (std::size_t i = 0; i < N; ++i) {
            const Word spares = fields.words[i];
            found.words[i] = ((set.words[i] | spares) - (spares >> layout_.width)) & spares;
        }
        return found;
    }
    /// The fields that require the value and have no cell done with it.
    Cells open_fields(std::size_t v) const {
        return layout_.required[v] - not_empty(places_[v] & done_, layout_.required[v]);
    }

    /// Takes the values of cells that have one candidate from their peers. False where a cell has none.
    bool fix_naked() {
        for (;;) {
            Base once{}, twice{};
            for (std::size_t v = 0; v < values_; ++v) {
                const Base places = base(v);
                twice |= once & places;
                once |= places;
            }
            if (!(layout_.all - once).is_empty()) return false;
            const Base fresh = (once - twice) - done_.template first<B>();
            if (fresh.is_empty()) return true;
            fresh.for_each([&](std::size_t bit) { settle(bit); });
        }
    }

    /// Takes the value of a cell with one candidate from its peers. Where one before has taken it, the cell
    /// has none, which the next look at all cells finds. Without branches: which value it is cannot be
    /// predicted.
    void settle(std::size_t base_bit) {
        std::size_t value = 0;
        for (std::size_t v = 0; v < values_; ++v) {
            const std::size_t is_value = places_[v].contains(base_bit) ? 1 : 0;
            value |= v & (0 - is_value);
        }
        const std::uint32_t cell = layout_.cell_at[base_bit];
        places_[value] -= layout_.peers[cell];
        done_ |= layout_.itself[cell];
    }

    /// Fixes cells that are the only place of a required value in a group. Whether there were such; not on a
    /// conflict.
    bool place_hidden() {
        bool has_placed = false;
        for (std::size_t v = 0; v < values_; ++v) {
            if (base(v) == scanned_[v]) continue;
            scanned_[v] = base(v);
            const Cells single = hidden_singles(v);
            if (has_conflict_) return false;
            if (single.is_empty()) continue;
            Cells hidden{};
            single.for_each([&](std::size_t bit) { hidden |= layout_.itself[layout_.cell_at[bit]]; });
            for (std::size_t other = 0; other < values_; ++other) {
                if (other != v) places_[other] -= hidden;
            }
            has_placed = true;
        }
        return has_placed;
    }

    /// The value's places that are the only ones in an open field; notes a conflict where one has none.
    Cells hidden_singles(std::size_t v) {
        const Cells open = open_fields(v);
        Cells single;
        Word without = 0;
        for (std::size_t i = 0; i < N; ++i) {
            const Word spares = open.words[i], firsts = spares >> layout_.width, places = places_[v].words[i];
            const Word borrowed = (places | spares) - firsts;  // a field without a place has lost its spare
            const Word more = ((places & borrowed) | spares) - firsts;
            const Word alone = spares & ~more;
            without |= spares & ~borrowed;
            single.words[i] = places & (alone - (alone >> layout_.width));
        }
        has_conflict_ = without != 0;
        return single;
    }

    /// Whether some cell lost a value by what two groups share.
    bool cross_groups() {
        bool has_pruned = false;
        for (std::size_t v = 0; v < values_; ++v) {
            if (base(v) == crossed_[v].template first<B>()) continue;
            const Cells fields = crossing_fields(v);
            crossed_[v] = places_[v];
            for (std::size_t i = 0; i < N; ++i) {
                for (Word rest = fields.words[i]; rest != 0; rest &= rest - 1) {
                    has_pruned |= cross(v, i, rest & -rest);
                }
            }
        }
        return has_pruned;
    }

    /// The open fields that have lost places since they were last looked at, and have several, but no more
    /// than two groups share.
    Cells crossing_fields(std::size_t v) const {
        const Cells open = open_fields(v);
        const Cells several = without_first(places_[v], open);
        Cells too_many = several;
        for (std::size_t k = 1; k < layout_.most_shared; ++k) too_many = without_first(too_many, open);
        return (not_empty(several, open) - not_empty(too_many, open)) &
               not_empty(crossed_[v] - places_[v], open);
    }

    /// Whether another group loses the value by where it stands in this field.
    bool cross(std::size_t v, std::size_t word, Word spare) {
        const Word here = places_[v].words[word] & (spare - (spare >> layout_.width));
        if (here == 0) return false;  // a conflict, which the next look at the groups finds
        const std::size_t bit = word * kWordBits + static_cast<std::size_t>(std::countr_zero(here));
        bool has_pruned = false;
        for (std::uint32_t k = layout_.first_crossing[bit]; k < layout_.first_crossing[bit + 1]; ++k) {
            const auto& [shared, rest] = layout_.crossings[layout_.crossings_at[k]];
            if ((here & ~shared) != 0 || (places_[v] & rest).is_empty()) continue;
            places_[v] -= rest;
            has_pruned = true;
        }
        return has_pruned;
    }

    const DistinctLayout<B, N>& layout_;
    std::size_t values_;
    Word mask_ = values_ == kWordBits ? ~Word{0} : (Word{1} << values_) - 1;
    bool has_conflict_ = false;
    Cells done_;                           // fixed cells whose values their peers have lost
    std::array<Cells, kWordBits> places_;  // of each value
    std::array<Base, kWordBits> before_;   // of each value: its places as the variables have them
    // Of each value: its places when its groups were last looked at.
    std::array<Base, kWordBits> scanned_;
    std::array<Cells, kWordBits> crossed_;
};

template <std::size_t B, std::size_t N>
class DistinctNetwork final : public Propagator {
  public:
    DistinctNetwork(std::size_t cells, std::size_t values, const std::vector<DistinctGroup>& groups,
                    const DistinctFields& fields)
        : layout_(cells, values, groups, fields), reasons_(cells, groups), groups_(groups) {}

    std::string_view name() const override { return "distinct_network"; }
    Cost cost() const override { return Cost::Linear; }
    std::size_t reversible_words(std::size_t) const override {
        return Board<B, N>::reversible_words(layout_.values);
    }

    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override {
        Board<B, N> board(layout_, scratch.reversible);
        changed.for_each([&](std::size_t c) { board.narrow(c, scope[c].word(0)); });
        if (!board.to_fixpoint() || !board.write_back(scope)) return Propagation::Conflict;
        board.keep(scratch.reversible);
        return board.is_done() ? Propagation::Entailed : Propagation::Fixpoint;
    }

    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override {
        auto reason = reasons_.reason(removals, before);
        return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
    }

    /// A piece a group.
    void outline(std::size_t, DemandOutline& outline) const override {
        for (const auto& [positions, required] : groups_) {
            Residual demand;
            demand.add(required);
            outline.begin(name(), demand);
            for (const std::uint32_t position : positions) outline.add(position, 0);
        }
    }

    void couple(std::size_t, CoupledPositions& coupled) const override {
        for (const DistinctGroup& group : groups_) coupled.add(Coupling::Differ, group.positions);
    }

  private:
    DistinctLayout<B, N> layout_;
    DistinctReasons reasons_;
    std::vector<DistinctGroup> groups_;
};

/// The sizes that loops are unrolled for, the smallest first: words of the base, words in all.
template <std::size_t B, std::size_t N>
struct Size {};
constexpr std::tuple<Size<1, 3>, Size<2, 6>, Size<2, 8>, Size<8, 24>, Size<16, 52>, Size<32, 100>> kSizes;

}  // namespace

std::shared_ptr<const Propagator> make_distinct_network(std::size_t cells, std::size_t values,
                                                        const std::vector<DistinctGroup>& groups) {
    SATOR_CHECK(values <= kWordBits);
    std::shared_ptr<const Propagator> network;
    const auto fields = DistinctFields::deal(cells, groups);
    if (!fields) return network;
    const auto make = [&]<std::size_t B, std::size_t N>(Size<B, N>) {
        if (network || fields->base_words > B || fields->words > N) return;
        network = std::make_shared<DistinctNetwork<B, N>>(cells, values, groups, *fields);
    };
    std::apply([&](auto... sizes) { (make(sizes), ...); }, kSizes);
    return network;
}

}  // namespace sator
