// Naked and hidden singles of all groups, and what two groups share: where a required value has its places in
// one group only in cells of another, it leaves the rest of that other ("pointing", "claiming"). Decides;
// prunes at least as much as AllDifferent on each group alone.
//
// The candidates are kept turned round: for each value the set of cells that can have it, in words. Then a
// fixed cell takes its value from all its peers at once, all naked singles come out of one addition over the
// values, and a hidden single is a set with one member. Values times groups times words a round; values whose
// places did not change are skipped.
#include "sator/propagators/distinct_network.hpp"

#include <algorithm>

#include "sator/base/check.hpp"
#include "sator/engine/demand_outline.hpp"
#include "sator/engine/scope.hpp"
#include "sator/propagators/cell_set.hpp"
#include "sator/propagators/distinct_reason.hpp"

namespace sator {

namespace {

/// Where the groups lie: N words hold a set of cells, G words a set of groups.
template <std::size_t N, std::size_t G>
struct Layout {
    using Cells = CellSet<N>;
    using Groups = CellSet<G>;
    /// A required value of the inner group whose places all lie in the crossing leaves the rest of the outer
    /// one.
    struct Crossing {
        Cells rest_of_inner, rest_of_outer;
    };
    struct Group {
        Cells cells;
        std::vector<Crossing> crossings;
    };

    std::size_t values;
    Cells all{};
    std::vector<Group> groups;      // those that require values
    std::vector<Cells> peers;       // of each cell: those that must differ from it
    std::vector<Groups> groups_of;  // of each cell
    std::vector<Groups> requirers;  // of each value: the groups that require it

    Layout(std::size_t cells, std::size_t value_count, const std::vector<DistinctGroup>& stated)
        : values(value_count), peers(cells), groups_of(cells), requirers(value_count) {
        for (std::size_t c = 0; c < cells; ++c) all.insert(c);
        std::vector<Cells> members;
        for (const DistinctGroup& group : stated) members.push_back(separate(group));
        for (std::size_t g = 0; g < stated.size(); ++g) {
            if (stated[g].required != 0) require(stated[g], g, members);
        }
    }

  private:
    Cells separate(const DistinctGroup& stated) {
        Cells cells{};
        for (const std::uint32_t c : stated.positions) cells.insert(c);
        for (const std::uint32_t c : stated.positions) {
            peers[c] |= cells;
            peers[c].remove(c);
        }
        return cells;
    }

    void require(const DistinctGroup& stated, std::size_t own, const std::vector<Cells>& members) {
        Group group{.cells = members[own], .crossings = {}};
        for (std::size_t v = 0; v < values; ++v) {
            if ((stated.required >> v & 1) != 0) requirers[v].insert(groups.size());
        }
        for (const std::uint32_t c : stated.positions) groups_of[c].insert(groups.size());
        for (const Cells& outer : members) {
            const Cells shared = group.cells & outer;
            if (shared == group.cells || shared == outer || shared.is_empty() || shared.has_one()) continue;
            group.crossings.push_back({group.cells - shared, outer - shared});
        }
        groups.push_back(std::move(group));
    }
};

/// One call: the candidates of all cells, turned round, until nothing more follows.
template <std::size_t N, std::size_t G>
class Board {
  public:
    using Cells = CellSet<N>;
    using Groups = CellSet<G>;

    static std::size_t reversible_words(std::size_t values) { return 1 + N + values * (N + G); }

    Board(const Layout<N, G>& layout, std::span<const Word> kept) : layout_(layout), values_(layout.values) {
        if (kept[0] == 0) {
            start();
        } else {
            take(kept);
        }
    }

    /// Takes in that the cell's candidates are these.
    void narrow(std::size_t cell, Word candidates) {
        for (Word lost = ~candidates & mask_; lost != 0; lost &= lost - 1) {
            places_[static_cast<std::size_t>(std::countr_zero(lost))].remove(cell);
        }
    }

    bool to_fixpoint() {
        for (std::size_t v = 0; v < values_; ++v) before_[v] = places_[v];
        do {
            do {
                if (!fix_naked()) return false;
            } while (place_hidden());
        } while (!has_conflict_ && cross_groups());
        return !has_conflict_;
    }

    /// Narrows the variables as the cells are.
    bool write_back(Scope& scope) const {
        Cells changed{};
        for (std::size_t v = 0; v < values_; ++v) changed |= before_[v] - places_[v];
        bool is_open = true;
        changed.for_each([&](std::size_t c) {
            Word candidates = 0;
            for (std::size_t v = 0; v < values_; ++v) candidates |= Word{places_[v].contains(c)} << v;
            is_open = is_open && scope.keep(c, {&candidates, 1});
        });
        return is_open;
    }

    void keep(std::span<Word> kept) const {
        kept[0] = 1;
        Word* to = put(kept.data() + 1, &done_, 1);
        to = put(to, places_.data(), values_);
        put(to, open_groups_.data(), values_);
    }

    bool is_done() const { return done_ == layout_.all; }

  private:
    template <class Set>
    static Word* put(Word* to, const Set* sets, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) to = std::ranges::copy(sets[i].words, to).out;
        return to;
    }
    template <class Set>
    static const Word* fetch(const Word* from, Set* sets, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i, from += sets[i - 1].words.size()) {
            std::copy_n(from, sets[i].words.size(), sets[i].words.begin());
        }
        return from;
    }

    void start() {
        done_ = {};
        for (std::size_t v = 0; v < values_; ++v) {
            places_[v] = layout_.all;
            open_groups_[v] = layout_.requirers[v];
            scanned_[v] = crossed_[v] = {};
        }
        is_first_ = true;
    }

    void take(std::span<const Word> kept) {
        const Word* from = fetch(kept.data() + 1, &done_, 1);
        from = fetch(from, places_.data(), values_);
        fetch(from, open_groups_.data(), values_);
        for (std::size_t v = 0; v < values_; ++v) scanned_[v] = crossed_[v] = places_[v];
    }

    /// Takes the values of cells that have one candidate from their peers. False where a cell has none.
    bool fix_naked() {
        for (;;) {
            Cells once{}, twice{};
            for (std::size_t v = 0; v < values_; ++v) {
                twice |= once & places_[v];
                once |= places_[v];
            }
            if (!(layout_.all - once).is_empty()) return false;
            const Cells fresh = (once - twice) - done_;
            if (fresh.is_empty()) return true;
            done_ |= fresh;
            for (std::size_t v = 0; v < values_; ++v) {
                (places_[v] & fresh).for_each([&](std::size_t c) {
                    places_[v] -= layout_.peers[c];
                    open_groups_[v] -= layout_.groups_of[c];
                });
            }
        }
    }

    /// Fixes cells that are the only place of a required value in a group. Whether there were such; not on a
    /// conflict.
    bool place_hidden() {
        bool has_placed = false;
        for (std::size_t v = 0; v < values_; ++v) {
            if (places_[v] == scanned_[v] && !is_first_) continue;
            const Cells places = scanned_[v] = places_[v];
            Cells hidden{};
            open_groups_[v].for_each([&](std::size_t g) {
                const Cells here = places & layout_.groups[g].cells;
                has_conflict_ |= here.is_empty();
                if (here.has_one()) hidden |= here;
            });
            if (has_conflict_) return false;
            hidden -= done_;
            if (hidden.is_empty()) continue;
            for (std::size_t other = 0; other < values_; ++other) {
                if (other != v) places_[other] -= hidden;
            }
            has_placed = true;
        }
        is_first_ = false;
        return has_placed;
    }

    /// Whether some cell lost a value by what two groups share.
    bool cross_groups() {
        bool has_pruned = false;
        for (std::size_t v = 0; v < values_; ++v) {
            Cells& places = places_[v];
            if (places == crossed_[v]) continue;
            open_groups_[v].for_each([&](std::size_t g) {
                for (const auto& [rest_of_inner, rest_of_outer] : layout_.groups[g].crossings) {
                    if (!(places & rest_of_inner).is_empty() || (places & rest_of_outer).is_empty()) continue;
                    places -= rest_of_outer;
                    has_pruned = true;
                }
            });
            crossed_[v] = places;
        }
        return has_pruned;
    }

    const Layout<N, G>& layout_;
    std::size_t values_;
    Word mask_ = values_ == kWordBits ? ~Word{0} : (Word{1} << values_) - 1;
    bool has_conflict_ = false;
    bool is_first_ = false;  // no value's groups have been looked at, not even of those without places
    Cells done_;             // fixed cells whose values their peers have lost
    std::array<Cells, kWordBits> places_;  // of each value
    std::array<Groups, kWordBits>
        open_groups_;  // of each value: the groups that require it and have no cell done with it
    std::array<Cells, kWordBits> before_;  // of each value: its places as the variables have them
    std::array<Cells, kWordBits> scanned_,
        crossed_;  // of each value: its places when its groups were last looked at
};

template <std::size_t N, std::size_t G>
class DistinctNetwork final : public Propagator {
  public:
    DistinctNetwork(std::size_t cells, std::size_t values, const std::vector<DistinctGroup>& groups)
        : layout_(cells, values, groups), reasons_(cells, groups), groups_(groups) {}

    std::string_view name() const override { return "distinct_network"; }
    Cost cost() const override { return Cost::Linear; }
    std::size_t reversible_words(std::size_t) const override {
        return Board<N, G>::reversible_words(layout_.values);
    }

    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override {
        Board<N, G> board(layout_, scratch.reversible);
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

  private:
    Layout<N, G> layout_;
    DistinctReasons reasons_;
    std::vector<DistinctGroup> groups_;
};

std::size_t count_requiring(const std::vector<DistinctGroup>& groups) {
    return static_cast<std::size_t>(
        std::ranges::count_if(groups, [](const DistinctGroup& group) { return group.required != 0; }));
}

}  // namespace

std::shared_ptr<const Propagator> make_distinct_network(std::size_t cells, std::size_t values,
                                                        const std::vector<DistinctGroup>& groups) {
    SATOR_CHECK(cells <= kMostNetworkCells && count_requiring(groups) <= kMostNetworkGroups &&
                values <= kWordBits);
    const std::size_t words = words_for(cells);
    if (words > 4 || count_requiring(groups) > kWordBits) {
        return std::make_shared<DistinctNetwork<words_for(kMostNetworkCells), words_for(kMostNetworkGroups)>>(
            cells, values, groups);
    }
    if (words == 1) return std::make_shared<DistinctNetwork<1, 1>>(cells, values, groups);
    if (words == 2) return std::make_shared<DistinctNetwork<2, 1>>(cells, values, groups);
    return std::make_shared<DistinctNetwork<4, 1>>(cells, values, groups);
}

}  // namespace sator
