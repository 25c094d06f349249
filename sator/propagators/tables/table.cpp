// Compact-Table (Demeulenaere, Hartert, Lecoutre, Perez, Perron, Régin and Schaus, "Compact-Table:
// efficiently filtering table constraints with reversible sparse bit-sets", CP 2016): the live rows are a bit
// set. If a position changed, either the rows of its removed values are taken out or those of its remaining
// values are kept, whichever are fewer. Then each candidate needs one live row, which is looked for first
// where it was found last.
//
// Two differences from the paper. Instead of the sparse index, the live words are bounded by the first and
// the last that are not zero, because sorted rows die in long stretches. And if few rows are left, they are
// kept as a list, and their values are collected row by row.
//
// GAC; a call costs live words × changed values, and about one look for each candidate; or the values of the
// few listed rows.
#include "sator/propagators/tables/table.hpp"

#include <algorithm>

#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/tables/table_reason.hpp"

namespace sator::propagators {

namespace {

/// Live rows are kept as a list if there are at most this many.
constexpr std::size_t kMaxListedRows = 32;

/// Layout of the reversible words: the representation of the live rows; the length of the list; the list; the
/// first live word; one past the last; the set of live rows; then each position's domain as last seen,
/// restricted to values that have rows. Words of the representation that is not in use are undefined.
constexpr std::size_t kRows = 0, kListed = 1, kList = 2, kFirst = kList + kMaxListedRows, kEnd = kFirst + 1,
                      kLive = kEnd + 1;
/// The representation of the live rows: not initialised, as a set, as a list.
constexpr Word kUnset = 0, kAsSet = 1, kAsList = 2;

/// A table is sparse if it has fewer rows than one in this many choices of its values: what some values leave
/// to the others is then seldom what other values leave.
constexpr std::size_t kChoicesOfARow = 16;

bool is_dense(const Tuples& tuples) {
    double choices = 1;
    for (std::size_t p = 0; p < tuples.width(); ++p)
        choices *= static_cast<double>(count_bits(tuples.values_at(p)));
    return choices <= static_cast<double>(tuples.row_count() * kChoicesOfARow);
}

class TableCall {
  public:
    TableCall(const Tuples& tuples, Scope& scope, Scratch& scratch)
        : tuples_(tuples),
          scope_(scope),
          state_(scratch.reversible),
          list_(scratch.reversible.data() + kList),
          live_(scratch.reversible.data() + kLive),
          seen_(live_ + tuples.row_words()),
          last_found_(scratch.memo.data()),
          kept_(scratch.memo.data() + tuples.pair_count()) {}

    Propagation run(Changed changed) {
        const bool is_first = state_[kRows] == kUnset;
        if (is_first) set_up();
        if (state_[kRows] == kAsList) {
            drop_listed(changed);
            return state_[kListed] == 0 ? Propagation::Conflict : keep_listed_values();
        }
        std::size_t narrowed = 0, last_narrowed = 0;
        changed.for_each([&](std::size_t position) {
            if (!update_rows(position)) return;
            ++narrowed;
            last_narrowed = position;
        });
        if (!shrink_bounds()) return Propagation::Conflict;
        if (list_rows()) return keep_listed_values();
        // If only one position has changed, each of its remaining values keeps all its rows.
        const auto is_supported = [&](std::size_t position) {
            return !is_first && narrowed == 1 && position == last_narrowed && is_seen(position);
        };
        for (std::size_t p = 0; p < tuples_.width(); ++p) {
            if (!is_supported(p) && !filter(p)) return Propagation::Conflict;
        }
        return outcome();
    }

  private:
    Word* seen(std::size_t position) const { return seen_ + position * tuples_.value_words(); }
    Word now(const Domain& domain, std::size_t word) const {
        return word < domain.word_count() ? domain.word(word) : 0;
    }

    /// Returns whether the domain is the one last seen; it then has no value without rows.
    bool is_seen(std::size_t position) const {
        const Domain domain = scope_[position];
        for (std::size_t i = 0; i < domain.word_count(); ++i) {
            if (domain.word(i) != (i < tuples_.value_words() ? seen(position)[i] : 0)) return false;
        }
        return true;
    }

    void set_up() {
        const std::size_t words = tuples_.row_words();
        std::fill_n(live_, words, ~Word{0});
        if (const std::size_t rest = tuples_.row_count() % kWordBits; rest != 0)
            live_[words - 1] = (Word{1} << rest) - 1;
        state_[kRows] = kAsSet;
        state_[kFirst] = 0;
        state_[kEnd] = words;
        for (std::size_t p = 0; p < tuples_.width(); ++p) std::ranges::copy(tuples_.values_at(p), seen(p));
        for (std::size_t q = 1; q < tuples_.width(); ++q) {
            for (std::size_t p = 0; p < q; ++p) {
                if (scope_.variable(p) == scope_.variable(q)) drop_unequal(p, q);
            }
        }
    }

    /// Keeps the rows with equal values at two positions of the same variable.
    void drop_unequal(std::size_t p, std::size_t q) {
        for (std::size_t r = 0; r < tuples_.row_count(); ++r) {
            if (tuples_.row(r)[p] != tuples_.row(r)[q]) live_[r / kWordBits] &= ~(Word{1} << r % kWordBits);
        }
    }

    /// Removes the rows of the values that a position has lost. Returns false if it has lost none.
    bool update_rows(std::size_t position) {
        const Domain domain = scope_[position];
        std::size_t lost = 0, left = 0;
        for (std::size_t i = 0; i < tuples_.value_words(); ++i) {
            const Word before = seen(position)[i], after = now(domain, i);
            lost += count_bits(before & ~after);
            left += count_bits(before & after);
        }
        if (lost == 0) return false;
        if (lost <= left) {
            incremental_update(position, domain);
        } else {
            reset_update(position, domain);
        }
        for (std::size_t i = 0; i < tuples_.value_words(); ++i) seen(position)[i] &= now(domain, i);
        return true;
    }

    /// The range of live words. Loops that write words use a copy, because the compiler would otherwise
    /// reload it in each iteration.
    struct WordRange {
        std::size_t first, end;
    };
    WordRange live_range() const {
        return {static_cast<std::size_t>(state_[kFirst]), static_cast<std::size_t>(state_[kEnd])};
    }

    void incremental_update(std::size_t position, const Domain& domain) {
        const auto [first, end] = live_range();
        Word* const live = live_;
        for (std::size_t i = 0; i < tuples_.value_words(); ++i) {
            for (Word lost = seen(position)[i] & ~now(domain, i); lost != 0; lost &= lost - 1) {
                const Word* const rows = rows_with(position, i, lost);
                for (std::size_t w = first; w < end; ++w) live[w] &= ~rows[w];
            }
        }
    }

    void reset_update(std::size_t position, const Domain& domain) {
        const auto [first, end] = live_range();
        Word *const live = live_, *const several = kept_;
        const Word* kept = nullptr;  // the rows of one value, or the union of those of several
        for (std::size_t i = 0; i < tuples_.value_words(); ++i) {
            for (Word left = seen(position)[i] & now(domain, i); left != 0; left &= left - 1) {
                const Word* const rows = rows_with(position, i, left);
                if (kept == nullptr) {
                    kept = rows;
                } else if (kept == several) {
                    for (std::size_t w = first; w < end; ++w) several[w] |= rows[w];
                } else {
                    for (std::size_t w = first; w < end; ++w) several[w] = kept[w] | rows[w];
                    kept = several;
                }
            }
        }
        if (kept == nullptr) {
            std::fill(live + first, live + end, Word{0});
        } else {
            for (std::size_t w = first; w < end; ++w) live[w] &= kept[w];
        }
    }

    /// Returns the rows of the least value in `values`, the bits of word `word`.
    const Word* rows_with(std::size_t position, std::size_t word, Word values) const {
        const std::size_t value = word * kWordBits + static_cast<std::size_t>(std::countr_zero(values));
        return tuples_.rows_of(tuples_.pair(position, value)).data();
    }

    /// Returns false if no row is left.
    bool shrink_bounds() {
        while (state_[kFirst] < state_[kEnd] && live_[state_[kFirst]] == 0) ++state_[kFirst];
        while (state_[kFirst] < state_[kEnd] && live_[state_[kEnd] - 1] == 0) --state_[kEnd];
        return state_[kFirst] < state_[kEnd];
    }

    /// Lists the live rows if they are few. Returns whether they are.
    bool list_rows() {
        std::size_t count = 0;
        for (std::size_t w = state_[kFirst]; w < state_[kEnd]; ++w) {
            count += count_bits(live_[w]);
            if (count >= kMaxListedRows) return false;
        }
        Word* listed = list_;
        for (std::size_t w = state_[kFirst]; w < state_[kEnd]; ++w) {
            for (Word rows = live_[w]; rows != 0; rows &= rows - 1)
                *listed++ = w * kWordBits + static_cast<std::size_t>(std::countr_zero(rows));
        }
        state_[kListed] = count;
        state_[kRows] = kAsList;
        return true;
    }

    /// Removes the listed rows that have a value which a position has lost. Branch-free, because which rows
    /// they are is unpredictable.
    void drop_listed(Changed changed) {
        changed.for_each([&](std::size_t position) {
            const Domain domain = scope_[position];
            const std::size_t listed = state_[kListed];
            std::size_t kept = 0;
            for (std::size_t i = 0; i < listed; ++i) {
                const Word row = list_[i];
                const std::uint32_t value = tuples_.row(row)[position];
                list_[kept] = row;
                kept += now(domain, value / kWordBits) >> value % kWordBits & 1;
            }
            state_[kListed] = kept;
        });
    }

    /// Sets the domains last seen to the values of the listed rows.
    void see_listed_values() {
        const std::size_t words = tuples_.value_words();
        Word* const seen = seen_;
        std::fill_n(seen, tuples_.width() * words, Word{0});
        for (const Word *row = list_, *const end = list_ + state_[kListed]; row != end; ++row) {
            Word* at = seen;
            if (words == 1) {  // the common case, in fewer steps
                for (const std::uint32_t value : tuples_.row(*row)) *at++ |= Word{1} << value % kWordBits;
                continue;
            }
            for (const std::uint32_t value : tuples_.row(*row)) {
                at[value / kWordBits] |= Word{1} << value % kWordBits;
                at += words;
            }
        }
    }

    /// Prunes the values that occur in no listed row.
    Propagation keep_listed_values() {
        see_listed_values();
        for (std::size_t p = 0; p < tuples_.width(); ++p) {
            if (!is_seen(p) && !keep_seen(p)) return Propagation::Conflict;
        }
        return outcome();
    }

    Propagation outcome() const {
        std::size_t open = 0;
        for (std::size_t p = 0; p < tuples_.width(); ++p) {
            if (!scope_[p].is_fixed() && ++open == 2) return Propagation::Fixpoint;
        }
        return Propagation::Entailed;
    }

    /// Prunes the values of a position that have no live row.
    bool filter(std::size_t position) {
        const Domain domain = scope_[position];
        const WordRange live = live_range();
        const std::uint32_t* const pairs = tuples_.pairs_at(position).data();
        Word* const seen_here = seen(position);
        bool is_kept_whole = true;
        for (std::size_t i = 0; i < domain.word_count(); ++i) {
            const Word with_rows = i < tuples_.value_words() ? seen_here[i] : 0;
            if (domain.word(i) != with_rows) is_kept_whole = false;
            for (Word rest = domain.word(i) & with_rows; rest != 0; rest &= rest - 1) {
                const std::size_t value = i * kWordBits + static_cast<std::size_t>(std::countr_zero(rest));
                if (has_live_row(pairs[value], live)) continue;
                seen_here[i] &= ~(rest & -rest);
                is_kept_whole = false;
            }
        }
        return is_kept_whole || keep_seen(position);
    }

    bool keep_seen(std::size_t position) {
        if (scope_[position].word_count() == tuples_.value_words()) {
            return scope_.keep(position, {seen(position), tuples_.value_words()});
        }
        for (std::size_t i = 0; i < scope_[position].word_count(); ++i) {
            for (Word lost = scope_[position].word(i) & ~(i < tuples_.value_words() ? seen(position)[i] : 0);
                 lost != 0; lost &= lost - 1) {
                if (!scope_.remove(position, static_cast<Value>(i * kWordBits) + std::countr_zero(lost)))
                    return false;
            }
        }
        return true;
    }

    /// Returns whether the pair has a row in the live words. Looks first at the word where one was found
    /// last.
    bool has_live_row(std::uint32_t pair, WordRange among) {
        const Word *const rows = tuples_.rows_of(pair).data(), *const live = live_;
        const std::size_t found = last_found_[pair];
        if (found - among.first < among.end - among.first && (rows[found] & live[found]) != 0) return true;
        for (std::size_t w = among.first; w < among.end; ++w) {
            if ((rows[w] & live[w]) == 0) continue;
            last_found_[pair] = w;
            return true;
        }
        return false;
    }

    const Tuples& tuples_;
    Scope& scope_;
    std::span<Word> state_;
    Word* list_;
    Word* live_;
    Word* seen_;
    Word* last_found_;  // by pair: the word in which a live row was last found; any number is valid
    Word* kept_;        // workspace for a set of rows
};

}  // namespace

Table::Table(std::shared_ptr<const Tuples> tuples)
    : tuples_(std::move(tuples)), is_dense_(is_dense(*tuples_)) {}

std::size_t Table::memo_words(std::size_t /*positions*/) const {
    return tuples_->pair_count() + tuples_->row_words();
}

std::size_t Table::reversible_words(std::size_t /*positions*/) const {
    return kLive + tuples_->row_words() + tuples_->width() * tuples_->value_words();
}

Propagation Table::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    return TableCall(*tuples_, scope, scratch).run(changed);
}

Reason Table::explain(std::optional<Literal> removal, const DomainsBefore& before) const {
    return table_reason(*tuples_, removal, before);
}

void Table::signature(std::size_t positions, ConstraintSignature& signature) const {
    signature.add_ordered_piece(name(), tuples_.get(), positions);
}

void Table::neighbours(std::size_t positions, NeighbourGroups& neighbours) const {
    neighbours.add_all(EdgeKind::Depend, positions);
}

}  // namespace sator::propagators
