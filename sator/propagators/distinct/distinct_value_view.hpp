#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/distinct/distinct_layout.hpp"

namespace sator::propagators {

/// The candidates of a network's cells, stored by value: for each value its places, i.e. the set of open cells
/// that can have it, laid out in fields (distinct_fields.hpp). A field's spare bit is a member as long as its
/// group requires the value and has no fixed cell with it: the field is open. Then one intersection removes a
/// fixed cell's value from all its peers and closes its fields, one addition over the values finds all naked
/// singles, and two subtractions find a value's hidden singles in all groups. A round costs values × N words;
/// values whose places did not change are skipped.
///
/// A cell that is fixed leaves the places of its value at once, and those of the others when they are looked
/// at next.
template <std::size_t B, std::size_t N>
class DistinctValueView {
  public:
    using Base = CellSet<B>;
    using Cells = CellSet<N>;
    using Layout = DistinctLayout<B, N>;

    /// Leaves the candidates uninitialised: call `reset`, `assign` or `restore` first.
    explicit DistinctValueView(const Layout& layout) : layout_(&layout), values_(layout.values) {}

    /// Gives every cell all values.
    void reset() {
        has_conflict_ = false;
        is_new_ = true;
        open_ = ~Cells{};
        for (std::size_t v = 0; v < values_; ++v) {
            places_[v] = intersected_[v] = layout_->everywhere[v];
        }
    }

    /// Copies `other`, which must be at its fixpoint.
    void assign(const DistinctValueView& other) {
        has_conflict_ = is_new_ = false;
        open_ = other.open_;
        for (std::size_t v = 0; v < values_; ++v) {
            places_[v] = intersected_[v] = other.places_[v];
            scanned_[v] = places_[v].template first<B>();
        }
        std::copy_n(other.value_of_.begin(), layout_->at.size(), value_of_.begin());
    }

    static constexpr std::size_t saved_words(std::size_t values, std::size_t cells) {
        return N * (1 + values) + words_for(cells * 8);
    }
    /// Writes the words that `restore` reads.
    void save(std::span<Word> saved) const {
        Word* to = std::ranges::copy(open_.words, saved.data()).out;
        for (std::size_t v = 0; v < values_; ++v) to = std::ranges::copy(places_[v].words, to).out;
        std::memcpy(to, value_of_.data(), layout_->at.size());
    }
    void restore(std::span<const Word> saved) {
        has_conflict_ = is_new_ = false;
        const Word* from = saved.data();
        const auto fetch = [&from](Cells& cells) {
            std::copy_n(from, N, cells.words.begin());
            from += N;
        };
        fetch(open_);
        for (std::size_t v = 0; v < values_; ++v) {
            fetch(places_[v]);
            intersected_[v] = places_[v];
            scanned_[v] = places_[v].template first<B>();
        }
        std::memcpy(value_of_.data(), from, layout_->at.size());
    }

    /// Removes the values outside `candidates` from a cell.
    void narrow(std::size_t cell, Word candidates) {
        const auto& at = layout_->at[cell];
        const Word lost = ~candidates & layout_->all_values;
        if (!open_.contains(at.bit)) has_conflict_ |= (lost >> value_of_[cell] & 1) != 0;
        for (Word rest = lost; rest != 0; rest &= rest - 1)
            places_[static_cast<std::size_t>(std::countr_zero(rest))] &= at.others;
    }
    /// Fixes an open cell. If it cannot have the value, that is a conflict.
    void fix(std::size_t cell, std::size_t v) {
        const auto& at = layout_->at[cell];
        has_conflict_ |= !places_[v].contains(at.bit);
        places_[v] &= at.kept;
        open_ &= at.others;
        value_of_[cell] = static_cast<std::uint8_t>(v);
    }

    /// Propagates to fixpoint. Returns false on a conflict.
    bool to_fixpoint() {
        if (has_conflict_) return false;
        do {
            do {
                if (!propagate_naked_singles()) return false;
            } while (propagate_hidden_singles());
        } while (!has_conflict_ && !is_done() && propagate_intersections());
        return !has_conflict_;
    }

    /// Returns whether all cells are fixed and their values removed from their peers.
    bool is_done() const { return open_cells().is_empty(); }
    /// Returns the places of a value among the open cells, one bit for each cell (the base).
    Base open_places(std::size_t v) const { return places_[v].template first<B>() & open_cells(); }
    Base open_cells() const { return open_.template first<B>() & layout_->all; }
    /// Returns the value of a fixed cell.
    std::size_t value_of(std::size_t cell) const { return value_of_[cell]; }

  private:
    /// Fixes cells with one candidate. Returns false if a cell has none.
    bool propagate_naked_singles() {
        for (;;) {
            const Candidates found = candidates();
            const Base open = open_cells(), fresh = (open & found.once) - found.twice;
            if (!(open - found.once).is_empty()) return false;
            if (fresh.is_empty()) return !has_conflict_;
            fresh.for_each([&](std::size_t bit) { fix(layout_->cell_at[bit], found.only_value(bit)); });
        }
    }

    /// The cells that have one or more of some values, those that have several, and those that have a value with the binary
    /// digit 2^k. If a cell has one candidate, its digits tell which.
    struct Candidates {
        Base once{}, twice{}, ones{}, twos{}, fours{};
        std::array<Base, 3> high_digits;

        Candidates() {
            for (Base& cells : high_digits) cells = {};
        }
        std::size_t only_value(std::size_t bit) const {
            std::size_t value = 0;
            for (std::size_t k = 0; k < high_digits.size(); ++k)
                value |= std::size_t{high_digits[k].contains(bit)} << (3 + k);
            return value | std::size_t{fours.contains(bit)} << 2 | std::size_t{twos.contains(bit)} << 1 |
                   std::size_t{ones.contains(bit)};
        }
        void add_high_digits(std::size_t v, const Base& cells) {
            for (std::size_t rest = v / 8; rest != 0; rest &= rest - 1)
                high_digits[static_cast<std::size_t>(std::countr_zero(rest))] |= cells;
        }
        [[gnu::always_inline]] void add(std::size_t v, const Base& places) {
            twice |= once & places;
            once |= places;
            if ((v & 1) != 0) ones |= places;
            if ((v & 2) != 0) twos |= places;
            if ((v & 4) != 0) fours |= places;
            add_high_digits(v, places);
        }
        /// Adds eight values, the first of which is v, in a tree: its inner nodes are digits, too.
        template <class At>
        [[gnu::always_inline]] void add_eight(std::size_t v, At at) {
            const Base a = at(0) | at(1), b = at(2) | at(3), c = at(4) | at(5), d = at(6) | at(7);
            const Base low = a | b, high = c | d, any = low | high;
            twice |= (at(0) & at(1)) | (at(2) & at(3)) | (at(4) & at(5)) | (at(6) & at(7)) | (a & b) |
                     (c & d) | (low & high) | (once & any);
            once |= any;
            ones |= at(1) | at(3) | at(5) | at(7);
            twos |= b | d;
            fours |= high;
            add_high_digits(v, any);
        }
    };
    [[gnu::always_inline]] Candidates candidates() const {
        Candidates found;
        std::size_t v = 0;
        for (; v + 8 <= values_; v += 8)
            found.add_eight(v, [&](std::size_t k) { return places_[v + k].template first<B>(); });
        for (; v < values_; ++v) found.add(v, places_[v].template first<B>());
        return found;
    }

    /// Fixes the cells that are the only place of a required value in a group. Returns whether there are any;
    /// false on a conflict.
    bool propagate_hidden_singles() {
        bool has_fixed = false;
        for (std::size_t v = 0; v < values_; ++v) {
            if ((places_[v].template first<B>() & open_.template first<B>()) == scanned_[v] && !is_new_)
                continue;
            places_[v] &= open_;
            has_fixed |= propagate_hidden_singles(v);
            if (has_conflict_) return false;
        }
        is_new_ = false;
        return has_fixed;
    }

    /// Fixes the hidden singles of a value until there are no new ones. Returns whether there were any.
    bool propagate_hidden_singles(std::size_t v) {
        Cells places = places_[v];
        bool has_fixed = false;
        for (;;) {
            const Cells single = hidden_singles(places);
            if (single.is_empty()) break;
            has_fixed = true;
            has_conflict_ |= !(single & layout_->spares).is_empty();
            if (has_conflict_) break;
            single.for_each([&](std::size_t bit) {
                if (!places.contains(bit)) return;  // fixed in another group, or a conflict
                const std::size_t at = layout_->cell_at[bit];
                const auto& cell = layout_->at[at];
                places &= cell.kept;
                open_ &= cell.others;
                value_of_[at] = static_cast<std::uint8_t>(v);
            });
        }
        places_[v] = places;
        scanned_[v] = places.template first<B>();
        return has_fixed;
    }

    /// Returns the places of a value that are the only ones in an open field, and the spare bits of open fields that have
    /// none.
    [[gnu::always_inline]] Cells hidden_singles(const Cells& of) const {
        return Cells::each(
            [width = layout_->width](auto places, auto all_spares) __attribute__((always_inline)) {
                const auto spares = places & all_spares, lows = spares >> width;
                const auto borrowed = places - lows;  // a field without a place has lost its spare bit
                const auto alone = spares & ~((places & borrowed) - lows);
                return (places & (alone - (alone >> width))) | (spares & ~borrowed);
            },
            of, layout_->spares);
    }

    /// Returns whether an intersection of two groups removed a candidate.
    bool propagate_intersections() {
        bool has_pruned = false;
        for (std::size_t v = 0; v < values_; ++v) {
            if (places_[v].template first<B>() == intersected_[v].template first<B>()) continue;
            has_pruned |= propagate_intersections(v);
        }
        return has_pruned;
    }

    /// Looks at the open fields that have lost places since they were last looked at. No open field is empty.
    bool propagate_intersections(std::size_t v) {
        const Cells places = places_[v], spares = places & layout_->spares;
        const Cells lows =
            Cells::each([width = layout_->width](auto spare) { return spare >> width; }, spares);
        // Subtracting the lowest bit of a field that has no other member takes its spare bit.
        const Cells lost = Cells::each([](auto before, auto now, auto spare,
                                          auto low) { return (((before & ~now) | spare) - low) & spare; },
                                       intersected_[v], places, spares, lows);
        intersected_[v] = places;
        bool has_pruned = false;
        for (const auto& layer : layout_->layers) {
            const Cells inside =
                Cells::each([](auto now, auto outside, auto spare, auto low,
                               auto open) { return open & ~(((now & outside) | spare) - low); },
                            places, layer.outside, spares, lows, lost);
            if (inside.is_empty()) continue;
            inside.for_each([&](std::size_t spare) {
                const Cells& rest = layout_->rests[layer.rest_of[spare]];
                has_pruned |= !(places_[v] & rest).is_empty();
                places_[v] -= rest;
            });
        }
        return has_pruned;
    }

    const Layout* layout_;
    std::size_t values_;
    bool has_conflict_ = false;
    bool is_new_ = false;                               // hidden singles have not been searched yet
    Cells open_;                                        // all bits but those of fixed cells
    std::array<Cells, kWordBits> places_;               // by value
    std::array<std::uint8_t, B * kWordBits> value_of_;  // by cell: its value, if it is fixed
    // By value: its places when hidden singles (and intersections) were last searched.
    std::array<Base, kWordBits> scanned_;
    std::array<Cells, kWordBits> intersected_;
};

}  // namespace sator::propagators
