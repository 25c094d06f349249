#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/distinct/distinct_layout.hpp"

namespace sator::propagators {

/// The candidates of a network's cells, stored by value: for each value its places, i.e. the set of cells
/// that can have it, laid out in fields (distinct_fields.hpp). Then a fixed cell removes its value from all
/// its peers at once, one addition over the values finds all naked singles, and two subtractions find a
/// value's hidden singles in all groups. A round costs values × N words; values whose places did not change
/// are skipped.
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
        propagated_ = {};
        for (std::size_t v = 0; v < values_; ++v) {
            places_[v] = layout_->everywhere;
            open_[v] = layout_->required[v];
            scanned_[v].words.fill(~Word{0});  // no set of places equals it: spare bits are never members
            intersected_[v].words.fill(~Word{0});
        }
    }

    /// Copies `other`, which must be at its fixpoint.
    void assign(const DistinctValueView& other) {
        has_conflict_ = false;
        propagated_ = other.propagated_;
        for (std::size_t v = 0; v < values_; ++v) {
            intersected_[v] = places_[v] = other.places_[v];
            scanned_[v] = other.base(v);
            open_[v] = other.open_[v];
        }
    }

    static constexpr std::size_t saved_words(std::size_t values) { return N * (1 + values); }
    /// Writes the words that `restore` reads.
    void save(std::span<Word> saved) const {
        Word* to = std::ranges::copy(propagated_.words, saved.data()).out;
        for (std::size_t v = 0; v < values_; ++v) to = std::ranges::copy(places_[v].words, to).out;
    }
    void restore(std::span<const Word> saved) {
        has_conflict_ = false;
        const Word* from = saved.data();
        const auto fetch = [&from](Cells& cells) {
            std::copy_n(from, N, cells.words.begin());
            from += N;
        };
        fetch(propagated_);
        for (std::size_t v = 0; v < values_; ++v) {
            fetch(places_[v]);
            open_[v] = layout_->required[v] - not_empty(places_[v] & propagated_, layout_->required[v]);
            intersected_[v] = places_[v];
            scanned_[v] = base(v);
        }
    }

    /// Removes the values outside `candidates` from a cell.
    void narrow(std::size_t cell, Word candidates) {
        for (Word lost = ~candidates & layout_->all_values; lost != 0; lost &= lost - 1) {
            places_[static_cast<std::size_t>(std::countr_zero(lost))] -= layout_->at[cell].itself;
        }
    }
    /// Narrows all cells. A cell with one candidate is removed from the places of all other values together
    /// with all such cells, because there are many among a question's givens.
    template <class CandidatesOf>
    void narrow_all(const CandidatesOf& candidates_of) {
        Cells fixed{};
        std::array<Cells, kWordBits> fixed_to;  // by value
        std::fill_n(fixed_to.begin(), values_, Cells{});
        for (std::size_t c = 0; c < layout_->at.size(); ++c) {
            const Word candidates = candidates_of(c);
            if (!is_single_bit(candidates)) {
                narrow(c, candidates);
                continue;
            }
            fixed |= layout_->at[c].itself;
            fixed_to[static_cast<std::size_t>(std::countr_zero(candidates))] |= layout_->at[c].itself;
        }
        for (std::size_t v = 0; v < values_; ++v) places_[v] -= fixed - fixed_to[v];
    }

    /// Propagates to fixpoint. Returns false on a conflict.
    bool to_fixpoint() {
        do {
            do {
                if (!propagate_naked_singles()) return false;
            } while (propagate_hidden_singles());
        } while (!has_conflict_ && !is_done() && propagate_intersections());
        return !has_conflict_;
    }

    /// Returns whether all cells are fixed and their values removed from their peers.
    bool is_done() const { return propagated_.template first<B>() == layout_->all; }
    /// Returns the places of a value, one bit for each cell (the base).
    Base base(std::size_t v) const { return places_[v].template first<B>(); }
    Base propagated() const { return propagated_.template first<B>(); }

  private:
    // The next two functions take sets of fields, given by their spare bits, and work on all fields of a word
    // at once.
    /// Returns `set` without the first member in each field.
    Cells without_first(const Cells& set, const Cells& fields) const {
        Cells found;
        for (std::size_t i = 0; i < N; ++i) {
            const Word spares = fields.words[i];
            found.words[i] = set.words[i] & ((set.words[i] | spares) - (spares >> layout_->width));
        }
        return found;
    }
    /// Returns the spare bits of the fields in which `set` has a member.
    Cells not_empty(const Cells& set, const Cells& fields) const {
        Cells found;
        for (std::size_t i = 0; i < N; ++i) {
            const Word spares = fields.words[i];
            found.words[i] = ((set.words[i] | spares) - (spares >> layout_->width)) & spares;
        }
        return found;
    }

    /// Removes the values of cells with one candidate from their peers. Returns false if a cell has none.
    bool propagate_naked_singles() {
        for (;;) {
            Base once{}, twice{};
            for (std::size_t v = 0; v < values_; ++v) {
                const Base places = base(v);
                twice |= once & places;
                once |= places;
            }
            if (!(layout_->all - once).is_empty()) return false;
            const Base fresh = (once - twice) - propagated();
            if (fresh.is_empty()) return true;
            for (std::size_t v = 0; v < values_; ++v) remove_from_peers(v, fresh & base(v));
        }
    }

    /// Removes value v from the peers of cells that have no other candidate. If two of the cells are peers,
    /// both lose their last candidate, which the next pass over all cells detects.
    void remove_from_peers(std::size_t v, const Base& cells) {
        for (std::size_t i = 0; i < B; ++i) {
            for (Word rest = cells.words[i]; rest != 0; rest &= rest - 1) {
                const std::size_t bit = i * kWordBits + static_cast<std::size_t>(std::countr_zero(rest));
                const auto& cell = layout_->at[layout_->cell_at[bit]];
                places_[v] -= cell.peers;
                open_[v] -= cell.fields;
                propagated_ |= cell.itself;
            }
        }
    }

    /// Fixes the cells that are the only place of a required value in a group. Returns whether there are any;
    /// false on a conflict.
    bool propagate_hidden_singles() {
        bool has_placed = false;
        for (std::size_t v = 0; v < values_; ++v) {
            if (base(v) == scanned_[v]) continue;
            const Cells hidden = propagate_hidden_singles(v);
            if (has_conflict_) return false;
            if (hidden.is_empty()) continue;
            propagated_ |= hidden;
            for (std::size_t other = 0; other < values_; ++other) {
                if (other != v) places_[other] -= hidden;
            }
            has_placed = true;
        }
        return has_placed;
    }

    /// Removes a value from the peers of its hidden singles until there are no new ones. Returns the hidden
    /// singles.
    Cells propagate_hidden_singles(std::size_t v) {
        Cells hidden{};
        for (;;) {
            scanned_[v] = base(v);
            const Cells single = hidden_singles(v);
            if (single.is_empty() || has_conflict_) return hidden;
            single.for_each([&](std::size_t bit) {
                if (hidden.contains(bit)) return;  // a hidden single in two groups
                const auto& cell = layout_->at[layout_->cell_at[bit]];
                places_[v] -= cell.peers;
                open_[v] -= cell.fields;
                hidden |= cell.itself;
            });
        }
    }

    /// Returns the places of the value that are the only ones in an open field. Notes a conflict if an open
    /// field has no place.
    Cells hidden_singles(std::size_t v) {
        Cells single;
        Word without = 0;
        for (std::size_t i = 0; i < N; ++i) {
            const Word spares = open_[v].words[i], firsts = spares >> layout_->width,
                       places = places_[v].words[i];
            // a field without a place has lost its spare bit
            const Word borrowed = (places | spares) - firsts;
            const Word more = ((places & borrowed) | spares) - firsts;
            const Word alone = spares & ~more;
            without |= spares & ~borrowed;
            single.words[i] = places & (alone - (alone >> layout_->width));
        }
        has_conflict_ = without != 0;
        return single;
    }

    /// Returns whether an intersection of two groups removed a candidate.
    bool propagate_intersections() {
        bool has_pruned = false;
        for (std::size_t v = 0; v < values_; ++v) {
            if (base(v) == intersected_[v].template first<B>()) continue;
            const Cells fields = fields_with_intersections(v);
            intersected_[v] = places_[v];
            for (std::size_t i = 0; i < N; ++i) {
                for (Word rest = fields.words[i]; rest != 0; rest &= rest - 1) {
                    has_pruned |= propagate_intersection(v, i, rest & -rest);
                }
            }
        }
        return has_pruned;
    }

    /// Returns the open fields that have lost places since they were last looked at and still have several,
    /// but not more than two groups can share.
    Cells fields_with_intersections(std::size_t v) const {
        const Cells open = open_[v];
        const Cells several = without_first(places_[v], open);
        Cells too_many = several;
        for (std::size_t k = 1; k < layout_->max_shared; ++k) too_many = without_first(too_many, open);
        return (not_empty(several, open) - not_empty(too_many, open)) &
               not_empty(intersected_[v] - places_[v], open);
    }

    /// Returns whether another group loses the value because all its places in this field are shared with
    /// that group.
    bool propagate_intersection(std::size_t v, std::size_t word, Word spare) {
        const Word here = places_[v].words[word] & (spare - (spare >> layout_->width));
        if (here == 0) return false;  // a conflict: the next pass over the groups detects it
        const std::size_t bit = word * kWordBits + static_cast<std::size_t>(std::countr_zero(here));
        bool has_pruned = false;
        for (std::uint32_t k = layout_->first_intersection[bit]; k < layout_->first_intersection[bit + 1];
             ++k) {
            const auto& [shared, rest] = layout_->intersections[layout_->intersections_at[k]];
            if ((here & ~shared) != 0 || (places_[v] & rest).is_empty()) continue;
            places_[v] -= rest;
            has_pruned = true;
        }
        return has_pruned;
    }

    const Layout* layout_;
    std::size_t values_;
    bool has_conflict_ = false;
    Cells propagated_;                     // fixed cells whose value has been removed from their peers
    std::array<Cells, kWordBits> places_;  // by value
    std::array<Cells, kWordBits>
        open_;  // by value: the fields that require it and have no propagated cell with it
    // By value: its places when hidden singles (and intersections) were last searched.
    std::array<Base, kWordBits> scanned_;
    std::array<Cells, kWordBits> intersected_;
};

}  // namespace sator::propagators
